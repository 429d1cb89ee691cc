import { scattered, shadedGrid } from '../../drawing/fraction-picture.ts';
import { fraction, money, printed } from '../../text/numbers.ts';
import { person } from '../../text/people.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const decimalSums: Family = {
  name: 'decimal-sums',
  printed: { 1: 3, 2: 2 },
  write: (random, difficulty) => {
    const a = random.int(11, 89);
    const b = difficulty === 1 ? random.int(11, 89) : random.int(105, 895);
    const [first, second] = [a / 10, difficulty === 1 ? b / 10 : b / 100];
    const total = first + second;
    const name = person(random);
    return {
      body: random.pick([
        `Work out ${printed(first)} + ${printed(second)}.`,
        `${name} swims ${printed(first)} km on Saturday and ${printed(second)} km on Sunday. How far is that altogether, in km?`,
        `Two parcels weigh ${printed(first)} kg and ${printed(second)} kg. What is their total mass, in kg?`,
      ]),
      answer: printed(total),
      mistakes: [
        [
          printed((difficulty === 1 ? a + b + 1 : a + b) / (difficulty === 1 ? 10 : 100)),
          difficulty === 1
            ? 'a slip in the tenths'
            : 'lining up the last digits instead of the decimal points',
        ],
        [printed(total * 10), 'losing the place of the decimal point'],
        [printed(total + 1), 'carrying one too many'],
        [printed(total - 1), 'not carrying'],
        [printed(Math.abs(first - second)), 'subtracting'],
        ...near(total, 0.1),
      ],
      explanation: `Line up the decimal points: ${printed(first)} + ${printed(second)} = ${printed(total)}.`,
    };
  },
};

const percentOf: Family = {
  name: 'percentage-of-an-amount',
  printed: { 1: 3, 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const percent = random.pick(
      difficulty === 1 ? [10, 25, 50] : difficulty === 2 ? [5, 15, 20, 30, 40, 60, 75] : [12, 35, 45, 65, 85],
    );
    const amount = random.int(3, difficulty === 1 ? 12 : 30) * (difficulty === 3 ? 100 : 20);
    const answer = (amount * percent) / 100;
    const ten = amount / 10;
    return {
      body: random.pick([
        `What is ${percent}% of ${printed(amount)}?`,
        `${printed(amount)} people visit a museum. ${percent}% of them are children. How many children visit?`,
        `A farmer has ${printed(amount)} sheep and sells ${percent}% of them. How many sheep are sold?`,
      ]),
      answer: printed(answer),
      mistakes: [
        [printed(amount - answer), 'finding what is left'],
        [printed(ten), 'stopping at 10%'],
        [printed(Math.round(amount / percent)), `dividing by ${percent}`],
        [printed(answer * 10), 'a slip with the decimal point'],
        [printed(answer / 10), 'a slip with the decimal point'],
        [printed(answer + ten), 'adding 10% too many'],
        [printed(Math.abs(amount - percent)), 'subtracting the percentage as a number'],
      ],
      explanation:
        100 % percent === 0 && percent >= 10
          ? `${percent}% is one part in ${100 / percent}: ${printed(amount)} ÷ ${100 / percent} = ${printed(answer)}.`
          : `1% is ${printed(amount)} ÷ 100 = ${printed(amount / 100)}, so ${percent}% is ${printed(amount / 100)} × ${percent} = ${printed(answer)}.`,
    };
  },
};

const sales: Family = {
  name: 'sale-prices',
  printed: { 3: 2, 4: 3 },
  write: (random, difficulty) => {
    const percent = random.pick([10, 15, 20, 25, 30, 40]);
    const price = random.int(2, 24) * 1000;
    const sale = (price * (100 - percent)) / 100;
    const thing = random.pick(['coat', 'tent', 'keyboard', 'pair of skates', 'desk lamp', 'bicycle helmet']);
    if (difficulty === 3) {
      return {
        body: `A ${thing} costs ${money(price)}. In a sale its price falls by ${percent}%. What is the sale price?`,
        answer: money(sale),
        mistakes: [
          [money(price - sale), 'giving the reduction instead of the new price'],
          [money(price - percent * 100), `taking off £${percent}`],
          [money(price + price - sale), 'adding the reduction'],
          [money(sale + 500), 'a slip in the subtraction'],
          [money(sale - 500), 'a slip in the subtraction'],
        ],
        explanation: `${percent}% of ${money(price)} is ${money(price - sale)}. ${money(price)} − ${money(price - sale)} = ${money(sale)}.`,
      };
    }
    return {
      body: `In a sale the price of a ${thing} falls by ${percent}%. It now costs ${money(sale)}. What did it cost before the sale?`,
      answer: money(price),
      mistakes: [
        [money(Math.round((sale * (100 + percent)) / 100)), `adding ${percent}% of the sale price`],
        [money(Math.round((sale * (100 - percent)) / 100)), `taking off another ${percent}%`],
        [money(sale + percent * 100), `adding £${percent}`],
        [money(price - sale), 'giving the reduction'],
        [money(price + 1000), ''],
        [money(price - 500), ''],
      ],
      explanation: `The sale price is ${100 - percent}% of the old price. 1% is ${money(sale)} ÷ ${100 - percent} = ${money(price / 100)}, so 100% is ${money(price)}.`,
    };
  },
};

const conversions: Family = {
  name: 'conversions',
  printed: { 1: 2, 2: 3, 3: 1 },
  write: (random, difficulty) => {
    const bottom = random.pick(
      difficulty === 1 ? [2, 4, 5, 10] : difficulty === 2 ? [4, 5, 10, 20, 25] : [8, 25, 40],
    );
    const top = random.int(1, bottom - 1);
    const value = top / bottom;
    const percent = `${printed(value * 100)}%`;
    const ratio = fraction(top, bottom);
    if (random.chance(0.5)) {
      return {
        body: `Which percentage is equal to ${ratio}?`,
        answer: percent,
        mistakes: [
          [`${printed(top * 10 + (bottom % 10))}%`, 'writing the two numbers side by side'],
          [`${printed(value * 10)}%`, 'multiplying by 10 instead of 100'],
          [`${printed(100 - value * 100)}%`, 'finding the rest'],
          [`${bottom}%`, 'reading the denominator as a percentage'],
          [`${printed(value * 100 + 5)}%`, ''],
          [`${printed(value * 100 + 10)}%`, ''],
        ],
        explanation: `${ratio} = ${fraction(value * 1000, 1000)} of 100% = ${percent}.`.replace(
          `${ratio} = ${ratio} of`,
          `${ratio} of`,
        ),
      };
    }
    return {
      body: `Which decimal is equal to ${ratio}?`,
      answer: printed(value),
      mistakes: [
        [`0.${top}${bottom}`, 'writing the two numbers after a decimal point'],
        [printed(value / 10), 'a slip in the place of the digits'],
        [printed(1 - value), 'finding the rest'],
        [`${top}.${bottom}`, 'replacing the line by a decimal point'],
        [printed(value + 0.05), ''],
        [printed(value + 0.1), ''],
      ],
      explanation: `${ratio} means ${ratio.replace('/', ' ÷ ')} = ${printed(value)}.`,
    };
  },
};

const shadedPercent: Family = {
  name: 'shaded-percentage',
  printed: { 1: 2, 2: 2 },
  write: (random, difficulty) => {
    const [rows, columns] =
      difficulty === 1
        ? ([2, 5] as const)
        : random.pick([
            [4, 5],
            [5, 5],
          ] as const);
    const cells = rows * columns;
    const shaded = random.int(3, cells - 3);
    const picture = (count: number) => ({
      svg: shadedGrid(rows, columns, scattered(random, cells, count)),
      alternativeText: `A grid of ${cells} equal squares of which ${count} are shaded.`,
    });
    const others = random.sample(
      [shaded - 3, shaded - 2, shaded - 1, shaded + 1, shaded + 2, shaded + 3].filter(
        (count) => count > 0 && count < cells,
      ),
      4,
    );
    return {
      body: `Which picture has exactly ${printed((shaded / cells) * 100)}% of its squares shaded?`,
      answer: picture(shaded),
      mistakes: others.map((count) => [picture(count), 'a slip in the counting'] as const),
      explanation: `Each of the ${cells} squares is ${printed(100 / cells)}%, so ${printed((shaded / cells) * 100)}% is ${shaded} squares.`,
    };
  },
};

export const decimalsAndPercentages: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'DECIMALS_AND_PERCENTAGES',
  families: [decimalSums, percentOf, sales, conversions, shadedPercent],
};
