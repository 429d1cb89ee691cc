import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'rearrange-formulas',
  syllabus: 'Change the subject of a formula',
  levels: {
    1: 'one step',
    2: 'two steps',
    3: 'three steps: take away, divide to undo a bracket, then add',
    4: 'three steps, the last one a root',
    5: 'four steps: the subject is on both sides, so it is collected first',
  },
  tier: { 5: 'HIGHER' },
  write: (random, difficulty) => {
    const [a, b] = [random.int(2, 9), random.int(1, 9)];
    const [y, x] = random.pick([
      ['y', 'x'],
      ['P', 'n'],
      ['v', 't'],
      ['C', 'h'],
    ] as const);
    const n = formatPrintedNumber;
    const c = b + 1 + ((a + b) % 6);
    const [equation, answer, wrong] = (
      {
        1: [
          `${y} = ${x} + ${a * b}`,
          `${y} − ${a * b}`,
          [`${y} + ${a * b}`, `${a * b} − ${y}`, `${y}/${a * b}`],
        ],
        2: [
          `${y} = ${a}${x} + ${b}`,
          `(${y} − ${b})/${a}`,
          [`(${y} + ${b})/${a}`, `${y}/${a} − ${b}`, `${a}(${y} − ${b})`],
        ],
        3: [
          `${y} = ${a}(${x} − ${b}) + ${c}`,
          `(${y} − ${c})/${a} + ${b}`,
          [`(${y} + ${c})/${a} + ${b}`, `(${y} − ${c} + ${b})/${a}`, `(${y} − ${c})/${a} − ${b}`],
        ],
        4: [
          `${y} = ${a}${x}² + ${b}`,
          `√((${y} − ${b})/${a})`,
          [`√(${y} − ${b})/${a}`, `√((${y} + ${b})/${a})`, `((${y} − ${b})/${a})²`],
        ],
        5: [
          `${y} = (${x} + ${b})/(${x} − ${a})`,
          `(${a}${y} + ${b})/(${y} − 1)`,
          [`(${a}${y} − ${b})/(${y} − 1)`, `(${a}${y} + ${b})/(${y} + 1)`, `(${y} − 1)/(${a}${y} + ${b})`],
        ],
      } as const
    )[difficulty];
    const causes = {
      1: [
        'adding instead of subtracting',
        'subtracting the wrong way round',
        'dividing instead of subtracting',
      ],
      2: [
        'adding instead of subtracting',
        'undoing the steps in the wrong order',
        'multiplying instead of dividing',
      ],
      3: [
        'adding instead of subtracting',
        'undoing the steps in the wrong order',
        'subtracting in the last step instead of adding',
      ],
      4: [
        'taking the root of the top only',
        'adding instead of subtracting',
        'squaring instead of taking the root',
      ],
      5: ['losing a sign', `collecting ${x} with the wrong sign`, 'dividing the wrong way round'],
    }[difficulty];
    const solved = formula(`${x} = ${answer}`);
    return {
      body: `Make ${x} the subject of ${formula(equation)}.${difficulty === 4 ? ` ${x} is positive.` : ''}`,
      answer: solved,
      mistakes: wrong.map((each, index) => [formula(`${x} = ${each}`), causes[index] ?? ''] as const),
      explanation: {
        1: `Take ${n(a * b)} from both sides: ${solved}.`,
        2: `Take ${b} from both sides, then divide both sides by ${a}: ${solved}.`,
        3: `Take ${c} from both sides, divide by ${a}, then add ${b}: ${solved}.`,
        4: `Take ${b} from both sides, divide by ${a}, then take the square root: ${solved}.`,
        5: `Multiply by the bracket: ${formula(`${y}${x} − ${a}${y} = ${x} + ${b}`)}. Collect ${x}: ${formula(`${x}(${y} − 1) = ${a}${y} + ${b}`)}, so ${solved}.`,
      }[difficulty],
      ...(difficulty === 4 ? { typed: { variables: [{ name: y, above: b }] } } : {}),
    };
  },
  // A value of the subject goes into the formula; only the right option gives it back.
  check: checkEachOption((option, text) => {
    const [, subject = '', letter = '', rule = ''] =
      /Make (\w) the subject of (\w) = (.*?)\.(?: |$)/.exec(text) ?? [];
    const back = option.replace(`${subject} = `, '');
    return [11.3, 12.7, 17.9].every((value) => {
      const result = evaluate(rule, { [subject]: value });
      return Math.abs(evaluate(back, { [letter]: result }) - value) < 1e-6;
    });
  }),
};
