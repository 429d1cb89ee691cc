import { formatPrintedNumber } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

/** Two probabilities in hundredths, and what is left of 1. */
function givenOf(random: Random) {
  const [a, b] = [random.int(10, 35), random.int(10, 35)];
  return { a, b, rest: 100 - a - b };
}

const colours = ['red', 'blue', 'green', 'white'];
const show = (hundredths: number) => formatPrintedNumber(hundredths / 100);

function lastOfThree(random: Random): Draft {
  const { a, b, rest } = givenOf(random);
  const [first = '', second = '', third = ''] = random.sample(colours, 3);
  return {
    body: `A spinner lands on ${first}, ${second} or ${third}. The probability of ${first} is ${show(a)} and of ${second} ${show(b)}. What is the probability of ${third}?`,
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

function twoOfFour(random: Random): Draft {
  const { a, b, rest } = givenOf(random);
  const [first = '', second = '', third = '', fourth = ''] = random.sample(colours, 4);
  if (rest % 2 !== 0) return noDraft;
  const half = rest / 2;
  return {
    body: `A spinner has four colours. The probability of ${first} is ${show(a)} and of ${second} ${show(b)}. ${third} and ${fourth} are equally likely. What is the probability of ${third}?`.replace(
      /\. (\w)/g,
      (_, letter: string) => `. ${letter.toUpperCase()}`,
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
}

export const family: Family = {
  name: 'missing-probability',
  syllabus: 'Probabilities of all outcomes add up to 1',
  levels: {
    1: 'two steps: add two probabilities, then subtract from 1',
    2: 'three steps: add, subtract from 1, then halve',
  },
  write: byDifficulty({ 1: lastOfThree, 2: twoOfFour }),
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    const rest = 1 - first - second;
    return text.includes('equally likely') ? rest / 2 : rest;
  }),
};
