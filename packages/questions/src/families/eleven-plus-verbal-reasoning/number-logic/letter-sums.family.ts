import { letterAt } from '#text/alphabet.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkText } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';

export const family: Family = {
  name: 'letter-sums',
  syllabus: 'Calculate with letters that stand for numbers',
  levels: {
    1: 'one operation',
    2: 'two operations or a product',
    3: 'two operations, one or both of them a product or quotient',
  },
  write: (random, difficulty) => {
    const [p, q, r] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 3) as [number, number, number];
    const forms: Record<
      1 | 2 | 3,
      readonly (readonly [operands: number[], signs: string, result: number])[]
    > = {
      1: [
        [[p, q], '+', p + q],
        [[p + q, p], '−', q],
      ],
      2: [
        [[p, q, r], '+−', p + q - r],
        [[p, q], '×', p * q],
      ],
      3: [
        [[p, q, r], '×−', p * q - r],
        [[p * q, q, r], '÷+', p + r],
        [[p * r, q, r], '×÷', p * q],
      ],
    };
    const [operands, signs, result] = random.pick(
      forms[difficulty === 1 || difficulty === 2 ? difficulty : 3],
    );
    const values = random.shuffle(
      [...new Set([...operands, result, ...random.sample([1, 11, 14, 15, 20], 5)])].slice(0, 5),
    );
    if (new Set([...operands, result]).size !== operands.length + 1 || result < 1) return noDraft;
    const letterOf = (value: number) => letterAt(values.indexOf(value));
    const written = (show: (value: number) => string) =>
      operands
        .map((value, index) => (index === 0 ? show(value) : `${signs.charAt(index - 1)} ${show(value)}`))
        .join(' ');
    return {
      body: `${values.map((each) => `${letterOf(each)} = ${each}`).join(', ')}. ${random.pick(['What is the answer to this sum, written as a letter?', 'Work out the sum and give the answer as a letter.'])} ${written(letterOf)}`,
      answer: letterOf(result),
      mistakes: values.filter((value) => value !== result).map((value) => [letterOf(value), ''] as const),
      explanation: `Put the numbers in: ${written(String)} = ${result}, and ${result} is ${letterOf(result)}.`,
    };
  },
  check: checkText((text) => {
    const values = Object.fromEntries(
      [...text.matchAll(/([A-E]) = (\d+)/g)].map(([, name = '', value]) => [name, Number(value)]),
    );
    const result = evaluate(/[.?] ([A-E] .*)$/.exec(text)?.[1] ?? '', values);
    return Object.keys(values)
      .filter((name) => values[name] === result)
      .join();
  }),
};
