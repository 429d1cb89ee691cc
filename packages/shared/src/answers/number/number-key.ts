import { replace, variablesOf, type Expression } from '../mathematics/expression-tree.ts';
import { parseExpression } from '../mathematics/parse.ts';
import * as exact from '../mathematics/rational.ts';
import type { Rational } from '../mathematics/rational.ts';
import { DivisionByZero } from '../mathematics/rational-function.ts';
import type { EarlierResponses } from '../answer-kind.ts';
import { figuresText, fixedText, magnitudeOf } from './decimal-text.ts';
import type { NumberDefinition } from './number-definition.ts';
import { numberOf, readNumber } from './read-number.ts';
import { conversion, unitReadings, type Unit } from './units.ts';

export interface NumberKey {
  value: Rational;
  isExact: boolean;
}

/** The number that an author's text stands for; null if there is none. */
export function keyValue(text: string): NumberKey | null {
  const expression = parseExpression(text);
  return expression && valueOrNull(expression);
}

function valueOrNull(expression: Expression): NumberKey | null {
  try {
    return numberOf(expression);
  } catch (error) {
    if (error instanceof DivisionByZero || error instanceof exact.TooLarge) return null;
    throw error;
  }
}

/** The key that follows from what the pupil wrote before; null if something of it is missing or cannot be read. */
export function carriedKey(definition: NumberDefinition, earlier: EarlierResponses): NumberKey | null {
  const expression = parseExpression(definition.carriedForward ?? '');
  if (!expression) return null;
  const values = new Map<string, Rational>();
  for (const label of variablesOf(expression)) {
    const reading = Object.hasOwn(earlier, label) ? readNumber(earlier[label] ?? '') : null;
    if (reading?.status !== 'READ') return null;
    values.set(label, reading.number.value);
  }
  return valueOrNull(
    replace(expression, (inside) => {
      const value = inside.kind === 'variable' ? values.get(inside.name) : undefined;
      return value && { kind: 'number', value, text: exact.toText(value) };
    }),
  );
}

/** An accepted unit, and how many of the first one it is. */
export interface AcceptedUnit {
  text: string;
  unit: Unit;
  factor: Rational;
}

/** Null if a unit is unknown, or cannot be converted to the first and has no factor. */
export function acceptedUnits({ unit }: NumberDefinition): AcceptedUnit[] | null {
  if (!unit) return [];
  const units = unit.accepted.map((each) => ({ ...each, read: unitReadings(each.unit)[0] }));
  const first = units[0]?.read;
  const accepted = units.map(({ unit: text, factor, read }) => {
    const size = factor === undefined ? read && first && conversion(read, first) : exact.fromDecimal(factor);
    return read && size ? { text, unit: read, factor: size } : null;
  });
  return accepted.includes(null) ? null : accepted.flatMap((each) => each ?? []);
}

function mixedText(value: Rational): string {
  const size = exact.absoluteValue(value);
  const whole = size.numerator / size.denominator;
  const rest = exact.subtract(size, exact.rational(whole));
  if (exact.isZero(rest) || whole === 0n) return exact.toText(value);
  return `${exact.sign(value) < 0 ? '-' : ''}${String(whole)} ${exact.toText(rest)}`;
}

function standardFormText(value: Rational, figures: number | undefined): string {
  const magnitude = magnitudeOf(value);
  const first = exact.divide(value, exact.power(exact.rational(10n), magnitude));
  const digits =
    figures === undefined ? (exact.toDecimal(first) ?? figuresText(first, 6)) : figuresText(first, figures);
  return `${digits} × 10^${magnitude}`;
}

/** The 082 of a bearing, or the eight digits of a byte: authors mean the zeros. */
const hasLeadingZero = /^-?0\d[\d.]*$/u;

function modelNumber({ value: text, accept, form }: NumberDefinition, { value, isExact }: NumberKey): string {
  const figures = accept.by === 'significantFigures' ? accept.to : undefined;
  if (form === 'lowestTerms') return exact.toText(value);
  if (form === 'mixed') return mixedText(value);
  if (form === 'standardForm') return standardFormText(value, figures);
  if (form === 'money') return `£${fixedText(value, 2)}`;
  if (accept.by === 'decimalPlaces') return fixedText(value, accept.places);
  if (figures !== undefined) return figuresText(value, figures);
  if (hasLeadingZero.test(text) || (!isExact && accept.by === 'exact')) return text;
  return exact.toDecimal(value) ?? exact.toText(value);
}

/** A right answer as a pupil would write it. */
export function modelAnswer(definition: NumberDefinition): string {
  const key = keyValue(definition.value);
  if (!key) return definition.value;
  const unit = definition.unit?.accepted[0]?.unit;
  const number = modelNumber(definition, key);
  if (unit === undefined || number.startsWith('£')) return number;
  return /^[£$€]$/u.test(unit) ? number.replace(/^-?/u, (sign) => sign + unit) : `${number} ${unit}`;
}
