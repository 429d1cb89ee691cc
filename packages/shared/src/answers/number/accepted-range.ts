import * as exact from '../mathematics/rational.ts';
import type { Rational } from '../mathematics/rational.ts';
import { figuresText } from './decimal-text.ts';
import type { NumberDefinition } from './number-definition.ts';
import { keyValue } from './number-key.ts';

const decimalText = (value: Rational) => exact.toDecimal(value) ?? figuresText(value, 6);

/** How far an accepted value may be from the key; null where it is not accepted by its distance. */
export function acceptedDistance({ value, accept }: NumberDefinition): Rational | null {
  const key = keyValue(value);
  if (!key || (accept.by !== 'absolute' && accept.by !== 'percent')) return null;
  const within = exact.fromDecimal(accept.within) ?? exact.zero;
  if (accept.by === 'absolute') return within;
  return exact.multiply(exact.divide(within, exact.rational(100n)), exact.absoluteValue(key.value));
}

/** The least and the greatest value that are accepted, as decimals; null where values are not accepted by their distance. */
export function acceptedRange(definition: NumberDefinition): { from: string; to: string } | null {
  const key = keyValue(definition.value);
  const distance = acceptedDistance(definition);
  return key && distance
    ? {
        from: decimalText(exact.subtract(key.value, distance)),
        to: decimalText(exact.add(key.value, distance)),
      }
    : null;
}
