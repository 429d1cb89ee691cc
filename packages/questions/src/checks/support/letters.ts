import { itemAt } from '../../item-at.ts';

/** Letters as numbers from 0 for A. */
export const lettersIn = (text: string) => [...text].map((letter) => letter.charCodeAt(0) - 65);

export const letter = (number: number) => String.fromCharCode(65 + (((number % 26) + 26) % 26));

/** The next number of a sequence modulo 26 whose steps are equal or grow evenly. Steps go the shorter way round. */
export function nextInRing(numbers: readonly number[]): number {
  const steps = numbers
    .slice(1)
    .map((number, index) => ((((number - itemAt(numbers, index)) % 26) + 39) % 26) - 13);
  const growths = steps.slice(1).map((each, index) => each - itemAt(steps, index));
  if (growths.some((growth) => growth !== growths[0]))
    throw new Error(`No regular step in ${numbers.join(' ')}`);
  return (((itemAt(numbers, -1) + itemAt(steps, -1) + itemAt(growths, 0)) % 26) + 26) % 26;
}
