import { checkNumber } from '#checks/check.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { code } from '#sets/question-set.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import { printedBy } from './algorithms-and-programming-checks.ts';

const asked = (...lines: string[]) => `What does this program print?\n${code(...lines)}`;

export const family: Family = {
  name: 'traces',
  syllabus: 'Trace tables of short programs with sequence, selection and iteration',
  levels: {
    1: 'Three assignments',
    2: 'One loop with three or more repeats that adds multiples',
    3: 'One loop with a condition: its repeats are counted, not given',
    5: 'Two nested loops with a condition',
  },
  write: (random, difficulty) => {
    if (difficulty === 1) {
      const [a, factor, less] = [random.int(3, 12), random.int(2, 5), random.int(1, 9)];
      const b = a * factor;
      const last = b - less + a;
      return {
        body: asked(`a = ${a}`, `b = a * ${factor}`, `b = b - ${less}`, `a = a + b`, 'print(a)'),
        answer: `${last}`,
        mistakes: [
          [`${b - less}`, 'giving b instead of a'],
          [`${b + a}`, 'leaving out the third line'],
          [`${2 * a}`, ''],
          ...nearbyNumbers(last, 1),
        ],
        explanation: `a is ${a} and b is ${a} × ${factor} = ${b}, then ${b} − ${less} = ${b - less}. At the end a is ${a} + ${b - less} = ${last}.`,
      };
    }
    if (difficulty === 2) {
      const [start, end, factor] = [random.int(0, 20), random.int(3, 6), random.int(2, 9)];
      const steps = Array.from({ length: end }, (_, index) => factor * (index + 1));
      const total = steps.reduce((sum, each) => sum + each, start);
      return {
        body: asked(`t = ${start}`, `for i = 1 to ${end}`, `  t = t + i * ${factor}`, 'next i', 'print(t)'),
        answer: `${total}`,
        mistakes: [
          [`${total - factor * end}`, 'ending the loop one repeat too early'],
          [`${start + factor * end}`, 'carrying out only the last repeat'],
          [`${total + factor * (end + 1)}`, 'repeating once too often'],
          ...nearbyNumbers(total, factor),
        ],
        explanation: `i takes the values 1 to ${end}, so t is ${start} + ${steps.join(' + ')} = ${total}.`,
      };
    }
    if (difficulty === 3) {
      const [start, factor, limit] = [random.int(2, 6), random.int(2, 3), random.int(40, 150)];
      const less = random.int(1, start - 1);
      const values = [start];
      for (let x = start; x < limit; values.push(x)) x = x * factor - less;
      const repeats = values.length - 1;
      return {
        body: asked(
          `x = ${start}`,
          'n = 0',
          `while x < ${limit}`,
          `  x = x * ${factor} - ${less}`,
          '  n = n + 1',
          'endwhile',
          'print(n)',
        ),
        answer: `${repeats}`,
        mistakes: [
          [`${repeats - 1}`, 'not counting the last repeat'],
          [`${repeats + 1}`, 'counting the first value as well'],
          [`${values.at(-1) ?? 0}`, 'giving x instead of n'],
        ],
        explanation: `x takes the values ${values.join(', ')}. The loop ends when x is at least ${limit}, after ${repeats} repeats.`,
      };
    }
    const [end, divisor, start] = [random.int(3, 5), random.int(2, 4), random.int(0, 9)];
    const sums = Array.from({ length: end }, (_, row) =>
      Array.from({ length: row + 1 }, (__, column) => row + 1 + column + 1),
    );
    const counted = sums.flat().filter((sum) => sum % divisor === 0).length;
    if (counted < 2) return noDraft;
    return {
      body: asked(
        `c = ${start}`,
        `for i = 1 to ${end}`,
        '  for j = 1 to i',
        '    s = i + j',
        `    if s MOD ${divisor} == 0 then`,
        '      c = c + 1',
        '    endif',
        '  next j',
        'next i',
        'print(c)',
      ),
      answer: formatPrintedNumber(start + counted),
      mistakes: [
        [`${start + sums.flat().length}`, 'counting every pair'],
        [`${start + sums.flat().length - counted}`, 'counting the pairs that do not fit'],
        ...nearbyNumbers(start + counted, 1),
      ],
      explanation: `The sums i + j are ${sums.map((row) => row.join(', ')).join('; ')}. Of these, ${counted} can be divided by ${divisor}, so c is ${start} + ${counted} = ${start + counted}.`,
    };
  },
  check: checkNumber((text) => printedBy(text)[0] ?? NaN),
};
