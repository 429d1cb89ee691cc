import { itemAt } from '#item-at.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { show } from './four-decimals.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'discrete',
  syllabus: 'Discrete random variables',
  levels: {
    1: 'two steps: add the probabilities, then subtract from 1',
    2: 'five steps: four products and their sum',
    3: 'the variance: two such sums, a square and a difference',
  },
  write: (random, difficulty) => {
    const values =
      difficulty === 1
        ? [1, 2, 3, 4]
        : random.pick([
            [0, 1, 2, 3],
            [1, 2, 5, 10],
            [0, 2, 4, 6],
          ]);
    const [a, b, c] = [random.int(2, 7), random.int(2, 7), random.int(1, 5)].map((each) => each * 5) as [
      number,
      number,
      number,
    ];
    const k = 100 - a - b - c;
    if (k <= 0) return noDraft;
    const chances = [a, b, c, k].map((each) => each / 100);
    const row = (last: string) =>
      `X takes the values ${values.join(', ')} with probabilities ${chances.slice(0, 3).map(show).join(', ')} and ${last}.`;
    const mean = values.reduce((sum, value, index) => sum + value * itemAt(chances, index), 0);
    const square = values.reduce((sum, value, index) => sum + value * value * itemAt(chances, index), 0);
    if (difficulty === 1) {
      return {
        body: `${row('k')} What is k?`,
        answer: show(k / 100),
        mistakes: [
          [show(1 - k / 100), 'adding the probabilities given'],
          ['0.25', 'taking all values to be equally likely'],
          [show((a + b) / 100), ''],
          [show(k / 100 + 0.1), 'a slip in the subtraction'],
          [show(k / 200), ''],
        ],
        explanation: `The probabilities add up to 1: 1 − ${show(a / 100)} − ${show(b / 100)} − ${show(c / 100)} = ${show(k / 100)}.`,
      };
    }
    const variance = square - mean * mean;
    const wantsMean = difficulty === 2;
    return {
      body: `${row(show(k / 100))} What is ${wantsMean ? 'E(X)' : 'Var(X)'}?`,
      answer: show(wantsMean ? mean : variance),
      mistakes: [
        [
          show(wantsMean ? values.reduce((sum, each) => sum + each, 0) / 4 : square),
          wantsMean ? 'taking the plain mean of the values' : 'forgetting to subtract the square of the mean',
        ],
        [
          show(wantsMean ? square : square - mean),
          wantsMean ? 'finding E(X²)' : 'subtracting the mean without squaring it',
        ],
        [
          show(wantsMean ? mean / 4 : Math.sqrt(variance)),
          wantsMean ? 'dividing by the number of values' : 'giving the standard deviation',
        ],
        [show(wantsMean ? mean + 0.5 : variance + 1), ''],
      ],
      explanation: wantsMean
        ? `Multiply and add: ${values.map((value, index) => `${value} × ${show(itemAt(chances, index))}`).join(' + ')} = ${show(mean)}.`
        : `E(X) = ${show(mean)} and E(X²) = ${show(square)}, so Var(X) = ${show(square)} − ${show(mean)}² = ${show(variance)}.`,
    };
  },
  check: checkNumber((text) => {
    const [, first = '', second = ''] = /values (.*) with probabilities (.*)\. What/.exec(text) ?? [];
    const [values, chances] = [numbersIn(first), numbersIn(second)];
    if (text.includes('What is k')) return 1 - chances.reduce((sum, each) => sum + each, 0);
    const moment = (power: number) =>
      values.reduce((sum, value, index) => sum + value ** power * itemAt(chances, index), 0);
    return Number((text.includes('E(X)') ? moment(1) : moment(2) - moment(1) ** 2).toFixed(4));
  }),
};
