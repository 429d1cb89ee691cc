import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';

const oneFigure = (value: number) => Number(value.toPrecision(1));

export const family: Family = {
  name: 'estimation',
  syllabus: 'Estimate by rounding to one significant figure',
  levels: {
    1: 'a product of two numbers',
    2: 'a product divided by a number above 1',
    3: 'a product divided by a number below 1',
  },
  write: (random, difficulty) => {
    const near = (digit: number, size: number) =>
      Number(((digit + random.intExcept(-4, 4, [0]) / 10 + random.int(-4, 4) / 100) * size).toPrecision(3));
    const [a, b] = [
      near(random.int(2, 9), random.pick([1, 10, 100])),
      near(random.int(2, 9), random.pick([1, 10])),
    ];
    const c = near(random.int(2, 8), difficulty === 3 ? 0.1 : 1);
    const [ra, rb, rc] = [a, b, c].map(oneFigure) as [number, number, number];
    const answer = difficulty === 1 ? ra * rb : (ra * rb) / rc;
    if (!Number.isInteger(Number(answer.toPrecision(10))) || rc === 1 || rc === 0.1) return noDraft;
    const show = formatPrintedNumber;
    const asked = `${show(a)} × ${show(b)}${difficulty === 1 ? '' : ` ÷ ${show(c)}`}`;
    return {
      body: `Estimate the value of ${asked} by rounding each number to 1 s.f.`,
      answer: show(answer),
      mistakes: [
        [show(answer / 10), 'a slip with the zeros'],
        [show(answer * 10), 'a slip with the zeros'],
        ...(difficulty === 3
          ? ([[show(ra * rb * rc), 'multiplying by the last number instead of dividing']] as const)
          : []),
        [toSignificantFigures(difficulty === 1 ? a * b : (a * b) / c), 'rounding after the calculation'],
        ...nearbyNumbers(answer, ra),
      ],
      explanation: `${show(ra)} × ${show(rb)}${difficulty === 1 ? '' : ` ÷ ${show(rc)}`} = ${show(answer)}.`,
    };
  },
  check: checkNumber((text) => {
    const asked = /value of (.*) by/.exec(text)?.[1] ?? '';
    const rounded = asked.replace(/[\d,.]*\d/g, (digits) => {
      const value = Number(digits.replaceAll(',', ''));
      const unit = 10 ** Math.floor(Math.log10(value));
      return String(Number((Math.round(value / unit) * unit).toPrecision(6)));
    });
    return evaluate(rounded);
  }, 1e-6),
};
