import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import type { Random } from '#random.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { three } from '#checks/support/arithmetic.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

const show = (value: number) => formatPrintedNumber(Number(value.toFixed(2)));
const things = ['boxes', 'parcels', 'melons', 'dogs', 'suitcases', 'pumpkins'] as const;

function newMean(random: Random): Draft {
  const [n, mean, thing] = [random.int(4, 19), random.int(8, 40), random.pick(things)];
  const added = mean + (n + 1) * random.pick([1, -1, 2, 0.5]);
  const answer = (n * mean + added) / (n + 1);
  if (added <= 1) return noDraft;
  return {
    body: `The mean mass of ${n} ${thing} is ${mean} kg. One more of mass ${show(added)} kg joins them. What is the mean mass now, in kg?`,
    answer: show(answer),
    mistakes: [
      [show((mean + added) / 2), 'taking the mean of the two numbers'],
      [show((n * mean + added) / n), 'dividing by the old number'],
      [show(mean + added / n), 'adding a share of the new mass to the old mean'],
      [show((mean + added) / (n + 1)), 'forgetting to multiply the old mean by its number'],
    ],
    explanation: `The total is ${n} × ${mean} + ${show(added)} = ${show(n * mean + added)} kg, and ${show(n * mean + added)} ÷ ${n + 1} = ${show(answer)}.`,
  };
}

function twoGroups(random: Random): Draft {
  const [a, b] = [random.int(2, 9) * 4, random.int(2, 9) * 3];
  const [first, second] = [random.int(30, 70), random.int(30, 70)];
  const answer = (a * first + b * second) / (a + b);
  const thing = random.pick(['test', 'quiz', 'mock examination']);
  if (a === b || Math.abs(first - second) < 4 || !Number.isInteger(answer * 10)) return noDraft;
  return {
    body: `In a ${thing}, the ${a} pupils of one class have a mean mark of ${first}, and the ${b} pupils of another class have a mean mark of ${second}. What is the mean mark of all the pupils?`,
    answer: show(answer),
    mistakes: [
      [show((first + second) / 2), 'taking the mean of the two means'],
      [show((a * second + b * first) / (a + b)), 'multiplying each mean by the wrong number'],
      [show((a * first + b * second) / 100), 'dividing by 100 instead of the number of pupils'],
      [show(Math.abs(a * first - b * second) / (a + b)), 'subtracting the totals'],
    ],
    explanation: `The total is ${a} × ${first} + ${b} × ${second} = ${formatPrintedNumber(a * first + b * second)}, and there are ${a + b} pupils: ${show(answer)}.`,
  };
}

function missing(random: Random): Draft {
  const [a, b] = random.sample([4, 5, 6, 7, 8, 9, 10, 11], 2) as [number, number];
  const [first, step] = [random.int(160, 180), random.pick([1, -1, 0.5, -0.5])];
  const all = first + b * step;
  const second = first + (a + b) * step;
  return {
    body: `The mean height of ${a + b} players is ${show(all)} cm. The ${a} of them in the first team have a mean height of ${first} cm. What is the mean height of the others, in cm?`,
    answer: show(second),
    mistakes: [
      [show(2 * all - first), 'treating the two groups as equally large'],
      [show(((a + b) * all - b * first) / a), 'mixing up the sizes of the groups'],
      [show((all + first) / 2), 'taking the mean of the two means'],
      [show(((a + b) * all + a * first) / (2 * a + b)), 'adding the totals instead of subtracting'],
    ],
    explanation: `The totals are ${a + b} × ${show(all)} = ${formatPrintedNumber((a + b) * all)} and ${a} × ${first} = ${formatPrintedNumber(a * first)}. The ${b} others share the difference, ${formatPrintedNumber(b * second)} cm: ${show(second)} cm each on average.`,
  };
}

function spread(random: Random): Draft {
  const [a, b] = [random.int(2, 5) * 10, random.int(2, 5) * 10];
  const [first, second] = [random.int(20, 40), random.int(20, 40)];
  const [u, v] = [random.int(2, 7), random.int(2, 7)];
  const mean = (a * first + b * second) / (a + b);
  const squares = (a * (u * u + first * first) + b * (v * v + second * second)) / (a + b);
  const answer = Math.sqrt(squares - mean * mean);
  const sized = (each: number) => toSignificantFigures(each);
  if (first === second || u === v) return noDraft;
  return {
    body: `A sample of ${a} values has mean ${first} and standard deviation ${u}. Another sample of ${b} values has mean ${second} and standard deviation ${v}. What is the standard deviation of all ${a + b} values, to 3 significant figures?`,
    answer: sized(answer),
    mistakes: [
      [sized((a * u + b * v) / (a + b)), 'taking the mean of the two standard deviations'],
      [sized(Math.sqrt((a * u * u + b * v * v) / (a + b))), 'leaving out that the means differ'],
      [sized(u + v), 'adding the standard deviations'],
      [sized(answer * answer), 'giving the variance'],
    ],
    explanation: `Σx² is ${a}(${u}² + ${first}²) + ${b}(${v}² + ${second}²) and the mean of all is ${show(mean)}. The variance is ${toSignificantFigures(squares, 6)} − ${toSignificantFigures(mean, 5)}², and its root is ${sized(answer)}.`,
  };
}

export const family: Family = {
  name: 'combined-samples',
  syllabus: 'Means and standard deviations of combined samples',
  levels: {
    1: 'three short steps with one added value: the total, add, divide',
    2: 'four steps with two groups: two totals, their sum, divide',
    3: 'four steps backwards: from the mean of all to that of a group',
    4: 'six steps: sums and sums of squares from both samples, then a standard deviation',
  },
  needsCalculator: true,
  write: byDifficulty({ 1: newMean, 2: twoGroups, 3: missing, 4: spread }),
  check: checkNumber((text) => {
    const [p = NaN, q = NaN, r = NaN, s = NaN, t = NaN, w = NaN] = numbersIn(text);
    if (text.includes('One more')) return meanOf([...Array<number>(p).fill(q), r]);
    if (text.includes('class')) return meanOf([...Array<number>(p).fill(q), ...Array<number>(r).fill(s)]);
    if (text.includes('players')) return q + ((q - s) * r) / (p - r);
    // Half of the values of each sample lie a standard deviation below its mean, the others above it.
    const values = [
      ...Array.from({ length: p }, (_, index) => q + (index % 2 === 0 ? r : -r)),
      ...Array.from({ length: s }, (_, index) => t + (index % 2 === 0 ? w : -w)),
    ];
    const mean = meanOf(values);
    return three(Math.sqrt(meanOf(values.map((each) => (each - mean) ** 2))));
  }),
};

const meanOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
