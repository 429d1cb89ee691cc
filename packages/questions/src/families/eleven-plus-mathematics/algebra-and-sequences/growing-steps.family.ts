import { formatPrintedNumber, joinWithAnd } from '#text/numbers.ts';
import { itemAt } from '#item-at.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { wholeResult } from '../../whole-result.ts';

/** Sequences whose steps grow by the same amount. */
export const family: Family = {
  name: 'growing-steps',
  syllabus: 'Continue a sequence whose steps grow',
  levels: {
    2: 'two steps: the steps grow by 1; the next number',
    3: 'two steps: the steps grow by 2 to 5; the next number',
    4: 'three steps: the number after the next',
    5: 'two directions: a number that is missing in the middle',
  },
  write: (random, difficulty) => {
    const growth = difficulty === 2 ? 1 : random.int(2, 5);
    const [start, step] = [random.int(1, 20), random.int(1, 6)];
    const terms = Array.from(
      { length: 8 },
      (_, index) => start + step * index + (growth * index * (index - 1)) / 2,
    );
    const at = difficulty === 5 ? 3 : difficulty === 4 ? 6 : 5;
    const shown = terms.slice(0, difficulty === 5 ? 6 : 5);
    const [answer, before] = [itemAt(terms, at), itemAt(terms, at - 1)];
    const lastStep = before - itemAt(terms, at - 2);
    const printed = shown.map((term, index) => (index === at ? '□' : formatPrintedNumber(term)));
    const steps = terms.slice(1, at + 1).map((term, index) => term - itemAt(terms, index));
    return {
      body:
        difficulty === 5
          ? `One number of this sequence is covered: ${printed.join(', ')}. The steps grow by the same amount each time. Which number is covered?`
          : `The steps of this sequence grow by the same amount each time: ${printed.join(', ')}, … ${difficulty === 4 ? 'Which number comes after the next number?' : 'Which number comes next?'}`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber(before + lastStep), 'adding the last step again without making it grow'],
        [
          formatPrintedNumber(itemAt(terms, difficulty === 4 ? 5 : at + 1)),
          'counting one place too few or too many',
        ],
        [formatPrintedNumber(answer + growth), 'making the step grow twice'],
        ...(difficulty === 5
          ? wholeResult(
              (before + itemAt(terms, at + 1)) / 2,
              'taking the number halfway between its neighbours',
            )
          : []),
        ...nearbyNumbers(answer, growth === 1 ? 2 : 1),
      ],
      explanation: `The steps are ${joinWithAnd(steps.map(String))}, each ${growth} more than the one before: ${formatPrintedNumber(before)} + ${answer - before} = ${formatPrintedNumber(answer)}.`,
    };
  },
  check: checkNumber((text) => {
    const row = /: ([^:]*?)(?:, …|\. The)/.exec(text)?.[1] ?? '';
    const parts = row.split(', ').map((part) => (part.includes('□') ? undefined : numbersIn(part)[0]));
    // Every quadratic through three of the printed numbers is tried; only one fits all of them.
    const known = parts.flatMap((value, place) => (value === undefined ? [] : [{ place, value }]));
    const [p, q, r] = [known[0], known[1], known.at(-1)];
    if (!p || !q || !r) return NaN;
    const value = (place: number) =>
      (p.value * (place - q.place) * (place - r.place)) / ((p.place - q.place) * (p.place - r.place)) +
      (q.value * (place - p.place) * (place - r.place)) / ((q.place - p.place) * (q.place - r.place)) +
      (r.value * (place - p.place) * (place - q.place)) / ((r.place - p.place) * (r.place - q.place));
    if (!known.every(({ place, value: printed }) => Math.abs(value(place) - printed) < 1e-9)) return NaN;
    const hole = parts.indexOf(undefined);
    return value(hole >= 0 ? hole : text.includes('after the next') ? parts.length + 1 : parts.length);
  }),
};
