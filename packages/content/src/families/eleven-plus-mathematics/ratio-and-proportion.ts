import { barModel } from '../../drawing/bar-model.ts';
import { greatestCommonDivisor, money, printed } from '../../text/numbers.ts';
import { people } from '../../text/people.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const simplify: Family = {
  name: 'simplest-form',
  printed: { 1: 3, 2: 2 },
  write: (random, difficulty) => {
    const first = random.int(2, 7);
    const second = random.intExcept(1, 9, [first]);
    const divisor = greatestCommonDivisor(first, second);
    const [left, right] = [first / divisor, second / divisor];
    const factor = random.int(2, difficulty === 1 ? 5 : 9);
    const [a, b] = [left * factor, right * factor];
    const ratio = (one: number, other: number) => `${one} : ${other}`;
    return {
      body: random.pick([
        `There are ${a} red beads and ${b} blue beads on a string. What is the ratio of red beads to blue beads in its simplest form?`,
        `A class has ${a} girls and ${b} boys. What is the ratio of girls to boys in its simplest form?`,
        `Write the ratio ${a} : ${b} in its simplest form.`,
      ]),
      answer: ratio(left, right),
      mistakes: [
        [ratio(right, left), 'writing the ratio the wrong way round'],
        [ratio(left, left + right), 'comparing one part with the total'],
        [ratio(left + 1, right), 'a slip in the division'],
        [ratio(left, right + 1), 'a slip in the division'],
        [ratio(a - 1, b - 1), 'subtracting instead of dividing'],
        [ratio(left + 2, right), 'a slip in the division'],
      ],
      explanation: `Divide both numbers by their highest common factor, ${factor}: ${a} ÷ ${factor} = ${left} and ${b} ÷ ${factor} = ${right}, so the ratio is ${ratio(left, right)}.`,
    };
  },
};

const sharing: Family = {
  name: 'sharing',
  printed: { 2: 3, 3: 3 },
  write: (random, difficulty) => {
    const first = random.int(1, 4);
    const second = random.pick([2, 3, 4, 5, 6, 7].filter((each) => greatestCommonDivisor(each, first) === 1));
    const part = random.int(3, difficulty === 2 ? 9 : 24);
    const total = part * (first + second);
    const [one, other] = people(random, 2) as [string, string];
    const difference = difficulty === 3 && random.chance(0.5);
    const answer = difference ? part * Math.abs(second - first) : part * second;
    return {
      body: `${one} and ${other} share ${printed(total)} ${random.pick(['marbles', 'raffle tickets', 'football cards'])} in the ratio ${first} : ${second}. ${difference ? 'How many more does one of them get than the other?' : `How many does ${other} get?`}`,
      answer: printed(answer),
      mistakes: [
        [
          printed(difference ? part * second : part * first),
          difference ? `giving ${other}’s share` : `giving ${one}’s share`,
        ],
        [printed(Math.round(total / second)), `dividing by ${second} instead of by ${first + second}`],
        [printed(part), 'stopping at one part'],
        [printed(Math.round(total / 2)), 'sharing equally'],
        [printed(total - second), 'subtracting the ratio from the total'],
        ...near(answer, part),
      ],
      explanation: `There are ${first} + ${second} = ${first + second} parts, so one part is ${printed(total)} ÷ ${first + second} = ${part}. ${difference ? `The difference is ${Math.abs(second - first)} ${Math.abs(second - first) === 1 ? 'part' : 'parts'}` : `${other} gets ${second} parts`}: ${part} × ${answer / part} = ${printed(answer)}.`,
      solutionImage: {
        svg: barModel({
          parts: first + second,
          shaded: first,
          partLabel: printed(part),
          wholeLabel: printed(total),
          shadedLabel: `${one}: ${printed(part * first)}`,
        }),
        alternativeText: `A bar of ${first + second} equal parts of ${part}, ${printed(total)} in all. The first ${first} belong to ${one} and make ${printed(part * first)}; the other ${second} belong to ${other}.`,
      },
    };
  },
};

const recipes: Family = {
  name: 'recipes',
  printed: { 1: 2, 2: 2, 3: 2 },
  write: (random, difficulty) => {
    const serves = random.pick([2, 4, 6]);
    const target =
      difficulty === 1
        ? serves * random.int(2, 3)
        : difficulty === 2
          ? serves / 2 + serves
          : random.pick([5, 7, 9, 10, 15].filter((each) => each % serves !== 0));
    const each =
      random.int(2, 9) * (difficulty === 3 ? 15 : 10) * (target % 2 === 1 && difficulty === 2 ? 2 : 1);
    const [dish, food] = random.pick([
      ['pancakes', 'flour'],
      ['tomato soup', 'tomatoes'],
      ['dhal', 'lentils'],
      ['flapjack', 'oats'],
      ['jollof rice', 'rice'],
    ] as const);
    const [given, wanted] = [each * serves, each * target];
    const grams = (value: number) => `${printed(value)} g`;
    return {
      body: `A recipe for ${serves} people uses ${grams(given)} of ${food}. What mass of ${food} is needed to make ${dish} for ${target} people?`,
      answer: grams(wanted),
      mistakes: [
        [grams(given + (target - serves) * 10), 'adding a fixed amount for each extra person'],
        [grams(given * 2), 'doubling the recipe'],
        [grams(given * target), 'multiplying without finding the amount for one person'],
        [grams(each), 'stopping at the amount for one person'],
        [grams(wanted + each), 'counting one person too many'],
        [grams(wanted - each), 'counting one person too few'],
      ],
      explanation: `One person needs ${grams(given)} ÷ ${serves} = ${grams(each)}, so ${target} people need ${printed(each)} × ${target} = ${grams(wanted)}.`,
    };
  },
};

const mapScales: Family = {
  name: 'map-scales',
  printed: { 2: 1, 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const centimetres = random.int(3, 15) + (difficulty === 2 ? 0 : 0.5);
    const scale = difficulty === 4 ? random.pick([25_000, 50_000]) : 0;
    const perCentimetre = scale === 0 ? random.pick([2, 4, 5, 20]) : scale / 100_000;
    const kilometres = centimetres * perCentimetre;
    const show = (value: number) => `${printed(value)} km`;
    const key =
      scale === 0
        ? `On a map, 1 cm stands for ${perCentimetre} km.`
        : `A map has a scale of 1 : ${printed(scale)}.`;
    return {
      body: `${key} Two villages are ${printed(centimetres)} cm apart on the map. How far apart are they in real life?`,
      answer: show(kilometres),
      mistakes: [
        [show(kilometres * 10), 'a slip when changing units'],
        [show(kilometres / 10), 'a slip when changing units'],
        [show(centimetres / perCentimetre), 'dividing by the scale'],
        [show(centimetres + perCentimetre), 'adding instead of multiplying'],
        [show(kilometres + perCentimetre), 'counting one centimetre too many'],
        [show(kilometres * 2), ''],
      ],
      explanation: `${scale === 0 ? '' : `1 cm stands for ${printed(scale)} cm, which is ${printed(perCentimetre)} km. `}${printed(centimetres)} × ${printed(perCentimetre)} = ${printed(kilometres)}, so they are ${show(kilometres)} apart.`,
    };
  },
};

const bestValue: Family = {
  name: 'best-value',
  printed: { 4: 2, 5: 1 },
  write: (random, difficulty) => {
    const sizes = random.sample([4, 5, 6, 8, 10, 12], 5);
    const start = random.int(35, 60);
    const unitPrices = random
      .shuffle([0, 1, 2, 3, 4])
      .map((index) => start + index * (difficulty === 5 ? 1 : 3));
    const packs = sizes.map((size, index) => ({
      size,
      unit: unitPrices[index] ?? start,
      price: size * (unitPrices[index] ?? start),
    }));
    const sorted = [...packs].sort((left, right) => left.unit - right.unit);
    const show = ({ size, price }: { size: number; price: number }) => `${size} rolls for ${money(price)}`;
    const [best, ...others] = sorted;
    if (!best) throw new Error('No packs');
    return {
      body: random.pick([
        'A shop sells bread rolls in packs of different sizes. Which pack is the best value for money?',
        'In which of these packs does a bread roll cost the least?',
        'Which of these offers gives the lowest price for each bread roll?',
      ]),
      answer: show(best),
      mistakes: others.map(
        (pack) => [show(pack), `not working out the price of one roll, ${pack.unit}p`] as const,
      ),
      explanation: `Divide each price by the number of rolls. ${best.size} rolls for ${money(best.price)} is ${best.unit}p a roll, the lowest.`,
    };
  },
};

export const ratioAndProportion: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'RATIO_AND_PROPORTION',
  families: [simplify, sharing, recipes, mapScales, bestValue],
};
