import { formatPrintedNumber, fraction, superscript } from './numbers.ts';

/** `+ 3`, `− 4`: a number that follows another term. */
export function signed(value: number): string {
  return value < 0 ? `− ${formatPrintedNumber(-value)}` : `+ ${formatPrintedNumber(value)}`;
}

/** A term without its sign: `3x²`, `x`, `5`. */
function term(coefficient: number, power: number, letter: string): string {
  const size = Math.abs(coefficient);
  if (power === 0) return formatPrintedNumber(size);
  const letterPart = power === 1 ? letter : `${letter}${superscript(power)}`;
  return size === 1 ? letterPart : `${formatPrintedNumber(size)}${letterPart}`;
}

/** Terms in the order given as [coefficient, power]; zero terms are omitted: `3x² − x + 5`. */
export function terms(
  list: readonly (readonly [coefficient: number, power: number])[],
  letter = 'x',
): string {
  const shown = list.filter(([coefficient]) => coefficient !== 0);
  if (shown.length === 0) return '0';
  return shown
    .map(([coefficient, power], index) => {
      const sign = coefficient < 0 ? (index === 0 ? '−' : ' − ') : index === 0 ? '' : ' + ';
      return sign + term(coefficient, power, letter);
    })
    .join('');
}

/** The gradient of a line with x: `2x`, `−x`, `(3/2)x`. */
export function slopeTerm(rise: number, run: number): string {
  const slope = fraction(rise, run);
  if (slope === '1') return 'x';
  if (slope === '−1') return '−x';
  if (!slope.includes('/')) return `${slope}x`;
  return `${slope.startsWith('−') ? '−' : ''}(${slope.replace('−', '')})x`;
}

/** A polynomial by its coefficients, highest power first. */
export function polynomial(coefficients: readonly number[], letter = 'x'): string {
  return terms(
    coefficients.map((coefficient, index) => [coefficient, coefficients.length - 1 - index] as const),
    letter,
  );
}

/** `(x + 3)`, `(2x − 1)`, `x` when nothing is added. */
export function bracket(coefficient: number, constant: number, letter = 'x'): string {
  return constant === 0 && coefficient === 1 ? letter : `(${polynomial([coefficient, constant], letter)})`;
}

/** A number as a factor or a base, in brackets if negative. */
export function factor(value: number): string {
  return value < 0 ? `(${formatPrintedNumber(value)})` : formatPrintedNumber(value);
}
