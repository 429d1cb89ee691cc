import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { calculatedQuestions } from './calculated-questions.ts';

const all = Object.values(calculatedQuestions).flat();
const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);

const forEverySeed = (check: (seed: number) => void) => () => {
  for (const seed of seeds) check(seed);
};

/** The text of all parts with their answers. */
const textsOf = (name: string, seed: number) => {
  const question = all.find((each) => each.name === name);
  if (!question) throw new Error(`There is no question ${name}`);
  const { stem = '', parts } = question.write(createRandom(seed));
  return { stem, parts };
};

const numbers = (text: string) =>
  (text.replaceAll(/(\d)\{?,\}?(?=\d{3})/g, '$1').match(/-?\s?\d+(?:\.\d+)?/g) ?? []).map((each) =>
    Number(each.replace(' ', '')),
  );

/** The coefficients of a polynomial in TeX, highest power first. */
function polynomialOf(tex: string): number[] {
  const list: number[] = [];
  for (const [, sign = '', size = '', letter = '', power = '1'] of tex.matchAll(
    /([+-]?)\s*(\d*)(x?)(?:\^(\d))?(?=\s|[+-]|$)/g,
  )) {
    if (size === '' && letter === '') continue;
    const at = letter === '' ? 0 : Number(power);
    list[at] = (sign === '-' ? -1 : 1) * (size === '' ? 1 : Number(size));
  }
  return Array.from({ length: list.length }, (_, index) => list[list.length - 1 - index] ?? 0);
}

const at = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((sum, each) => sum * x + each, 0);

test.each(all.map((each) => [each.name, each] as const))('%s prints finished numbers', (_, question) => {
  for (const seed of seeds) {
    const text = JSON.stringify(question.write(createRandom(seed)));
    expect(text).not.toMatch(/NaN|undefined|Infinity|\d\.\d{7}|\+ -|- -|\b1x/);
  }
});

test(
  'the stationary points of the cubic have a gradient of 0 and lie on it',
  forEverySeed((seed) => {
    const { stem, parts } = textsOf('stationary-points-of-a-cubic', seed);
    const cubic = polynomialOf(/y = ([^$]*)/.exec(stem)?.[1] ?? '');
    const points = [...(parts[1]?.answer ?? '').matchAll(/\((-?\d+), (-?\d+)\)/g)];
    expect(points).toHaveLength(2);
    for (const [, x, y] of points) {
      expect(at(cubic, Number(x))).toBeCloseTo(Number(y), 9);
      const step = 1e-4;
      const gradient = (at(cubic, Number(x) + step) - at(cubic, Number(x) - step)) / (2 * step);
      expect(Math.abs(gradient)).toBeLessThan(1e-4);
    }
  }),
);

test(
  'the factors multiply to the cubic',
  forEverySeed((seed) => {
    const { stem, parts } = textsOf('cubic-with-a-known-factor', seed);
    const cubic = polynomialOf(/= ([^$]*)/.exec(stem)?.[1] ?? '');
    const factors = [...(parts[1]?.answer ?? '').matchAll(/\(([^)]*)\)/g)].map(([, each = '']) =>
      polynomialOf(each),
    );
    for (const x of [-2, 0, 1, 5])
      expect(factors.reduce((product, each) => product * at(each, x), 1)).toBeCloseTo(at(cubic, x), 9);
  }),
);

test(
  'curve and line enclose the area',
  forEverySeed((seed) => {
    const { stem, parts } = textsOf('area-between-curve-and-line', seed);
    const [curve = '', line = ''] = [...stem.matchAll(/y = ([^$]*)\$/g)].map(([, each = '']) => each);
    const [low = 0, high = 0] = numbers(parts[0]?.answer ?? '');
    const difference = (x: number) => at(polynomialOf(curve), x) - at(polynomialOf(line), x);
    expect([difference(low), difference(high)]).toEqual([0, 0]);
    const steps = 2000;
    const width = (high - low) / steps;
    const area = Array.from(
      { length: steps },
      (_, index) => difference(low + (index + 0.5) * width) * width,
    ).reduce((sum, each) => sum + each, 0);
    const [top = 0, bottom = 1] = numbers(parts[1]?.answer ?? '');
    expect(area).toBeCloseTo(top / bottom, 2);
  }),
);

test(
  'the series have the sums that are given',
  forEverySeed((seed) => {
    const { stem, parts } = textsOf('arithmetic-series', seed);
    const [k = 0, term, n = 0, sum] = numbers(stem);
    const [a = 0, d = 0] = numbers(parts[1]?.answer ?? '');
    const terms = Array.from({ length: 200 }, (_, index) => a + index * d);
    expect(terms[k - 1]).toBe(term);
    const sumOf = (count: number) => terms.slice(0, count).reduce((total, each) => total + each, 0);
    expect(sumOf(n)).toBe(sum);
    const limit = numbers(parts[2]?.body ?? '')[0] ?? 0;
    const least = Number(parts[2]?.answer);
    expect([sumOf(least) > limit, sumOf(least - 1) > limit]).toEqual([true, false]);
  }),
);

test(
  'the roots of the completed square solve the equation',
  forEverySeed((seed) => {
    const { parts } = textsOf('completed-square', seed);
    const quadratic = polynomialOf(/\$(x\^2[^$=]*) = 0\$/.exec(parts[2]?.body ?? '')?.[1]?.trim() ?? '');
    const [p = 0, q = 0] = numbers(parts[2]?.answer ?? '');
    for (const root of [p + Math.sqrt(q), p - Math.sqrt(q)]) expect(at(quadratic, root)).toBeCloseTo(0, 9);
  }),
);
