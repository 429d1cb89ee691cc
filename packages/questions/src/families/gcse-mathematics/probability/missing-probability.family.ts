import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'missing-probability',
  syllabus: 'Probabilities of all outcomes add up to 1',
  levels: {
    1: 'two steps: add two probabilities, then subtract from 1',
    2: 'three steps: add, subtract from 1, then halve',
  },
  write: (random, difficulty) => {
    const [a, b] = [random.int(10, 35), random.int(10, 35)];
    const rest = 100 - a - b;
    const colours = random.sample(['red', 'blue', 'green', 'white'], difficulty === 1 ? 3 : 4);
    const show = (value: number) => formatPrintedNumber(value / 100);
    if (difficulty === 1) {
      return {
        body: `A spinner lands on ${colours[0] ?? ''}, ${colours[1] ?? ''} or ${colours[2] ?? ''}. The probability of ${colours[0] ?? ''} is ${show(a)} and of ${colours[1] ?? ''} ${show(b)}. What is the probability of ${colours[2] ?? ''}?`,
        answer: show(rest),
        mistakes: [
          [show(a + b), 'adding the probabilities given'],
          [show(100 - a), 'subtracting one of them only'],
          [show(100 - b), 'subtracting one of them only'],
          [formatPrintedNumber(Number(((a * b) / 10_000).toFixed(4))), 'multiplying them'],
        ],
        explanation: `The probabilities add up to 1: 1 − ${show(a)} − ${show(b)} = ${show(rest)}.`,
      };
    }
    const half = rest % 2 === 0 ? rest / 2 : NaN;
    if (Number.isNaN(half)) return noDraft;
    return {
      body: `A spinner has four colours. The probability of ${colours[0] ?? ''} is ${show(a)} and of ${colours[1] ?? ''} ${show(b)}. ${colours[2] ?? ''} and ${colours[3] ?? ''} are equally likely. What is the probability of ${colours[2] ?? ''}?`.replace(
        /\. (\w)/g,
        (_, first: string) => `. ${first.toUpperCase()}`,
      ),
      answer: show(half),
      mistakes: [
        [show(rest), 'forgetting to halve what is left'],
        [show(a + b), 'adding the probabilities given'],
        ['0.25', 'taking all four to be equally likely'],
        [show((a + b) / 2), 'halving the wrong part'],
      ],
      explanation: `What is left is 1 − ${show(a)} − ${show(b)} = ${show(rest)}; half of that is ${show(half)}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    const rest = 1 - first - second;
    return text.includes('equally likely') ? rest / 2 : rest;
  }),
};
