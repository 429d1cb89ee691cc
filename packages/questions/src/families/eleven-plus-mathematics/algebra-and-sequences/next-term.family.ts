import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { itemAt } from '#item-at.ts';

/** Tries the rules a pupil would try: equal steps, steps that grow evenly, and doubling with a correction. */
function nextOf(terms: readonly number[]): number {
  const differences = terms.slice(1).map((term, index) => term - itemAt(terms, index));
  const seconds = differences.slice(1).map((each, index) => each - itemAt(differences, index));
  const last = itemAt(terms, -1);
  if (seconds.every((second) => second === seconds[0]))
    return last + itemAt(differences, -1) + itemAt(seconds, 0);
  const corrections = terms.slice(1).map((term, index) => term - 2 * itemAt(terms, index));
  if (corrections.every((correction) => correction === corrections[0]))
    return 2 * last + itemAt(corrections, 0);
  return NaN;
}

export const family: Family = {
  name: 'next-term',
  syllabus: 'Continue number sequences',
  levels: {
    1: 'one step: the same number is added each time',
    2: 'two steps: the number added grows by 1 each time',
    3: 'two operations in the rule: double, then subtract',
  },
  write: (random, difficulty) => {
    const start = random.int(2, difficulty === 1 ? 20 : 40);
    const step = random.int(3, 9);
    const terms = [start];
    for (let index = 1; index < 6; index++) {
      const last = terms[index - 1] ?? 0;
      terms.push(
        difficulty === 1 ? last + step : difficulty === 2 ? last + step + index - 1 : last * 2 - (step - 2),
      );
    }
    const [answer, shown] = [terms[5] ?? 0, terms.slice(0, 5)];
    const last = shown[4] ?? 0;
    const gap = last - (shown[3] ?? 0);
    const rule =
      difficulty === 1
        ? `add ${step} each time`
        : difficulty === 2
          ? `the number added grows by 1 each time: ${[0, 1, 2, 3, 4].map((index) => `+${step + index}`).join(', ')}`
          : `double and subtract ${step - 2}`;
    return {
      body:
        random.pick([
          'What is the next number in this sequence?',
          'Which number comes next?',
          'The sequence goes on in the same way. What is its next number?',
        ]) + ` ${shown.map((term) => formatPrintedNumber(term)).join(', ')}, …`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber(last + gap), 'adding the last difference again'],
        [formatPrintedNumber(last + step), 'adding the first difference again'],
        [formatPrintedNumber(last * 2), 'doubling only'],
        [formatPrintedNumber(answer + 1), 'a slip in the addition'],
        [formatPrintedNumber(answer - 1), 'a slip in the addition'],
        [formatPrintedNumber(last + gap + 2), ''],
        [formatPrintedNumber(answer + 10), ''],
        [formatPrintedNumber(answer + 2), ''],
      ],
      explanation: `The rule is: ${rule}. The next number is ${formatPrintedNumber(answer)}.`,
    };
  },
  check: checkNumber((text) => nextOf(numbersIn(text))),
};
