import { evaluate } from '../mathematics/evaluate.ts';
import { expressionTex } from '../mathematics/expression-text.ts';
import { variablesOf, type Expression } from '../mathematics/expression-tree.ts';
import {
  hasDecimalComma,
  maxAnswerLength,
  plainCharacters,
  withoutThousands,
} from '../mathematics/normalise.ts';
import { parseExpression } from '../mathematics/parse.ts';
import * as exact from '../mathematics/rational.ts';
import type { Rational } from '../mathematics/rational.ts';
import { DivisionByZero, exactValue } from '../mathematics/rational-function.ts';
import { maxUnitLength, unitReadings, type Unit } from './units.ts';

export type NumberFormat = 'DECIMAL' | 'STANDARD_FORM' | 'FRACTION' | 'MIXED' | 'EXPRESSION';

/** A number as it was typed, with what stands around it. */
export interface TypedNumber {
  value: Rational;
  /** Whether `value` is the number itself, or, as of √2, fifteen of its figures. */
  isExact: boolean;
  format: NumberFormat;
  /** The digits as typed, with sign and point, for figures and places: of a standard form, its first number. */
  digits: string;
  /** The number as it was typed. */
  text: string;
  /** Whether a fraction is in lowest terms, or a standard form has one figure before its point. */
  isProper: boolean;
  currency?: '£' | '$' | '€';
  /** What follows the number. */
  unitText: string;
  /** The ways to read it as a unit. None, if it is no unit. */
  units: Unit[];
  tex: string;
}

export type NumberReading =
  | { status: 'EMPTY' }
  | { status: 'READ'; number: TypedNumber }
  | { status: 'UNREADABLE'; hint: string };

const unreadable = (hint: string): NumberReading => ({ status: 'UNREADABLE', hint });

const signPattern = '([-+]?) ?';
const decimal = '(\\d+(?:\\.\\d*)?|\\.\\d+)';
const patterns = {
  standardForm: new RegExp(
    `^${signPattern}${decimal} ?(?:[xX*] ?10 ?\\^ ?\\(? ?([-+]? ?\\d{1,3}) ?\\)?|[eE]([-+]?\\d{1,3})(?![\\d.]))`,
    'u',
  ),
  powerOfTen: new RegExp(`^${signPattern}10 ?\\^ ?\\(? ?([-+]?\\d{1,3}) ?\\)?`, 'u'),
  mixed: new RegExp(`^${signPattern}(\\d{1,15}) (\\d{1,15}) ?/ ?(\\d{1,15})(?![\\d.^])`, 'u'),
  fraction: new RegExp(
    `^${signPattern}\\(?([-+]?) ?(\\d{1,15}) ?/ ?([-+]?) ?(\\d{1,15})\\)?(?![\\d.^])`,
    'u',
  ),
  decimal: new RegExp(`^${signPattern}${decimal}(?!\\u0307|[\\d.^!])`, 'u'),
};

type Found = Omit<TypedNumber, 'unitText' | 'units' | 'currency'>;

/** Reads a number with what stands before it (`x =`, £) and after it (a unit). Takes linear time, and never throws. */
export function readNumber(text: string): NumberReading {
  if (text.trim().length > maxAnswerLength)
    return unreadable(`That is too long. An answer has at most ${maxAnswerLength} characters.`);
  const plain = plainCharacters(text);
  if (plain === '') return { status: 'EMPTY' };
  const joined = withoutThousands(plain);
  const problem = problemOf(joined);
  if (problem !== undefined) return unreadable(problem);
  const [, before = '', currency] = /^((?:[a-zA-Zα-ω] ?= ?)?)([-+]? ?[£$€])?/u.exec(joined) ?? [];
  const rest =
    (currency?.startsWith('-') ? '-' : '') + joined.slice(before.length + (currency?.length ?? 0)).trim();
  try {
    return numberWithUnit(withoutBrackets(rest), currency);
  } catch (error) {
    if (error instanceof DivisionByZero) return unreadable('You divided by 0, which has no value.');
    if (error instanceof exact.TooLarge) return unreadable('That number is too large for us to read.');
    throw error;
  }
}

/** -(0.05) as -0.05. */
const withoutBrackets = (text: string) => text.replace(/^([-+]? ?)\((\d[\d.]*)\)/u, '$1$2');

function problemOf(text: string): string | undefined {
  if (hasDecimalComma(text)) return 'Write decimals with a point, not with a comma: 3.5, not 3,5.';
  if (/^[-+]?[\d.]+ ?[xX*] ?10-\d+$/u.test(text)) return 'Write a power of ten with the ^ sign: 3 × 10^-5.';
  if (/\d\.\d+\.\d/u.test(text)) return 'A number can have only one decimal point.';
  return undefined;
}

function numberWithUnit(text: string, currency: string | undefined): NumberReading {
  for (const found of [standardForm(text), mixed(text), fraction(text), plainDecimal(text)]) {
    if (!found) continue;
    const reading = withUnit(found, text.slice(found.text.length).trim(), currency);
    if (reading) return reading;
  }
  const [expression, unitText = ''] = expressionWithUnit(text) ?? [];
  if (expression)
    return withUnit(expression, unitText, currency) ?? unreadable('We cannot read that as a number.');
  return unreadable(
    /\d/u.test(text) ? `We cannot read ${shortened(text)} as a number.` : 'Write a number as the answer.',
  );
}

const shortened = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text);

function withUnit(number: Found, unitText: string, currency: string | undefined): NumberReading | null {
  const units = unitText === '' ? [] : unitReadings(unitText);
  const isWord = /^[\p{L}°%£$€][\p{L} °%/^().*\d-]*$/u.test(unitText);
  // Letters that are no unit may be a word such as "apples", but not the rest of a calculation.
  if (
    unitText !== '' &&
    units.length === 0 &&
    !(isWord && /\p{L}{3}/u.test(unitText) && !/[\d^*/(]/u.test(unitText))
  )
    return null;
  const symbol = currency?.slice(-1) as TypedNumber['currency'];
  return { status: 'READ', number: { ...number, unitText, units, ...(symbol && { currency: symbol }) } };
}

const signed = (value: Rational, ...signs: (string | undefined)[]) =>
  signs.filter((each) => each === '-').length % 2 === 1 ? exact.negate(value) : value;

function standardForm(text: string): Found | null {
  const match = patterns.standardForm.exec(text);
  if (match) return scaled(match[0], match[1], match[2] ?? '', match[3] ?? match[4] ?? '');
  const power = patterns.powerOfTen.exec(text);
  return power && scaled(power[0], power[1], '', power[2] ?? '');
}

/** A number times a power of ten. Without the number it is the power alone. */
function scaled(text: string, sign: string | undefined, digits: string, power: string): Found | null {
  const exponent = power.replaceAll(/[ +]/gu, '');
  const value = exact.fromDecimal(`${digits === '' ? '1' : digits}e${exponent}`);
  const minus = sign === '-' ? '-' : '';
  return (
    value && {
      value: signed(value, minus),
      isExact: true,
      format: 'STANDARD_FORM',
      digits: minus + (digits === '' ? '1' : digits),
      text,
      isProper: /^[1-9](?:\.|$)/u.test(digits),
      tex: `${minus}${digits === '' ? '' : `${digits}\\times `}10^{${exponent}}`,
    }
  );
}

function mixed(text: string): Found | null {
  const match = patterns.mixed.exec(text);
  if (!match) return null;
  const [, minus, whole = '', above = '', below = ''] = match;
  if (BigInt(below) === 0n) throw new DivisionByZero();
  const part = exact.rational(BigInt(above), BigInt(below));
  return {
    value: signed(exact.add(exact.rational(BigInt(whole)), part), minus),
    isExact: true,
    format: 'MIXED',
    digits: '',
    isProper: BigInt(above) < BigInt(below) && String(part.denominator) === String(BigInt(below)),
    tex: `${minus ?? ''}${whole}\\tfrac{${above}}{${below}}`,
    text: match[0],
  };
}

function fraction(text: string): Found | null {
  const match = patterns.fraction.exec(text);
  if (!match) return null;
  const [, minus, minusAbove, above = '', minusBelow, below = ''] = match;
  if (BigInt(below) === 0n) throw new DivisionByZero();
  const value = exact.rational(BigInt(above), BigInt(below));
  return {
    value: signed(value, minus, minusAbove, minusBelow),
    isExact: true,
    format: 'FRACTION',
    digits: '',
    isProper: String(value.denominator) === String(BigInt(below)) && minusBelow !== '-',
    tex: `${minus ?? ''}\\frac{${minusAbove ?? ''}${above}}{${minusBelow ?? ''}${below}}`,
    text: match[0],
  };
}

function plainDecimal(text: string): Found | null {
  const match = patterns.decimal.exec(text);
  const value = match && exact.fromDecimal(match[2] ?? '');
  if (!value) return null;
  const digits = (match[1] === '-' ? '-' : '') + (match[2] ?? '');
  return {
    value: signed(value, match[1]),
    isExact: true,
    format: 'DECIMAL',
    digits,
    isProper: true,
    tex: digits.replace(/^(-?)\./u, '$10.').replace(/\.$/u, ''),
    text: match[0],
  };
}

/** What a unit may follow: π, a closing bracket, or a digit as in √2. */
const beforeUnit = /(?:pi|[\d)]) ?(?=[a-zA-Z°%Ωμ])/gu;

/** 3π cm, 5√2 m/s: the first place from which the rest is a unit. */
function expressionWithUnit(text: string): [Found, unitText?: string] | null {
  const whole = expressionNumber(text);
  if (whole) return [whole];
  const starts = Array.from(text.matchAll(beforeUnit), ({ 0: found, index }) => index + found.length);
  const start = starts.find(
    (at) => text.length - at <= maxUnitLength && unitReadings(text.slice(at)).length > 0,
  );
  const number = start === undefined ? null : expressionNumber(text.slice(0, start).trim());
  return number && [number, text.slice(start)];
}

/** √2, 3π, 2 × 3 or a recurring decimal: anything with a value. */
function expressionNumber(text: string): Found | null {
  const expression = parseExpression(text);
  const value = expression && numberOf(expression);
  return (
    value && {
      ...value,
      format: 'EXPRESSION',
      digits: '',
      text,
      isProper: false,
      tex: expressionTex(expression),
    }
  );
}

/** The value of an expression without variables: exact, or fifteen figures of it. Throws `DivisionByZero`. */
export function numberOf(expression: Expression): { value: Rational; isExact: boolean } | null {
  if (variablesOf(expression).length > 0) return null;
  const exactNumber = exactValue(expression);
  if (exactNumber) return { value: exactNumber, isExact: true };
  const measured = evaluate(expression, {});
  const value = measured && exact.fromDecimal(measured.value.toPrecision(15));
  return value && { value, isExact: false };
}
