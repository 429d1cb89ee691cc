/** Numbers in printed form: `12,450`, `−3`, `0.25`. */
export function formatPrintedNumber(value: number, decimalPlaces?: number): string {
  // Most numbers of the bank; the general way takes ten times as long.
  if (decimalPlaces === undefined && Number.isInteger(value) && Math.abs(value) < 1_000)
    return `${value < 0 ? '−' : ''}${Math.abs(value)}`;
  const rounded =
    decimalPlaces === undefined ? Number(value.toPrecision(12)) : Number(value.toFixed(decimalPlaces));
  const text =
    decimalPlaces === undefined ? plain(Math.abs(rounded)) : Math.abs(rounded).toFixed(decimalPlaces);
  const [whole = '', decimals] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${rounded < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** Rounds recurring decimals to a length that a pupil would write. */
function plain(value: number): string {
  const exact = value.toFixed(8).replace(/\.?0+$/, '');
  return Math.abs(Number(exact) - value) < 1e-11 ? exact : String(Number(value.toPrecision(3)));
}

/** Pence as money: `£4`, `£4.05`. Never `85p`, so that options are easy to compare. */
export function money(pence: number): string {
  return pence % 100 === 0
    ? `£${formatPrintedNumber(pence / 100)}`
    : `£${formatPrintedNumber(pence / 100, 2)}`;
}

export function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? Math.abs(left) : greatestCommonDivisor(right, left % right);
}

export function leastCommonMultiple(left: number, right: number): number {
  return (left / greatestCommonDivisor(left, right)) * right;
}

/** A fraction in its lowest terms, or a whole number: `3/4`, `5`, `−2/3`. */
export function fraction(numerator: number, denominator: number): string {
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0 ? -1 : 1);
  const top = numerator / divisor;
  const bottom = denominator / divisor;
  return bottom === 1
    ? formatPrintedNumber(top)
    : `${formatPrintedNumber(top)}/${formatPrintedNumber(bottom)}`;
}

/** A positive fraction as a mixed number: `1 3/4`, `3/4`, `2`. */
export function mixedNumber(numerator: number, denominator: number): string {
  const whole = Math.floor(numerator / denominator);
  const rest = numerator % denominator;
  if (rest === 0) return formatPrintedNumber(whole);
  return whole === 0
    ? fraction(rest, denominator)
    : `${formatPrintedNumber(whole)} ${fraction(rest, denominator)}`;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const subscripts = '₀₁₂₃₄₅₆₇₈₉';

export function superscript(value: number): string {
  return raised(String(value), superscripts, '⁻');
}

export function subscript(value: number): string {
  return raised(String(value), subscripts, '₋');
}

function raised(text: string, digits: string, minus: string): string {
  return [...text].map((sign) => (sign === '-' ? minus : (digits[Number(sign)] ?? sign))).join('');
}

/** `first, second and third`. */
export function joinWithAnd(items: readonly string[], joiner = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1) ?? ''}`;
}

/** Rounds to a number of significant figures and keeps trailing zeros: `0.250`, `12.0`, `1,230`. */
export function toSignificantFigures(value: number, digits = 3): string {
  const text = Math.abs(value).toPrecision(digits);
  const sign = value < 0 ? '−' : '';
  if (text.includes('e')) return sign + formatPrintedNumber(Number(text));
  const [whole = '', decimals] = text.split('.');
  return `${sign}${formatPrintedNumber(Number(whole))}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** As `toSignificantFigures`, with a half rounded up even where the binary number is a little too small. */
export const roundToFigures = (value: number, digits = 3): string =>
  toSignificantFigures(value * (1 + 1e-12), digits);

/** A result as it is written down from a calculator: all of it up to six figures, otherwise three of them. */
export function shortResult(value: number): string {
  const six = Number(value.toPrecision(6));
  const isAll = Math.abs(six - value) < 1e-9 * Math.abs(value);
  return formatPrintedNumber(isAll ? six : Number(value.toPrecision(3)));
}

/** The number of ways to choose r of n things. */
export function choose(n: number, r: number): number {
  return r === 0 ? 1 : (choose(n, r - 1) * (n - r + 1)) / r;
}
