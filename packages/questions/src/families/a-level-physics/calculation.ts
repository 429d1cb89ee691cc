import { formatPrintedNumber, superscript, toSignificantFigures } from '#text/numbers.ts';
import type { Draft, Misconception } from '../family.ts';
import { noDraft } from '../no-draft.ts';

/** A question whose options are quantities with a unit, to three significant figures. */
export interface Calculation {
  body: string;
  value: number;
  unit: string;
  /** Wrong results and their causes, most typical first. */
  mistakes: readonly (readonly [value: number, cause: string])[];
  working: string;
}

/** Wrong options differ from the answer and from each other by at least this share. */
const leastDifference = 0.04;
/** A result that is further from the answer than this factor tempts nobody. */
const mostDifference = 2e5;

export function calculation({ body, value, unit, mistakes, working }: Calculation): Draft {
  if (!Number.isFinite(value)) return noDraft;
  const careless = [2, 0.5, 10, 0.1, 4].map((factor) => [value * factor, ''] as const);
  const kept: number[] = [value];
  const options: Misconception[] = [];
  for (const [wrong, cause] of [...mistakes, ...careless]) {
    const isNear = kept.some((each) => Math.abs(wrong - each) <= leastDifference * Math.abs(each));
    const ratio = Math.abs(wrong / value);
    if (!(ratio > 1 / mostDifference && ratio < mostDifference) || isNear) continue;
    kept.push(wrong);
    options.push([quantity(wrong, unit), cause]);
  }
  return { body, answer: quantity(value, unit), mistakes: options, explanation: working };
}

/** `12.0 N`, `6.63 × 10⁻³⁴ J s`: to three significant figures, in standard form if very large or very small. */
export function quantity(value: number, unit = ''): string {
  const size = Math.abs(value);
  const number = size >= 0.01 && size < 10_000 ? toSignificantFigures(value) : standardForm(value);
  return unit === '' ? number : unit === '°' ? `${number}°` : `${number} ${unit}`;
}

/** `6.63 × 10⁻³⁴` */
export function standardForm(value: number, digits = 3): string {
  const [digitsOfValue = '', power = ''] = value.toExponential(digits - 1).split('e');
  return `${digitsOfValue.replace('-', '−')} × 10${superscript(Number(power))}`;
}

/** A number with a fixed number of decimal places: `3.0`. */
export const fixed = (value: number, places = 1) => formatPrintedNumber(value, places);

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
