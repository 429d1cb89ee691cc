import { formula } from '#text/mathematics.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { near } from '../a-level-mathematics-checks.ts';
import { noDraft } from '../../no-draft.ts';

const roots = [2, 3, 5, 6, 7, 10, 11] as const;

/** `3 − 2√5`, `4√3`, `7`. */
function surd(whole: number, times: number, root: number): string {
  const size = `${Math.abs(times) === 1 ? '' : Math.abs(times)}√${root}`;
  if (times === 0) return String(whole).replace('-', '−');
  if (whole === 0) return `${times < 0 ? '−' : ''}${size}`;
  return `${String(whole).replace('-', '−')} ${times < 0 ? '−' : '+'} ${size}`;
}

const show = (whole: number, times: number, root: number) => formula(surd(whole, times, root));

function expand(random: Random): Draft {
  const [a, root] = [random.int(2, 9), random.pick(roots)];
  if (a * a === root) return noDraft;
  if (random.chance(0.5))
    return {
      body: `Expand and simplify ${formula(`(${surd(a, 1, root)})(${surd(a, -1, root)})`)}.`,
      answer: show(a * a - root, 0, root),
      mistakes: [
        [show(a * a + root, 0, root), 'losing the sign of the last term'],
        [show(a * a - root, 2 * a, root), 'keeping the middle terms, which cancel'],
        [show(a * a - root * root, 0, root), 'squaring the number under the root'],
      ],
      explanation: `The middle terms cancel, so it is ${formula(`${a}² − ${root} = ${surd(a * a - root, 0, root)}`)}.`,
    };
  const sign = random.pick([1, -1]);
  return {
    body: `Expand and simplify ${formula(`(${surd(a, sign, root)})²`)}.`,
    answer: show(a * a + root, 2 * a * sign, root),
    mistakes: [
      [show(a * a + root, 0, root), 'leaving out the middle terms'],
      [show(a * a + root, a * sign, root), 'taking the middle term once'],
      [show(a * a - root, 2 * a * sign, root), 'subtracting the square of the root'],
    ],
    explanation: `Square both terms and add twice their product: ${formula(`${a}² + ${root} = ${a * a + root}`)} and ${formula(`2 × ${a} × √${root}`)}.`,
  };
}

function rationalise(random: Random): Draft {
  const [a, root, sign] = [random.int(2, 7), random.pick(roots), random.pick([1, -1])];
  const difference = a * a - root;
  if (Math.abs(difference) < 2) return noDraft;
  const times = random.int(1, 4);
  const top = times * Math.abs(difference);
  const side = Math.sign(difference);
  return {
    body: `Rationalise the denominator of $\\frac{${top}}{${surd(a, sign, root).replace('√', '\\sqrt ').replace('−', '-')}}$.`,
    answer: show(side * times * a, -sign * side * times, root),
    mistakes: [
      [show(side * times * a, sign * side * times, root), 'not changing the sign between the terms'],
      [show(top * a, -sign * top, root), 'forgetting to divide by the new denominator'],
      [show(-side * times * a, sign * side * times, root), 'a sign error in the denominator'],
      [show(a * times, 0, root), 'dropping the root'],
    ],
    explanation: `Multiply top and bottom by ${show(a, -sign, root)}. The bottom becomes ${formula(`${a}² − ${root} = ${surd(difference, 0, root)}`)}, and ${top} divided by it is ${formula(surd(side * times, 0, root))}.`,
  };
}

/** (p + √r)/(q − √r) that is a whole number and a whole multiple of the root: p, q and r. */
const quotients = [1, 2, 3, 4, 5, 6].flatMap((p) =>
  [2, 3, 4, 5, 6].flatMap((q) =>
    roots
      .filter((root) => {
        const bottom = q * q - root;
        return bottom > 0 && (p * q + root) % bottom === 0 && (p + q) % bottom === 0;
      })
      .map((root) => [p, q, root] as const),
  ),
);

function quotient(random: Random): Draft {
  const [[p, q, root], sign] = [random.pick(quotients), random.pick([1, -1] as const)];
  const bottom = q * q - root;
  const [whole, times] = [(p * q + root) / bottom, (sign * (p + q)) / bottom];
  const tex = (from: number, factor: number) =>
    surd(from, factor, root).replace('√', '\\sqrt ').replace('−', '-');
  return {
    body: `Write $\\frac{${tex(p, sign)}}{${tex(q, -sign)}}$ in the form ${formula(`a + b√${root}`)}.`,
    answer: show(whole, times, root),
    mistakes: [
      [show(whole * bottom, times * bottom, root), 'forgetting the denominator'],
      [show((p * q - root) / bottom, times, root), 'losing a sign in the product of the roots'],
      [show(whole, -times, root), 'losing the sign of the root'],
      [show(p * q, sign, root), 'multiplying the first terms only'],
      [show(whole + 1, times, root), 'a slip in the whole numbers'],
    ].filter(([option]) => !/\d\.\d/.test(option ?? '')) as [string, string][],
    explanation: `Multiply top and bottom by ${show(q, sign, root)}: the top is ${show(p * q + root, sign * (p + q), root)}, the bottom ${formula(`${q}² − ${root} = ${bottom}`)}.`,
  };
}

function equation(random: Random): Draft {
  const [a, root] = [random.int(2, 6), random.pick(roots)];
  const bottom = a * a - root;
  if (bottom < 2) return noDraft;
  const times = random.int(1, 4);
  return {
    body: `Solve the equation ${formula(`${a}x = x√${root} + ${times * bottom}`)}.`,
    answer: formula(`x = ${surd(times * a, times, root)}`),
    mistakes: [
      [formula(`x = ${surd(times * a, -times, root)}`), 'not changing the sign between the terms'],
      [
        formula(`x = ${surd(times * a * bottom, times * bottom, root)}`),
        'forgetting to divide by the new denominator',
      ],
      [formula(`x = ${surd(times * bottom, times, root)}`), 'multiplying the root only'],
      [formula(`x = ${surd(a, times, root)}`), 'multiplying the root only, after dividing'],
    ],
    explanation: `${formula(`x(${surd(a, -1, root)}) = ${times * bottom}`)}. Divide and multiply top and bottom by ${show(a, 1, root)}: the denominator is ${formula(`${a}² − ${root} = ${bottom}`)}.`,
  };
}

export const family: Family = {
  name: 'surds',
  syllabus: 'Surds and rationalising the denominator',
  levels: {
    1: 'one product of two brackets',
    2: 'two steps: multiply by the conjugate, then divide',
    3: 'three steps: both top and bottom are products of brackets',
    4: 'four steps: collect x, factorise, divide, rationalise',
  },
  write: byDifficulty({ 1: expand, 2: rationalise, 3: quotient, 4: equation }),
  check: checkEachOption((option, text) => {
    const equation = part(text, /equation (.*)\.$/);
    const value = evaluate(option.replace('x = ', ''));
    if (equation === '')
      return near(
        value,
        evaluate(part(text, /(?:simplify|denominator of|Write) (.*?)(?: in the form.*)?\.$/)),
      );
    const [left = '', right = ''] = equation.split(' = ');
    return near(evaluate(left, { x: value }), evaluate(right, { x: value }));
  }),
};
