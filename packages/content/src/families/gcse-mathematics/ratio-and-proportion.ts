import { greatestCommonDivisor, money, printed } from '../../text/numbers.ts';
import { people } from '../../text/people.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const things = [
  ['a jacket', 'coat'],
  ['a phone', 'phone'],
  ['a bus pass', 'pass'],
  ['a pair of boots', 'boots'],
  ['a tablet', 'tablet'],
] as const;

const percentageChange: Family = {
  name: 'percentage-change',
  printed: { 1: 2, 2: 2, 3: 2 },
  write: (random, difficulty) => {
    const [thing] = random.pick(things);
    const percent = random.pick([5, 10, 12, 15, 20, 25, 30, 35, 40]);
    const price = random.int(2, 20) * 2000;
    const rise = random.chance(0.5);
    const changed = (price * (100 + (rise ? percent : -percent))) / 100;
    const word = rise ? 'rises' : 'falls';
    if (difficulty === 1) {
      return {
        body: `The price of ${thing} is ${money(price)}. It ${word} by ${percent}%. What is the new price?`,
        answer: money(changed),
        mistakes: [
          [money((price * percent) / 100), 'giving the change instead of the new price'],
          [
            money((price * (100 + (rise ? -percent : percent))) / 100),
            `making the price ${rise ? 'fall' : 'rise'}`,
          ],
          [
            money(price + (rise ? percent : -percent) * 100),
            `${rise ? 'adding' : 'subtracting'} £${percent}`,
          ],
          [money(changed + 1000), ''],
        ],
        explanation: `${percent}% of ${money(price)} is ${money((price * percent) / 100)}. ${money(price)} ${rise ? '+' : '−'} ${money((price * percent) / 100)} = ${money(changed)}.`,
      };
    }
    if (difficulty === 2) {
      const show = (value: number) => `${printed(value, Number.isInteger(value) ? 0 : 1)}%`;
      return {
        body: `The price of ${thing} ${word} from ${money(price)} to ${money(changed)}. What is the percentage ${rise ? 'increase' : 'decrease'}?`,
        answer: show(percent),
        mistakes: [
          [show((100 * Math.abs(changed - price)) / changed), 'comparing with the new price'],
          [show((100 * changed) / price), 'giving the new price as a percentage of the old'],
          [show(Math.abs(changed - price) / 100), 'giving the change in pounds'],
          [show(percent + 5), ''],
        ],
        explanation: `The change is ${money(Math.abs(changed - price))}. As a percentage of the old price that is ${money(Math.abs(changed - price))} ÷ ${money(price)} × 100 = ${percent}%.`,
      };
    }
    return {
      body: `After a ${percent}% ${rise ? 'increase' : 'reduction'} the price of ${thing} is ${money(changed)}. What was the price before?`,
      answer: money(price),
      mistakes: [
        [
          money(Math.round((changed * (100 + (rise ? -percent : percent))) / 100)),
          `${rise ? 'taking off' : 'adding'} ${percent}% of the new price`,
        ],
        [
          money(Math.round((changed * (100 + (rise ? percent : -percent))) / 100)),
          'changing the price a second time',
        ],
        [money(Math.round((changed * percent) / 100)), `finding ${percent}% of the new price`],
        [money(price + 500), ''],
      ],
      explanation: `The new price is ${100 + (rise ? percent : -percent)}% of the old one, so the old one is ${money(changed)} ÷ ${printed((100 + (rise ? percent : -percent)) / 100)} = ${money(price)}.`,
    };
  },
};

const compound: Family = {
  name: 'compound-change',
  printed: { 3: 1, 4: 2 },
  write: (random, difficulty) => {
    const start = random.int(2, 12) * 100_000;
    const percent = random.pick([2, 3, 4, 5, 10, 20]);
    const years = difficulty === 3 ? 2 : 3;
    const grows = random.chance(0.6);
    const factor = 1 + (grows ? percent : -percent) / 100;
    const show = (value: number) => money(Math.round(value));
    const end = start * factor ** years;
    return {
      body: grows
        ? `${money(start)} is invested at ${percent}% compound interest a year. How much is it worth after ${years} years, to the nearest penny?`
        : `A car costs ${money(start)} and loses ${percent}% of its value every year. What is it worth after ${years} years, to the nearest penny?`,
      answer: show(end),
      mistakes: [
        [show(start * (1 + years * (factor - 1))), 'changing by the same amount every year'],
        [show(Math.abs(end - start)), 'giving the change instead of the value'],
        [show(start * factor ** (years - 1)), 'counting one year too few'],
        [show(start * factor ** (years + 1)), 'counting one year too many'],
      ],
      explanation: `Multiply by ${printed(factor)} once for each year: ${money(start)} × ${printed(factor)}${years === 2 ? '²' : '³'} = ${show(end)}.`,
    };
  },
};

const measures: Family = {
  name: 'compound-measures',
  printed: { 1: 2, 2: 2 },
  write: (random, difficulty) => {
    const [density, volume] = [random.int(2, 12) + (difficulty === 1 ? 0 : 0.5), random.int(4, 30) * 2];
    const mass = density * volume;
    const kind = random.pick(['density', 'pressure'] as const);
    if (kind === 'density') {
      const wantsVolume = difficulty === 2;
      return {
        body: wantsVolume
          ? `A metal has a density of ${printed(density)} g/cm³. What is the volume of a piece of ${printed(mass)} g, in cm³?`
          : `A block has a mass of ${printed(mass)} g and a volume of ${volume} cm³. What is its density, in g/cm³?`,
        answer: printed(wantsVolume ? volume : density),
        mistakes: wantsVolume
          ? [
              [printed(density * mass), 'multiplying instead of dividing'],
              [printed(mass - density), 'subtracting'],
              [printed(Number((density / mass).toFixed(3))), 'dividing the wrong way round'],
              [printed(volume * 10), 'a slip with the decimal point'],
              [printed(volume + 4), ''],
            ]
          : [
              [printed(mass * volume), 'multiplying instead of dividing'],
              [printed(Number((volume / mass).toFixed(3))), 'dividing the wrong way round'],
              [printed(mass - volume), 'subtracting'],
              [printed(density + 1), ''],
            ],
        explanation: wantsVolume
          ? `Volume is mass ÷ density: ${printed(mass)} ÷ ${printed(density)} = ${volume}.`
          : `Density is mass ÷ volume: ${printed(mass)} ÷ ${volume} = ${printed(density)}.`,
      };
    }
    return {
      body:
        difficulty === 2
          ? `A pressure of ${printed(density)} N/cm² acts on an area of ${volume} cm². What is the force, in N?`
          : `A force of ${printed(mass)} N acts on an area of ${volume} cm². What is the pressure, in N/cm²?`,
      answer: printed(difficulty === 2 ? mass : density),
      mistakes:
        difficulty === 2
          ? [
              [printed(Number((volume / density).toFixed(1))), 'dividing instead of multiplying'],
              [printed(volume + density), 'adding'],
              [printed(mass * 10), 'a slip with the decimal point'],
              [printed(mass + volume), ''],
            ]
          : [
              [printed(mass * volume), 'multiplying instead of dividing'],
              [printed(mass - volume), 'subtracting'],
              [printed(Number((volume / mass).toFixed(3))), 'dividing the wrong way round'],
              [printed(density + 2), ''],
            ],
      explanation:
        difficulty === 2
          ? `Force is pressure × area: ${printed(density)} × ${volume} = ${printed(mass)}.`
          : `Pressure is force ÷ area: ${printed(mass)} ÷ ${volume} = ${printed(density)}.`,
    };
  },
};

const proportion: Family = {
  name: 'direct-and-inverse',
  printed: { 2: 2, 3: 2, 5: 2 },
  write: (random, difficulty) => {
    if (difficulty === 2) {
      const [workers, hours] = [random.pick([3, 4, 6, 8]), random.pick([6, 9, 12, 15])];
      const others = random.pick(
        [2, 3, 4, 5, 6, 9].filter((each) => each !== workers && (workers * hours) % each === 0),
      );
      const answer = (workers * hours) / others;
      return {
        body: random.pick([
          `${workers} people paint a fence in ${hours} hours. How many hours would ${others} people take at the same rate?`,
          `${workers} pumps empty a pool in ${hours} hours. How many hours would ${others} pumps take?`,
        ]),
        answer: printed(answer),
        mistakes: [
          [printed(Number(((hours * others) / workers).toFixed(1))), 'treating it as direct proportion'],
          [printed(workers * hours), 'finding the time for one alone'],
          [printed(Math.abs(hours + workers - others)), 'changing by the difference'],
          [printed(answer + 1), ''],
          [printed(answer + 2), ''],
        ],
        explanation: `One alone would take ${workers} × ${hours} = ${workers * hours} hours, so ${others} take ${workers * hours} ÷ ${others} = ${answer} hours.`,
      };
    }
    const square = difficulty === 5;
    const inverse = square || random.chance(0.5);
    const [x1, x2] = square
      ? random.pick([
          [2, 4],
          [3, 6],
          [2, 6],
          [5, 10],
        ] as const)
      : random.pick([
          [2, 8],
          [3, 12],
          [4, 10],
          [6, 9],
          [5, 20],
        ] as const);
    const k = square ? x2 ** 2 * random.int(1, 5) : x1 * x2 * random.int(1, 4);
    const value = (x: number) => (inverse ? k / (square ? x * x : x) : (k * x) / x1);
    const [y1, y2] = [value(x1), value(x2)];
    return {
      body: `y is ${inverse ? 'inversely' : 'directly'} proportional to ${square ? 'the square of x' : 'x'}. When x = ${x1}, y = ${printed(y1)}. What is y when x = ${x2}?`,
      answer: printed(y2),
      mistakes: [
        [
          printed(Number((inverse ? (y1 * x2) / x1 : (y1 * x1) / x2).toFixed(2))),
          `treating it as ${inverse ? 'direct' : 'inverse'} proportion`,
        ],
        [
          printed(Number((square ? (y1 * x1) / x2 : y1 + x2 - x1).toFixed(2))),
          square ? 'forgetting the square' : 'changing by the difference',
        ],
        [printed(k === y2 ? k + x1 : k), inverse ? 'giving the constant' : ''],
        [printed(y2 * 2), ''],
        ...near(y2, 1),
      ],
      explanation: inverse
        ? `The product y × ${square ? 'x²' : 'x'} stays ${printed(y1)} × ${square ? `${x1}²` : x1} = ${k}, so y = ${k} ÷ ${square ? x2 * x2 : x2} = ${printed(y2)}.`
        : `y ÷ x stays ${printed(y1)} ÷ ${x1} = ${printed(y1 / x1)}, so y = ${printed(y1 / x1)} × ${x2} = ${printed(y2)}.`,
    };
  },
};

const ratios: Family = {
  name: 'ratios',
  printed: { 1: 2, 2: 1, 4: 2 },
  write: (random, difficulty) => {
    const [one, other, third] = people(random, 3) as [string, string, string];
    const [a, b] = random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 7],
      [5, 8],
    ] as const);
    const part = random.int(4, 15);
    if (difficulty === 4) {
      const [c, d] = random.pick([
        [2, 3],
        [4, 5],
        [3, 7],
        [6, 5],
      ] as const);
      const common = (b * c) / greatestCommonDivisor(b, c);
      const [x, y, z] = [(a * common) / b, common, (d * common) / c];
      const divisor = greatestCommonDivisor(greatestCommonDivisor(x, y), z);
      const show = (...parts: number[]) => parts.map((each) => printed(each)).join(' : ');
      return {
        body: `The ratio of ${one}’s money to ${other}’s is ${a} : ${b}. The ratio of ${other}’s to ${third}’s is ${c} : ${d}. What is the ratio of all three, in the order ${one}, ${other}, ${third}?`,
        answer: show(x / divisor, y / divisor, z / divisor),
        mistakes: [
          [show(a, b + c, d), 'adding the middle numbers'],
          [show(a, b, d), `leaving out the ${c}`],
          [show(a * c, b * d, d * b), 'multiplying across'],
          [show(a * d, b * c, b * d), 'multiplying the wrong pairs'],
          [show(z / divisor, y / divisor, x / divisor), 'writing the ratio backwards'],
        ],
        explanation: `Make ${other}’s part the same in both, ${common}: ${show(x, y)} and ${show(y, z)}, so together ${show(x / divisor, y / divisor, z / divisor)}.`,
      };
    }
    const difference = difficulty === 2;
    const answer = difference ? part * (a + b) : part * b;
    return {
      body: difference
        ? `${one} and ${other} share some money in the ratio ${a} : ${b}. ${other} gets £${part * (b - a)} more than ${one}. How much do they share?`
        : `${one} and ${other} share £${part * (a + b)} in the ratio ${a} : ${b}. How much does ${other} get?`,
      answer: `£${printed(answer)}`,
      mistakes: [
        [
          `£${printed(difference ? part * b : part * a)}`,
          difference ? `giving ${other}’s share` : `giving ${one}’s share`,
        ],
        [
          `£${printed(difference ? part * (b - a) * (a + b) : part)}`,
          difference ? 'taking the difference for one part' : 'stopping at one part',
        ],
        [
          `£${printed(difference ? part * a : Math.round((part * (a + b)) / b))}`,
          difference ? `giving ${one}’s share` : `dividing by ${b}`,
        ],
        [`£${printed(answer + part)}`, ''],
      ],
      explanation: difference
        ? `The difference is ${b - a} ${b - a === 1 ? 'part' : 'parts'}, so one part is £${part}. In all there are ${a + b} parts: £${printed(answer)}.`
        : `There are ${a + b} parts of £${part}, and ${other} gets ${b} of them: £${printed(answer)}.`,
    };
  },
};

export const ratioAndProportion: TopicFamilies = {
  subjectCode: 'GCSE_MATHEMATICS',
  topicCode: 'RATIO_AND_PROPORTION',
  families: [percentageChange, compound, measures, proportion, ratios],
};
