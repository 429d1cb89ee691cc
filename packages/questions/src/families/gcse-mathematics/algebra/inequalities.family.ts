import { polynomial } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import type { Family } from '../../family.ts';

const turned: Readonly<Record<string, string>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' };

const isTrue = (left: number, sign: string, right: number) =>
  sign === '<' ? left < right : sign === '>' ? left > right : sign === '≤' ? left <= right : left >= right;

/** Whether `3x − 5 < 16` or `−2 ≤ x + 1 < 5` holds for a value of x. */
function holdsAt(text: string, x: number): boolean {
  const parts = text.split(/ ([<>≤≥]) /);
  return [0, 2]
    .filter((index) => index + 2 < parts.length)
    .every((index) =>
      isTrue(
        evaluate(parts[index] ?? '', { x }),
        parts[index + 1] ?? '',
        evaluate(parts[index + 2] ?? '', { x }),
      ),
    );
}

export const family: Family = {
  name: 'inequalities',
  syllabus: 'Solve linear inequalities',
  levels: {
    1: 'two steps, a positive coefficient',
    2: 'the letter on both sides',
    3: 'a negative coefficient reverses the inequality sign',
    4: 'two inequalities at once',
  },
  write: (random, difficulty) => {
    const sign = random.pick(['<', '>', '≤', '≥'] as const);
    const other = turned[sign] ?? sign;
    const [x, a, b] = [random.intExcept(-6, 9, [0]), random.int(2, 7), random.intExcept(-9, 12, [0])];
    const show = formatPrintedNumber;
    const without = (parts: string) =>
      b > 0 ? `Take ${show(b)} from ${parts}` : `Add ${show(-b)} to ${parts}`;
    if (difficulty === 4) {
      const high = x + random.int(3, 8);
      const strict = random.chance(0.5);
      const [one, two] = strict ? ['<', '≤'] : ['≤', '<'];
      const printed = `${show(a * x + b)} ${one} ${polynomial([a, b])} ${two} ${show(a * high + b)}`;
      const solution = (low: number, up: number, l = one, u = two) => `${show(low)} ${l} x ${u} ${show(up)}`;
      return {
        body: `Solve ${printed}.`,
        answer: solution(x, high),
        mistakes: [
          [solution(a * x, a * high), 'forgetting to divide'],
          [solution(x, high, two, one), 'swapping the two signs'],
          [solution(x + (b > 0 ? 1 : -1), high + (b > 0 ? 1 : -1)), 'a slip in the subtraction'],
          [solution(-high, -x), 'losing the signs of the numbers'],
        ],
        explanation: `${without('all three parts')}: ${show(a * x)} ${one} ${a}x ${two} ${show(a * high)}. Divide by ${a}: ${solution(x, high)}.`,
      };
    }
    const c = difficulty === 2 ? random.intExcept(1, 6, [a]) : 0;
    const left = difficulty === 3 ? polynomial([-a, b]) : polynomial([a, b]);
    const right =
      difficulty === 2 ? polynomial([c, (a - c) * x + b]) : show(difficulty === 3 ? -a * x + b : a * x + b);
    const flips = difficulty === 3 || (difficulty === 2 && c > a);
    const solved = `x ${flips ? other : sign} ${show(x)}`;
    return {
      body: `Solve ${left} ${sign} ${right}.`,
      answer: solved,
      mistakes: [
        [
          `x ${flips ? sign : other} ${show(x)}`,
          flips
            ? 'not reversing the inequality sign when dividing by a negative number'
            : 'reversing the inequality sign without a reason',
        ],
        [`x ${flips ? other : sign} ${show(-x)}`, 'losing a minus'],
        [`x ${flips ? sign : other} ${show(-x)}`, 'a mistake both in the inequality sign and in the minus'],
        [`x ${flips ? other : sign} ${show(x + 1)}`, ''],
      ],
      explanation:
        difficulty === 3
          ? `${without('both sides')}: −${a}x ${sign} ${show(-a * x)}. Dividing by −${a} reverses the inequality sign: ${solved}.`
          : difficulty === 2
            ? `Collect the letters on one side: ${polynomial([a - c, 0])} ${sign} ${show((a - c) * x)}${flips ? ', and dividing by a negative number reverses the inequality sign' : ''}${a - c === 1 ? '' : `: ${solved}`}.`
            : `${without('both sides')}: ${a}x ${sign} ${show(a * x)}, so ${solved}.`,
    };
  },
  // An option is right if it holds for the same numbers as the inequality.
  check: checkEachOption((option, text) => {
    const asked = /Solve (.*)\.$/.exec(text)?.[1] ?? '';
    return Array.from({ length: 321 }, (_, index) => -40 + index / 4).every(
      (x) => holdsAt(asked, x) === holdsAt(option, x),
    );
  }),
};
