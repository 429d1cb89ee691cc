import { formula, texOf } from '#text/mathematics.ts';
import { formatPrintedNumber, fraction } from '#text/numbers.ts';
import { polynomial } from '#text/algebra.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate, integral } from '#checks/support/expression.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { near, spelt } from '../a-level-mathematics-checks.ts';

const ask = (low: string, high: string, inside: string) =>
  `What is the exact value of $\\int_{${low}}^{${high}} ${inside}\\,dx$?`;

function power(random: Random): Draft {
  const [n, a, high] = [random.int(1, 3), random.int(1, 5), random.int(2, 4)];
  const low = random.int(0, high - 1);
  const times = a * (n + 1);
  const rise = high ** (n + 1) - low ** (n + 1);
  const show = (value: number) => formula(fraction(value, 1));
  return {
    body: ask(String(low), String(high), texOf(polynomial([times, ...Array<number>(n).fill(0)]))),
    answer: show(a * rise),
    mistakes: [
      [show(times * rise), 'raising the power without dividing'],
      [show(times * (high ** n - low ** n)), 'putting the limits in without integrating'],
      [show(a * (high ** (n + 1) + low ** (n + 1))), 'adding the two values'],
      [show(-a * rise), 'subtracting the wrong way round'],
      [show(times * n * (high ** (n - 1) - low ** (n - 1))), 'differentiating instead of integrating'],
    ],
    explanation: `The integral is ${formula(polynomial([a, ...Array<number>(n + 1).fill(0)]))}, and ${formula(`${formatPrintedNumber(a * high ** (n + 1))} − ${formatPrintedNumber(a * low ** (n + 1))} = ${formatPrintedNumber(a * rise)}`)}.`,
  };
}

function logarithm(random: Random): Draft {
  const [k, low, ratio] = [random.int(2, 9), random.int(1, 4), random.int(2, 7)];
  if (random.chance(0.5)) {
    const show = (value: number) => formula(formatPrintedNumber(value));
    return {
      body: ask('0', `\\ln ${ratio}`, `${k}e^{x}`),
      answer: show(k * (ratio - 1)),
      mistakes: [
        [show(k * ratio), 'taking the lower limit to give 0'],
        [show(k * (ratio + 1)), 'adding the two values'],
        [formula(`${k} ln ${ratio}`), 'putting in the upper limit without raising e to it'],
        [show(k * ratio - 1), 'losing the number in front at the lower limit'],
      ],
      explanation: `${formula(`${k}e^x`)} stays as it is. At the limits ${formula('e^x')} is ${ratio} and 1, so the value is ${formula(`${k * ratio} − ${k} = ${k * (ratio - 1)}`)}.`,
    };
  }
  const show = (times: number | string, value: string) => formula(`${times} ln ${value}`);
  return {
    body: ask(String(low), String(low * ratio), `\\frac{${k}}{x}`),
    answer: show(k, String(ratio)),
    mistakes: [
      [show(k, String(low * ratio - low)), 'subtracting inside the logarithm instead of dividing'],
      [show(k, String(low * low * ratio + ratio)), 'multiplying inside the logarithm'],
      [show('', String(ratio)).replace('$ ', '$'), 'dropping the number in front'],
      [formula(fraction(k * (1 - ratio), low * ratio)), 'treating 1/x like another power of x'],
      [show(k, String(ratio + 1)), 'a slip in the quotient'],
    ],
    explanation: `The integral is ${formula(`${k} ln x`)}, and ${formula(`ln ${low * ratio} − ln ${low} = ln ${ratio}`)}.`,
  };
}

const angles = [
  [2, '\\frac{\\pi}{2}'],
  [3, '\\frac{\\pi}{3}'],
  [4, '\\frac{\\pi}{4}'],
  [6, '\\frac{\\pi}{6}'],
] as const;

function wave(random: Random): Draft {
  const [m, isSine] = [random.int(2, 3), random.chance(0.5)];
  const [parts, limit] = random.pick(angles);
  const a = 2 * m * random.int(1, 6);
  const angle = Math.round((m * 180) / parts);
  const exact = isSine ? 1 - Math.cos((angle * Math.PI) / 180) : Math.sin((angle * Math.PI) / 180);
  const half = Math.round(2 * exact);
  if (Math.abs(2 * exact - half) > 1e-9 || half === 0) return noDraft;
  const show = (halves: number, by = 2) => formula(fraction(halves, by));
  const answer = ((a / m) * half) / 2;
  return {
    body: ask('0', limit, `${a} \\${isSine ? 'sin' : 'cos'} ${m}x`),
    answer: show(2 * answer),
    mistakes: [
      [show(2 * answer * m), `forgetting to divide by ${m}`],
      [show(2 * answer * m * m), `multiplying by ${m} instead of dividing`],
      [show(-2 * answer), 'using the wrong sign for the integral'],
      isSine
        ? [show((a / m) * (half - 2)), 'taking cos 0 to be 0']
        : [show((a / m) * (half - 2)), 'taking sin 0 to be 1'],
      [show(2 * answer + 2), 'a slip at the lower limit'],
    ],
    explanation: isSine
      ? `The integral is ${formula(`−${a / m} cos ${m}x`)}. At the upper limit the angle is ${angle}° and at the lower limit 0, where cos is 1: the value is ${show(2 * answer)}.`
      : `The integral is ${formula(`${a / m} sin ${m}x`)}. At the upper limit the angle is ${angle}°, and at the lower limit sin is 0: the value is ${show(2 * answer)}.`,
  };
}

function partial(random: Random): Draft {
  const [p, gap, low] = [random.int(1, 4), random.int(1, 4), random.int(0, 3)];
  const [q, high] = [p + gap, low + random.int(1, 4)];
  const times = random.int(1, 3);
  const top = (high + p) * (low + q);
  const bottom = (high + q) * (low + p);
  const show = (front: number, one: number, two: number) =>
    formula(`${front === 1 ? '' : `${front} `}ln(${fraction(one, two)})`);
  return {
    body: ask(String(low), String(high), `\\frac{${gap * times}}{(x + ${p})(x + ${q})}`),
    answer: show(times, top, bottom),
    mistakes: [
      [show(times, bottom, top), 'swapping the signs of the two fractions'],
      [
        show(gap * times === times ? 2 * times : gap * times, top, bottom),
        'not splitting the number above the line',
      ],
      [show(times, (high + p) * (high + q), (low + p) * (low + q)), 'adding the two logarithms'],
      [show(times, high + p, high + q), 'leaving out the lower limit'],
    ],
    explanation: `In partial fractions it is ${formula(`${times}/(x + ${p}) − ${times}/(x + ${q})`)}, so the integral is ${formula(`${times === 1 ? '' : `${times} `}ln((x + ${p})/(x + ${q}))`)}. At the limits that gives ${show(times, high + p, high + q)} and ${show(times, low + p, low + q)}; subtract.`,
  };
}

/** A number printed above or below the line, or the text in brackets after ^ and _. */
const limit = (text: string) =>
  evaluate(
    spelt(
      text
        .replace(/^[_^]\((.*)\)$/, '$1')
        .replace(/^[_^]/, '')
        .replaceAll(/[₀-₉⁰¹²³⁴-⁹]/g, (sign) => String('₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign) % 10)),
    ),
  );

export const family: Family = {
  name: 'exact-values',
  syllabus: 'Definite integrals with exact values',
  levels: {
    1: 'three short steps with one power: integrate, two limits',
    2: 'three steps with a logarithm or an exponential at the limits',
    3: 'four steps: integrate, divide by the factor of x, exact values at both limits',
    4: 'six steps: partial fractions, two logarithms, limits, one logarithm',
  },
  write: byDifficulty({ 1: power, 2: logarithm, 3: wave, 4: partial }),
  check: checkEachOption((option, text) => {
    const [, low = '', high = '', inside = ''] =
      /∫([₀-₉]+)([⁰¹²³⁴-⁹]+|\^\([^)]*\)+|\^\S+) (.*?) ?dx/.exec(text) ?? [];
    const found = evaluate(spelt(option));
    return near(integral(spelt(inside), limit(low), limit(high)), found);
  }),
};
