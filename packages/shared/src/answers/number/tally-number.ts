import { plainCharacters } from '../mathematics/normalise.ts';
import * as exact from '../mathematics/rational.ts';
import type { Rational } from '../mathematics/rational.ts';
import type { NumberDefinition } from './number-definition.ts';
import { acceptedUnits } from './number-key.ts';
import { readNumber, type TypedNumber } from './read-number.ts';
import { isSameUnit, unitReadings, type Unit } from './units.ts';

const unitsOf = ({ unitText, units, currency }: TypedNumber): Unit[] =>
  unitText === '' ? unitReadings(currency ?? '') : units;

/** The number in the first unit, where it has one of the accepted units, or none because the unit stands beside the field. */
function inFirstUnit(
  definition: NumberDefinition,
  typed: TypedNumber,
): { value: Rational; unit: Unit } | null {
  const accepted = acceptedUnits(definition) ?? [];
  const [first] = accepted;
  const units = unitsOf(typed);
  const isBare = typed.unitText === '' && typed.currency === undefined;
  const found =
    isBare && definition.unit?.required === false
      ? first
      : accepted.find(({ unit }) => units.some((each) => isSameUnit(each, unit)));
  return first && found ? { value: exact.multiply(typed.value, found.factor), unit: first.unit } : null;
}

const symbolsOf = ({ symbols }: Unit) =>
  symbols.map(([symbol, power]) => (power === 1 ? symbol : `${symbol}^${power}`));

/** Equal values are one answer, except where their form or figures are marked. */
export function tallyNumber(definition: NumberDefinition, text: string): string {
  const reading = readNumber(text);
  if (reading.status !== 'READ') return plainCharacters(text.trim().slice(0, 200)).slice(0, 60);
  const { number: typed } = reading;
  const { form, accept } = definition;
  const isByForm = form !== 'any' || accept.by === 'significantFigures' || accept.by === 'decimalPlaces';
  const converted = inFirstUnit(definition, typed);
  const [own] = unitsOf(typed);
  const unit = converted && (!isByForm || !own) ? converted.unit : own;
  const value = converted?.value ?? typed.value;
  const number = isByForm ? typed.text : (exact.toDecimal(value) ?? exact.toText(value));
  return [number, ...(unit ? symbolsOf(unit) : [typed.unitText])].join(' ').trim();
}

/** Whether an author accepts this answer beside the key. */
export const isAlsoAccepted = (definition: NumberDefinition, text: string): boolean =>
  definition.alsoAccepted?.some(
    (accepted) => tallyNumber(definition, accepted) === tallyNumber(definition, text),
  ) ?? false;

/** The value of an accepted answer in the unit of the key; null where it has another unit, or none though one is asked for. */
export function acceptedValue(definition: NumberDefinition, text: string): Rational | null {
  const reading = readNumber(text);
  if (reading.status !== 'READ' || !reading.number.isExact) return null;
  const { number } = reading;
  if (!definition.unit) return number.unitText === '' && number.currency === undefined ? number.value : null;
  return inFirstUnit(definition, number)?.value ?? null;
}
