import { itemAt } from '#item-at.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'number-series',
  syllabus: 'Continue a series of numbers with two rules in turn',
  levels: {
    2: 'two series in turn; the first is asked for',
    3: 'two series in turn with one more number',
    5: 'one of the two series doubles',
  },
  write: (random, difficulty) => {
    const [odd, even, oddStep, evenStep] = [
      random.int(3, 20),
      random.int(20, 60),
      random.int(2, 7),
      -random.int(2, 6),
    ];
    const doubles = difficulty === 5;
    const place = (index: number) => {
      const turn = Math.floor(index / 2);
      return index % 2 === 0 ? (doubles ? odd * 2 ** turn : odd + oddStep * turn) : even + evenStep * turn;
    };
    const length = difficulty === 2 ? 7 : 8;
    const shown = Array.from({ length }, (_, index) => place(index));
    const next = place(length);
    const own = shown.filter((_, index) => index % 2 === length % 2);
    return {
      body:
        random.pick([
          'Which number comes next in this series?',
          'Find the number that continues the series.',
        ]) + ` ${shown.join(', ')}, …`,
      answer: formatPrintedNumber(next),
      mistakes: [
        [formatPrintedNumber(place(length + 1)), 'continuing the other of the two series'],
        [formatPrintedNumber(2 * itemAt(shown, -1) - itemAt(shown, -2)), 'using the last difference'],
        [formatPrintedNumber(next + (length % 2 === 0 ? oddStep : evenStep)), 'going one step too far'],
        ...nearbyNumbers(next, 1),
        ...nearbyNumbers(next, 2),
      ],
      explanation: `Every other number belongs together: ${own.join(', ')}. They ${length % 2 === 0 ? (doubles ? 'double' : `go up by ${oddStep}`) : `go down by ${-evenStep}`}, so ${next} comes next.`,
    };
  },
  check: checkNumber((text) => {
    const all = numbersIn(text);
    const own = all.filter((_, index) => index % 2 === all.length % 2);
    const [first = NaN, second = NaN, third = NaN] = own;
    const last = itemAt(own, -1);
    return third - second === second - first ? last + second - first : last * (second / first);
  }),
};
