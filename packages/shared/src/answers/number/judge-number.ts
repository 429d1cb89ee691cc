import * as exact from '../mathematics/rational.ts';
import type { Rational } from '../mathematics/rational.ts';
import { figuresOf, placesOf, roundToFigures, roundToPlaces } from './decimal-text.ts';
import type { NumberForm } from './asked-number.ts';
import type { Acceptance } from './number-definition.ts';
import type { TypedNumber } from './read-number.ts';

/** Whether a value is right; nearly, with what is to be changed; or wrong. */
export type Judgement =
  | { is: 'RIGHT' }
  | { is: 'NEARLY'; feedback: string }
  | { is: 'WRONG'; feedback?: string };

const right: Judgement = { is: 'RIGHT' };
const wrong: Judgement = { is: 'WRONG' };
const nearly = (feedback: string): Judgement => ({ is: 'NEARLY', feedback });

const figures = (count: number) => (count === 1 ? '1 significant figure' : `${count} significant figures`);
const places = (count: number) =>
  count === 0 ? 'a whole number' : count === 1 ? '1 decimal place' : `${count} decimal places`;

/** The number of the pupil, in the unit of the key. */
export interface Answer {
  typed: TypedNumber;
  value: Rational;
}

/** Judges a value, whatever its unit and form. */
export function judgeValue(
  answer: Answer,
  key: { value: Rational; isExact: boolean },
  accept: Acceptance,
): Judgement {
  switch (accept.by) {
    case 'exact':
      return judgeExactly(answer, key);
    case 'absolute':
      return isWithin(answer.value, key.value, exact.fromDecimal(accept.within) ?? exact.zero)
        ? right
        : wrong;
    case 'percent': {
      const share = exact.divide(exact.fromDecimal(accept.within) ?? exact.zero, exact.rational(100n));
      return isWithin(answer.value, key.value, exact.multiply(share, exact.absoluteValue(key.value)))
        ? right
        : wrong;
    }
    case 'significantFigures':
      return judgeFigures(answer, key.value, accept.from, accept.to);
    case 'decimalPlaces':
      return judgePlaces(answer, key.value, accept.places);
  }
}

const isWithin = (value: Rational, key: Rational, distance: Rational): boolean =>
  exact.compare(exact.absoluteValue(exact.subtract(value, key)), distance) <= 0;

function judgeExactly({ typed, value }: Answer, key: { value: Rational; isExact: boolean }): Judgement {
  if (exact.equals(value, key.value) && typed.isExact === key.isExact) return right;
  // √8 and 2√2 have the same figures, computed in two ways.
  const isClose = isWithin(
    value,
    key.value,
    exact.multiply(exact.absoluteValue(key.value), exact.rational(1n, 10n ** 13n)),
  );
  if (!typed.isExact && !key.isExact && isClose) return right;
  return isRoundedFrom(typed, value, key.value) || (typed.format === 'DECIMAL' && !key.isExact && isClose)
    ? nearly(`${typed.digits} is rounded. The question asks for the exact value.`)
    : wrong;
}

/** 0.33 for a third: at least two figures, all of them right. */
const isRoundedFrom = (typed: TypedNumber, value: Rational, key: Rational): boolean =>
  typed.format === 'DECIMAL' &&
  figuresOf(typed.digits).least >= 2 &&
  placesOf(typed.digits) > 0 &&
  exact.equals(value, typed.value) &&
  exact.equals(typed.value, roundToPlaces(key, placesOf(typed.digits)));

/** A fraction or a root, where the question asks for a decimal. */
const isDecimal = ({ format }: TypedNumber) => format === 'DECIMAL' || format === 'STANDARD_FORM';

function judgeFigures({ typed, value }: Answer, key: Rational, from: number, to: number): Judgement {
  if (!isDecimal(typed)) return judgeUnrounded(value, key, figures(to));
  const { least, most } = figuresOf(typed.digits);
  const isRoundedTo = (count: number) => exact.equals(value, roundToFigures(key, count));
  if (least > to) {
    return exact.equals(roundToFigures(value, to), roundToFigures(key, to))
      ? nearly(`That is right, but it has too many figures: give ${figures(to)}.`)
      : wrong;
  }
  for (let count = Math.max(least, from); count <= Math.min(most, to); count++)
    if (isRoundedTo(count)) return right;
  return least < from && isRoundedTo(least)
    ? nearly(`That is right, but rounded too much: give ${figures(from)}.`)
    : wrong;
}

function judgePlaces({ typed, value }: Answer, key: Rational, count: number): Judgement {
  if (!isDecimal(typed)) return judgeUnrounded(value, key, places(count));
  const isWhole = exact.isInteger(typed.value) && placesOf(typed.digits) === 0;
  const typedPlaces = typed.format === 'STANDARD_FORM' ? count : placesOf(typed.digits);
  if (exact.equals(value, roundToPlaces(key, count)))
    return typedPlaces === count ? right : nearly(`The value is right, but give ${places(count)}.`);
  if (
    typedPlaces > count &&
    exact.equals(roundToPlaces(value, count), roundToPlaces(key, count)) &&
    isWithin(value, key, exact.power(exact.rational(10n), -count))
  )
    return nearly(`That is right, but it has too many figures: give ${places(count)}.`);
  if (typedPlaces < count && !isWhole && exact.equals(value, roundToPlaces(key, typedPlaces)))
    return nearly(`That is right, but rounded too much: give ${places(count)}.`);
  return wrong;
}

const judgeUnrounded = (value: Rational, key: Rational, asked: string): Judgement =>
  isWithin(value, key, exact.multiply(exact.absoluteValue(key), exact.rational(1n, 10n ** 12n)))
    ? nearly(`The value is right, but write it as a decimal with ${asked}.`)
    : wrong;

const formatNames: Readonly<Record<TypedNumber['format'], string>> = {
  DECIMAL: 'a decimal',
  STANDARD_FORM: 'a number in standard form',
  FRACTION: 'a fraction',
  MIXED: 'a mixed number',
  EXPRESSION: 'a calculation',
};

const readAs = ({ format, text }: TypedNumber, asked: string): string =>
  `We read ${text} as ${formatNames[format]}, but the question asks for ${asked}.`;

/** What is wrong with the form of a right value; undefined if it is as asked. */
export function formProblem(typed: TypedNumber, form: NumberForm): string | undefined {
  switch (form) {
    case 'any':
      return undefined;
    case 'lowestTerms':
      return lowestTermsProblem(typed);
    case 'mixed':
      return mixedProblem(typed);
    case 'standardForm':
      if (typed.format !== 'STANDARD_FORM') return readAs(typed, 'standard form');
      return typed.isProper
        ? undefined
        : 'The value is right, but in standard form the first number is from 1 to less than 10.';
    case 'money':
      return moneyProblem(typed);
  }
}

const canBeSimplified = 'The value is right, but the fraction can be simplified.';

const isWrittenWhole = ({ value, format, digits }: TypedNumber) =>
  exact.isInteger(value) && format === 'DECIMAL' && placesOf(digits) === 0;

function lowestTermsProblem(typed: TypedNumber): string | undefined {
  if (isWrittenWhole(typed)) return undefined;
  if (typed.format !== 'FRACTION' && typed.format !== 'MIXED') return readAs(typed, 'a fraction');
  return typed.isProper && !exact.isInteger(typed.value) ? undefined : canBeSimplified;
}

function mixedProblem(typed: TypedNumber): string | undefined {
  const isProperFraction =
    typed.format === 'FRACTION' && exact.compare(exact.absoluteValue(typed.value), exact.one) < 0;
  if (isWrittenWhole(typed)) return undefined;
  if (typed.format !== 'MIXED' && !isProperFraction) return readAs(typed, 'a mixed number');
  return typed.isProper ? undefined : canBeSimplified;
}

function moneyProblem({ format, digits, unitText }: TypedNumber): string | undefined {
  if (format !== 'DECIMAL') return 'Write an amount of money as a decimal, such as £3.50.';
  const count = placesOf(digits);
  return count === 0 || count === 2 || /^(?:p|pence)$/iu.test(unitText)
    ? undefined
    : 'The value is right, but write pounds with two decimal places, such as £3.50.';
}
