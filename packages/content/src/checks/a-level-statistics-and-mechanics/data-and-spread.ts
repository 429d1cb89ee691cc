import { itemAt } from '../../item-at.ts';
import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

export const dataAndSpreadChecks: ChecksByFamily = {
  'summary-statistics': checkNumber((text) => {
    const [n = NaN, sum = NaN, squares = NaN] = [/For (\d+)/, /Σx = ([\d,]+)/, /Σx² = ([\d,]+)/].map(
      (pattern) => Number(pattern.exec(text)?.[1]?.replaceAll(',', '')),
    );
    const variance = squares / n - (sum / n) ** 2;
    return text.includes('mean?') ? sum / n : text.includes('the variance') ? variance : Math.sqrt(variance);
  }),
  coding: checkNumber((text) => {
    const [, a, b] = /\(x − (\d+)\)\/(\d+)/.exec(text) ?? [];
    const given = Number(/of y is (\d+)/.exec(text)?.[1]);
    if (text.includes('variance')) return given * Number(b) ** 2;
    return given * Number(b) + (text.includes('mean') ? Number(a) : 0);
  }),
  outliers: checkNumber((text) => {
    const [lower = NaN, upper = NaN] = numbersIn(text);
    if (text.includes('What is the interquartile')) return upper - lower;
    return text.includes('above') ? upper + 1.5 * (upper - lower) : lower - 1.5 * (upper - lower);
  }),
  interpolation: checkNumber((text) => {
    const rows = [...text.matchAll(/(\d+) ≤ x < (\d+): (\d+)/g)].map(
      ([, from, to, often]) => [Number(from), Number(to), Number(often)] as const,
    );
    const target = rows.reduce((sum, [, , often]) => sum + often, 0) * (text.includes('median') ? 0.5 : 0.75);
    const below = (index: number) => rows.slice(0, index).reduce((sum, [, , often]) => sum + often, 0);
    const row = rows.findIndex((_, index) => below(index + 1) >= target);
    const [from, to, often] = itemAt(rows, row);
    return from + ((to - from) * (target - below(row))) / often;
  }),
};
