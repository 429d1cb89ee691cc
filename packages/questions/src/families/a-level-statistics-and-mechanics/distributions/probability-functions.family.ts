import { formatPrintedNumber, fraction } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numberAt } from '../a-level-statistics-and-mechanics-checks.ts';

const show = (hundredths: number) => formatPrintedNumber(Number((hundredths / 100).toFixed(4)));

/** Five chances in hundredths. */
function chancesOf(random: Random): number[] {
  const four = Array.from({ length: 4 }, () => 5 * random.int(1, 6));
  return [...four, 100 - four.reduce((sum, each) => sum + each, 0)];
}

function range(random: Random): Draft {
  const chances = chancesOf(random);
  const [low, high] = [random.int(1, 2), random.int(3, 4)];
  if (itemAt(chances, 4) <= 0) return noDraft;
  const total = (from: number, to: number) =>
    chances.slice(from - 1, to).reduce((sum, each) => sum + each, 0);
  return {
    body: `X takes the values 1, 2, 3, 4, 5 with probabilities ${chances.map(show).join(', ')}. What is P(${low} < X ≤ ${high})?`,
    answer: show(total(low + 1, high)),
    mistakes: [
      [show(total(low, high)), `including X = ${low}`],
      [show(total(low + 1, high - 1)), `leaving out X = ${high}`],
      [show(100 - total(low + 1, high)), 'finding the probability of the opposite'],
      [show(total(1, high)), 'leaving the lower limit out'],
      [show(total(low, high - 1)), 'swapping which limit is included'],
    ],
    explanation: `The values are those above ${low} up to ${high}: ${chances
      .slice(low, high)
      .map(show)
      .join(' + ')} = ${show(total(low + 1, high))}.`,
  };
}

function constant(random: Random): Draft {
  const [shift, from, count, isSquare] = [
    random.int(0, 6),
    random.int(1, 3),
    random.int(3, 5),
    random.chance(0.4),
  ];
  const values = Array.from({ length: count }, (_, index) => from + index);
  const weight = (x: number) => (isSquare ? x * x : x) + shift;
  const sum = values.reduce((total, each) => total + weight(each), 0);
  const inner = isSquare ? `x²${shift === 0 ? '' : ` + ${shift}`}` : `x + ${shift}`;
  if (!isSquare && shift === 0) return noDraft;
  return {
    body: `P(X = x) = k(${inner}) for x = ${values.join(', ')}. What is k?`,
    answer: fraction(1, sum),
    mistakes: [
      [fraction(1, sum - shift * (count - 1) || 2), 'adding the constant only once'],
      [fraction(1, weight(itemAt(values, -1))), 'using the last value only'],
      [fraction(1, count), 'taking all values to be equally likely'],
      [
        fraction(
          1,
          values.reduce((total, each) => total + each, 0),
        ),
        'adding the values of x alone',
      ],
      [`${sum}`, 'forgetting to divide 1 by the sum'],
    ],
    explanation: `The probabilities add up to 1: k(${values.map(weight).join(' + ')}) = ${sum}k = 1, so k = ${fraction(1, sum)}.`,
  };
}

function sumOfTwo(random: Random): Draft {
  const [a, b] = [5 * random.int(2, 8), 5 * random.int(2, 8)];
  const c = 100 - a - b;
  if (c < 10 || a === b || b === c) return noDraft;
  const [one, two, three] = [a / 100, b / 100, c / 100];
  const total = random.pick([2, 3]);
  const number = (value: number) => formatPrintedNumber(Number(value.toFixed(4)));
  const answer = total === 2 ? 2 * one * three + two * two : 2 * two * three;
  return {
    body: `X takes the values 0, 1, 2 with probabilities ${[a, b, c].map(show).join(', ')}. Two independent values of X are added. What is the probability that the sum is ${total}?`,
    answer: number(answer),
    mistakes: [
      total === 2
        ? [number(one * three + two * two), 'counting 0 and 2 in one order only']
        : [number(two * three), 'counting 1 and 2 in one order only'],
      total === 2
        ? [number(2 * one * three), 'forgetting that both values can be 1']
        : [number(2 * two * three + two * two), 'counting two equal values as well'],
      [
        number(total === 2 ? 2 * one * three + 2 * two * two : two + three),
        total === 2 ? 'counting two equal values twice' : 'adding instead of multiplying',
      ],
      [number(1 - answer), 'finding the probability of the opposite'],
    ],
    explanation:
      total === 2
        ? `0 and 2 in either order: 2 × ${number(one)} × ${number(three)}. Both 1: ${number(two)}². Together ${number(answer)}.`
        : `1 and 2 in either order: 2 × ${number(two)} × ${number(three)} = ${number(answer)}.`,
  };
}

export const family: Family = {
  name: 'probability-functions',
  syllabus: 'Probability functions of discrete random variables',
  levels: {
    1: 'one sum: the probabilities of a range',
    2: 'three steps: a value for each x, their sum, then the constant',
    3: 'four steps: all pairs with the sum, both orders, products, their sum',
  },
  write: byDifficulty({ 1: range, 2: constant, 3: sumOfTwo }),
  check: checkNumber((text) => {
    const formulaOfX = part(text, /k\((.*?)\) for/);
    if (formulaOfX !== '') {
      const values = numbersIn(part(text, /for x = (.*?)\. What/));
      return 1 / values.reduce((sum, x) => sum + evaluate(formulaOfX, { x }), 0);
    }
    const values = numbersIn(part(text, /values (.*?) with/));
    const chances = numbersIn(part(text, /probabilities (.*?)\. /));
    if (text.includes('sum is')) {
      const wanted = numberAt(text, /sum is (\d)/);
      return values
        .flatMap((one, i) =>
          values.map((two, j) => (one + two === wanted ? itemAt(chances, i) * itemAt(chances, j) : 0)),
        )
        .reduce((sum, each) => sum + each, 0);
    }
    const [low, high] = [numberAt(text, /P\((\d) </), numberAt(text, /≤ (\d)\)/)];
    return chances
      .filter((_, i) => itemAt(values, i) > low && itemAt(values, i) <= high)
      .reduce((sum, each) => sum + each, 0);
  }),
};
