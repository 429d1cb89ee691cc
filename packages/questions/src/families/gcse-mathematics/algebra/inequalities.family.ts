import { polynomial } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';

const turned: Readonly<Record<string, string>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' };

const isTrue = (left: number, sign: string, right: number) =>
  sign === '<' ? left < right : sign === '>' ? left > right : sign === '≤' ? left <= right : left >= right;

const signs = ['<', '>', '≤', '≥'] as const;
const show = formatPrintedNumber;

/** An inequality sign, the number at the end of the solution, and the expression ax + b. */
function linearOf(random: Random) {
  const sign = random.pick(signs);
  const [x, a, b] = [random.intExcept(-6, 9, [0]), random.int(2, 7), random.intExcept(-9, 12, [0])];
  const without = (parts: string) =>
    b > 0 ? `Take ${show(b)} from ${parts}` : `Add ${show(-b)} to ${parts}`;
  return { sign, x, a, b, without };
}

/** A draft for `left sign right`, whose solution is on the same side of x as its sign says, or on the other one. */
function solving(
  printed: string,
  sign: string,
  x: number,
  turns: boolean,
  working: (solved: string) => string,
): Draft {
  const opposite = turned[sign] ?? sign;
  const [right, wrong] = turns ? [opposite, sign] : [sign, opposite];
  const solved = `x ${right} ${show(x)}`;
  return {
    body: `Solve ${printed}.`,
    answer: solved,
    mistakes: [
      [
        `x ${wrong} ${show(x)}`,
        turns
          ? 'not reversing the inequality sign when dividing by a negative number'
          : 'reversing the inequality sign without a reason',
      ],
      [`x ${right} ${show(-x)}`, 'losing a minus'],
      [`x ${wrong} ${show(-x)}`, 'a mistake both in the inequality sign and in the minus'],
      [`x ${right} ${show(x + 1)}`, ''],
    ],
    explanation: working(solved),
  };
}

function positive(random: Random): Draft {
  const { sign, x, a, b, without } = linearOf(random);
  const printed = `${polynomial([a, b])} ${sign} ${show(a * x + b)}`;
  return solving(
    printed,
    sign,
    x,
    false,
    (solved) => `${without('both sides')}: ${a}x ${sign} ${show(a * x)}, so ${solved}.`,
  );
}

function bothSides(random: Random): Draft {
  const { sign, x, a, b } = linearOf(random);
  const c = random.intExcept(1, 6, [a]);
  const turns = c > a;
  const printed = `${polynomial([a, b])} ${sign} ${polynomial([c, (a - c) * x + b])}`;
  return solving(
    printed,
    sign,
    x,
    turns,
    (solved) =>
      `Collect the letters on one side: ${polynomial([a - c, 0])} ${sign} ${show((a - c) * x)}${turns ? ', and dividing by a negative number reverses the inequality sign' : ''}${a - c === 1 ? '' : `: ${solved}`}.`,
  );
}

function negative(random: Random): Draft {
  const { sign, x, a, b, without } = linearOf(random);
  const printed = `${polynomial([-a, b])} ${sign} ${show(-a * x + b)}`;
  return solving(
    printed,
    sign,
    x,
    true,
    (solved) =>
      `${without('both sides')}: −${a}x ${sign} ${show(-a * x)}. Dividing by −${a} reverses the inequality sign: ${solved}.`,
  );
}

function between(random: Random): Draft {
  const { x, a, b, without } = linearOf(random);
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
  write: byDifficulty({ 1: positive, 2: bothSides, 3: negative, 4: between }),
  // An option is right if it holds for the same numbers as the inequality.
  check: checkEachOption((option, text) => {
    const asked = /Solve (.*)\.$/.exec(text)?.[1] ?? '';
    return Array.from({ length: 321 }, (_, index) => -40 + index / 4).every(
      (x) => holdsAt(asked, x) === holdsAt(option, x),
    );
  }),
};
