import { functionNames, type FunctionName } from './expression-tree.ts';
import { add, fromDecimal, multiply, rational, subtract, divide, type Rational } from './rational.ts';
import { Unreadable } from './unreadable.ts';

export type Token =
  | { kind: 'number'; value: Rational; text: string }
  | { kind: 'constant'; name: 'π' | 'e' }
  | { kind: 'variable'; name: string }
  | { kind: 'function'; name: FunctionName; base?: Rational }
  | { kind: 'word'; word: 'and' | 'or' }
  | { kind: 'sign'; sign: string };

const greek: ReadonlyMap<string, string> = new Map(
  'alpha-α beta-β gamma-γ delta-δ epsilon-ε theta-θ lambda-λ mu-μ rho-ρ sigma-σ tau-τ phi-φ omega-ω'
    .split(' ')
    .map((pair) => [pair.slice(0, -2), pair.slice(-1)]),
);

const otherFunctionNames: Readonly<Record<string, FunctionName>> = {
  csc: 'cosec',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  arcsinh: 'arsinh',
  arccosh: 'arcosh',
  arctanh: 'artanh',
  root: 'sqrt',
  tg: 'tan',
};

/** Every name of more than one letter, the longest first. */
const names: readonly (readonly [string, Token])[] = [
  ...functionNames.map((name) => [name, { kind: 'function', name }] as const),
  ...Object.entries(otherFunctionNames).map(([word, name]) => [word, { kind: 'function', name }] as const),
  ...[...greek].map(([word, name]) => [word, { kind: 'variable', name }] as const),
  ['pi', { kind: 'constant', name: 'π' }] as const,
  ['and', { kind: 'word', word: 'and' }] as const,
  ['or', { kind: 'word', word: 'or' }] as const,
].toSorted(([a], [b]) => b.length - a.length);

const longestName = Math.max(...names.map(([name]) => name.length));
const firstLetters = new Set(names.map(([name]) => name.charAt(0)));

const numberAt = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,9}(?![\d.]))?/uy;
const mixedAt = /(\d+) (\d+)\/(\d+)(?![\d.])/uy;
const recurringAt = /(\d+)\.(\d*?)(\d\u0307(?:\d*\d\u0307)?)/uy;
const signAt = /<=|>=|!=|[-+*/^()=<>,;:|!%°±]/uy;
const subscriptAt = /_\(?([a-zA-Z0-9])\)?/uy;
const letter = /[a-zA-Zα-ωΔ]/u;

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

const wordsAreSeparate = (text: string, at: number, length: number) =>
  !/[a-z]/iu.test(text.charAt(at - 1)) && !/[a-z]/iu.test(text.charAt(at + length));

/** 2 1/2 is five halves. */
function mixedNumber(text: string, at: number): [Token, number] | null {
  const match = /\d/u.test(text.charAt(at - 1)) ? null : matchAt(mixedAt, text, at);
  if (!match) return null;
  const [whole, above, below] = match.slice(1).map(BigInt) as [bigint, bigint, bigint];
  if (below === 0n) throw new Unreadable('A fraction cannot have 0 at the bottom.');
  return [
    { kind: 'number', value: add(rational(whole), rational(above, below)), text: match[0] },
    match[0].length,
  ];
}

/** 0.1̇8̇, with dots over the first and the last digit that repeat. */
function recurringDecimal(text: string, at: number): [Token, number] | null {
  const match = matchAt(recurringAt, text, at);
  if (!match) return null;
  const fixed = match[2] ?? '';
  const repeated = (match[3] ?? '').replaceAll('\u0307', '');
  const scale = (digits: number) => rational(10n ** BigInt(digits));
  const start = fromDecimal(`${match[1] ?? ''}.${fixed}`) ?? rational(0n);
  const tail = divide(rational(BigInt(repeated)), subtract(scale(repeated.length), rational(1n)));
  const value = add(start, divide(tail, scale(fixed.length)));
  return [{ kind: 'number', value: multiply(value, rational(1n)), text: match[0] }, match[0].length];
}

function decimal(text: string, at: number): [Token, number] | null {
  const match = matchAt(numberAt, text, at);
  if (!match) return null;
  const value = fromDecimal(match[0]);
  if (value === null) throw new Unreadable('That power of ten is too large for us to read.');
  const after = text.slice(at + match[0].length, at + match[0].length + 3);
  if (/^\.{2,}|^…/u.test(after))
    throw new Unreadable('Write a recurring decimal as a fraction, such as 1/3.');
  if (/^\.\d/u.test(after)) throw new Unreadable('A number can have only one decimal point.');
  return [{ kind: 'number', value, text: match[0] }, match[0].length];
}

function named(text: string, at: number): [Token, number] | null {
  const rest = text.slice(at, at + longestName).toLowerCase();
  if (!firstLetters.has(rest.charAt(0))) return null;
  const found = names.find(([name]) => rest.startsWith(name));
  if (!found || (found[1].kind === 'word' && !wordsAreSeparate(text, at, found[0].length))) return null;
  const [name, token] = found;
  // log_2(8), log2(8)
  if (token.kind === 'function' && token.name === 'log') {
    const base = /^_?\(?(\d{1,4})\)?(?= ?\(| )|^_\(?(\d{1,4})\)?/u.exec(text.slice(at + 3, at + 12));
    const digits = base?.[1] ?? base?.[2];
    if (base && digits !== undefined)
      return [{ ...token, base: rational(BigInt(digits)) }, name.length + base[0].length];
  }
  return [token, name.length];
}

function variable(text: string, at: number): [Token, number] | null {
  const name = text.charAt(at);
  if (!letter.test(name)) return null;
  if (name === 'e') return [{ kind: 'constant', name: 'e' }, 1];
  const subscript = matchAt(subscriptAt, text, at + 1);
  if (subscript)
    return [{ kind: 'variable', name: `${name}_${subscript[1] ?? ''}` }, 1 + subscript[0].length];
  if (/\d/u.test(text.charAt(at + 1)))
    throw new Unreadable(
      `Write ${name}^2 for a power and 2${name} for a product: we are not sure what ${name}${text.charAt(at + 1)} means.`,
    );
  return [{ kind: 'variable', name }, 1];
}

function signToken(text: string, at: number): [Token, number] | null {
  const match = matchAt(signAt, text, at);
  return match && [{ kind: 'sign', sign: match[0] }, match[0].length];
}

const readers = [mixedNumber, recurringDecimal, decimal, named, variable, signToken];

/** Splits normalised text into tokens, in one pass. Throws `Unreadable`. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === ' ') {
      at++;
      continue;
    }
    let found: [Token, number] | null = null;
    for (const reader of readers) found ??= reader(text, at);
    if (!found) throw new Unreadable(unknownCharacter(text, at));
    tokens.push(found[0]);
    at += found[1];
  }
  return tokens;
}

function unknownCharacter(text: string, at: number): string {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 32);
  if (/[£$€]/u.test(character)) return 'Leave out the money sign here, and write only the mathematics.';
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? `We cannot read the character ${character} in an answer.`
    : 'There is a character in your answer that we cannot read.';
}
