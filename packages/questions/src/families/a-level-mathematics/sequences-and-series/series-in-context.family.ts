import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { sum } from '#checks/support/arithmetic.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

const show = formatPrintedNumber;

const arithmeticStories = [
  [
    'Priya saves',
    'in the first month, and each month she saves',
    'more than in the month before',
    'month',
    '£',
  ],
  [
    'A runner runs',
    'in the first week, and each week she runs',
    'more than in the week before',
    'week',
    ' km',
  ],
  ['A theatre has', 'in the first row, and each row has', 'more than the row before', 'row', ' seats'],
] as const;

function arithmetic(random: Random, wantsTotal: boolean): Draft {
  const [start, step, n] = [random.int(8, 40), random.int(2, 9), random.int(8, 24)];
  const [who, first, more, place, unit] = random.pick(arithmeticStories);
  const amount = (value: number) => (unit === '£' ? `£${show(value)}` : `${show(value)}${unit}`);
  const last = start + (n - 1) * step;
  const total = (n * (start + last)) / 2;
  const answer = wantsTotal ? total : last;
  const what = place === 'month' ? 'does she save' : place === 'week' ? 'does she run' : 'seats are there';
  const howMuch = place === 'month' ? 'How much' : place === 'week' ? 'How far' : 'How many';
  return {
    body: `${who} ${amount(start)} ${first} ${amount(step)} ${more}. ${howMuch} ${what} in ${wantsTotal ? `the first ${n} ${place}s altogether` : `${place} ${n}`}?`,
    answer: amount(answer),
    mistakes: wantsTotal
      ? [
          [amount(last), `finding ${place} ${n} alone`],
          [amount(2 * total), 'forgetting to halve'],
          [amount(total + last + step), 'adding one term too many'],
          [amount(n * start), 'leaving out the increases'],
        ]
      : [
          [amount(start + n * step), 'adding the increase once too often'],
          [amount(start + (n - 2) * step), 'adding the increase once too few'],
          [amount(n * step), 'leaving out the first amount'],
          [amount(n * (start + step)), 'multiplying both amounts'],
        ],
    explanation: wantsTotal
      ? `Term ${n} is ${formula(`${start} + ${n - 1} × ${step} = ${last}`)}, and the sum is ${formula(`${n}/2 × (${start} + ${last}) = ${show(total)}`)}.`
      : `${n - 1} increases are added: ${formula(`${start} + ${n - 1} × ${step} = ${show(last)}`)}.`,
  };
}

const bounce = (height: number, percent: number) =>
  `A ball is dropped from a height of ${height} m. After each bounce it rises to ${percent}% of the height before.`;

function geometric(random: Random): Draft {
  const [height, percent] = [random.int(2, 12), random.pick([40, 50, 60, 70, 75, 80])];
  const ratio = percent / 100;
  const up = (height * ratio) / (1 - ratio);
  const three = (value: number) => `${toSignificantFigures(value)} m`;
  return {
    body: `${bounce(height, percent)} How far does it travel altogether before it comes to rest, to 3 significant figures?`,
    answer: three(height + 2 * up),
    mistakes: [
      [three(height / (1 - ratio)), 'counting each bounce only once'],
      [three((2 * height) / (1 - ratio)), 'counting the first fall twice'],
      [three(height + up), 'counting the way up but not the way down'],
      [three(2 * up), 'leaving out the first fall'],
    ],
    explanation: `The heights after the bounces are a geometric series with first term ${formula(`${height} × ${show(ratio)} = ${show(height * ratio)}`)} and sum to infinity ${three(up)}. The ball travels each of them twice, and ${height} m at the start.`,
  };
}

function threshold(random: Random): Draft {
  const [start, percent, times] = [random.int(10, 60) * 100, random.int(3, 12), random.int(5, 14)];
  const ratio = 1 + percent / 100;
  const goal = start * times;
  const exact = Math.log(1 + (goal * (ratio - 1)) / start) / Math.log(ratio);
  const n = Math.ceil(exact);
  const alone = Math.ceil(Math.log(times) / Math.log(ratio)) + 1;
  if (Math.abs(exact - Math.round(exact)) < 0.02) return noDraft;
  return {
    body: `A charity raises £${show(start)} in its first year, and each year it raises ${percent}% more than in the year before. In which year does the total since the start first pass £${show(goal)}?`,
    answer: `year ${n}`,
    mistakes: [
      [`year ${n - 1}`, 'rounding down'],
      [`year ${alone}`, 'looking for one year that raises so much'],
      [`year ${times}`, 'leaving out the increases'],
      [`year ${n + 1}`, 'counting one year too many'],
    ],
    explanation: `The total after n years is a geometric series: ${formula(`${show(start)}(${show(ratio)}^n − 1) ÷ ${show(ratio - 1)}`)} passes £${show(goal)} when n is greater than ${toSignificantFigures(exact)}, so in year ${n}.`,
  };
}

export const family: Family = {
  name: 'series-in-context',
  syllabus: 'Model with arithmetic and geometric series',
  levels: {
    1: 'one formula from a story: a term',
    2: 'two steps from a story: a term, then the sum',
    3: 'four steps: a sum to infinity, doubled, with the first fall counted once',
    4: 'five steps: a sum as an inequality, logarithms, then the next whole year',
  },
  needsCalculator: true,
  write: (random, difficulty) =>
    difficulty === 3
      ? geometric(random)
      : difficulty === 4
        ? threshold(random)
        : arithmetic(random, difficulty === 2),
  check: checkNumber((text) => {
    const numbers = numbersIn(text.replaceAll('£', ''));
    const [first, second, third] = [itemAt(numbers, 0), itemAt(numbers, 1), numbers[2] ?? NaN];
    const growing = (count: number) => Array.from({ length: count }, (_, index) => first + index * second);
    if (text.includes('ball')) {
      let travelled = first;
      for (let height = (first * second) / 100; height > 1e-9; height *= second / 100)
        travelled += 2 * height;
      return Number(travelled.toPrecision(3));
    }
    if (text.includes('charity')) {
      let [raised, total, year] = [first, first, 1];
      while (total <= third) {
        raised *= 1 + second / 100;
        total += raised;
        year++;
      }
      return year;
    }
    return text.includes('altogether') ? sum(growing(third)) : itemAt(growing(third), -1);
  }),
};
