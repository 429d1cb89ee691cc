import { itemAt } from '../../item-at.ts';

type Values = Readonly<Record<string, number>>;

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raisedRun = /^⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?:ᐟ[⁰¹²³⁴⁵⁶⁷⁸⁹]+)?/;
const functions: Readonly<Record<string, (value: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sec: (value) => 1 / Math.cos(value),
  ln: Math.log,
};

/**
 * The value of printed mathematics such as `3x² − 4(x + 1)/2`, `√(x² + 9)`, `2π/3`, `5 cos(2x)`, `e^(3x)`.
 * A letter next to another factor multiplies it, with the same precedence as × and ÷. Angles are in radians.
 */
export function evaluate(text: string, values: Values = {}): number {
  const reader = { rest: text.replaceAll(/\s+/g, ''), values };
  const value = sum(reader);
  if (reader.rest !== '') throw new Error(`Cannot read "${reader.rest}" of "${text}"`);
  return value;
}

interface Reader {
  rest: string;
  values: Values;
}

function takes(reader: Reader, ...tokens: string[]): string | null {
  const token = tokens.find((each) => reader.rest.startsWith(each));
  if (token === undefined) return null;
  reader.rest = reader.rest.slice(token.length);
  return token;
}

function sum(reader: Reader): number {
  let value = takes(reader, '−', '-') ? -product(reader) : product(reader);
  for (;;) {
    const sign = takes(reader, '+', '−', '-');
    if (sign === null) return value;
    value += sign === '+' ? product(reader) : -product(reader);
  }
}

function product(reader: Reader): number {
  let value = power(reader);
  for (;;) {
    if (takes(reader, '×', '*', '·')) value *= power(reader);
    else if (takes(reader, '÷', '/')) value /= power(reader);
    else if (/^[\p{L}\d(√½¼¾π|]/u.test(reader.rest)) value *= power(reader);
    else return value;
  }
}

function power(reader: Reader): number {
  const base = atom(reader);
  const run = raisedRun.exec(reader.rest)?.[0];
  if (run !== undefined) {
    reader.rest = reader.rest.slice(run.length);
    return base ** exponentOf(run);
  }
  return takes(reader, '^') ? base ** (takes(reader, '−', '-') ? -power(reader) : power(reader)) : base;
}

function exponentOf(run: string): number {
  const [top = '', bottom] = run.replace('⁻', '').split('ᐟ');
  const plain = (digits: string) => Number([...digits].map((digit) => raised.indexOf(digit)).join(''));
  return ((run.startsWith('⁻') ? -1 : 1) * plain(top)) / (bottom === undefined ? 1 : plain(bottom));
}

function atom(reader: Reader): number {
  if (takes(reader, '(')) return closed(reader, ')');
  if (takes(reader, '√')) return Math.sqrt(atom(reader));
  if (takes(reader, 'π')) return Math.PI;
  const vulgar = takes(reader, '½', '¼', '¾');
  if (vulgar) return { '½': 0.5, '¼': 0.25, '¾': 0.75 }[vulgar] ?? NaN;
  const digits = /^\d[\d,]*(?:\.\d+)?/.exec(reader.rest)?.[0];
  if (digits !== undefined) {
    reader.rest = reader.rest.slice(digits.length);
    return Number(digits.replaceAll(',', ''));
  }
  return named(reader);
}

function closed(reader: Reader, bracket: string): number {
  const value = sum(reader);
  if (!takes(reader, bracket)) throw new Error(`"${bracket}" is missing before "${reader.rest}"`);
  return value;
}

function named(reader: Reader): number {
  const name = takes(reader, ...Object.keys(functions));
  if (name) {
    const run = raisedRun.exec(reader.rest)?.[0] ?? '';
    reader.rest = reader.rest.slice(run.length);
    const value = functions[name]?.(power(reader)) ?? NaN;
    return run === '' ? value : value ** exponentOf(run);
  }
  const letter = itemAt(reader.rest, 0);
  const value = reader.values[letter] ?? (letter === 'e' ? Math.E : undefined);
  if (value === undefined) throw new Error(`"${letter}" has no value in "${reader.rest}"`);
  reader.rest = reader.rest.slice(letter.length);
  return value;
}

/** Whether two expressions in one letter have equal values at several points. */
export function sameExpression(left: string, right: string, letters: readonly string[] = ['x']): boolean {
  return [0.37, 1.21, 2.9, 0.083, 1.77].every((start) => {
    const values = Object.fromEntries(letters.map((letter, index) => [letter, start + 0.61 * index]));
    const [one, other] = [evaluate(left, values), evaluate(right, values)];
    return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one));
  });
}

/** The gradient of an expression at a value of its variable. */
export function gradient(text: string, where: number, letter = 'x'): number {
  const step = 1e-5;
  return (
    (evaluate(text, { [letter]: where + step }) - evaluate(text, { [letter]: where - step })) / (2 * step)
  );
}

/** The area under an expression, by Simpson's rule. */
export function integral(text: string, from: number, to: number, letter = 'x'): number {
  const parts = 400;
  const width = (to - from) / parts;
  let total = 0;
  for (let index = 0; index <= parts; index++) {
    const weight = index === 0 || index === parts ? 1 : index % 2 === 1 ? 4 : 2;
    total += weight * evaluate(text, { [letter]: from + width * index });
  }
  return (total * width) / 3;
}
