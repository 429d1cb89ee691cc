import { mightContainMathematics, splitMathematics } from './mathematics.ts';
import { formulaFunctions, formulaSymbols, formulaWords } from './formula-symbols.ts';

/** Deeper than the nesting of any real formula. A formula with deeper nesting is shown as its source. */
const deepest = 50;

const raised: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Array.from('0123456789+−=()ni', (each, index) => [each, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'.charAt(index)]),
  ),
  '°': '°',
  '′': '′',
};
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('0123456789+−=()', (each, index) => [each, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'.charAt(index)]),
);

class TooDeep extends Error {}

const tokensOf = (tex: string) => tex.match(/\\[a-zA-Z]+\s*|\\[^]|\s+|[^]/gu) ?? [];

/** In brackets when it is more than one number or name. */
function whole(text: string): string {
  const trimmed = text.trim();
  return /^[\p{L}\p{N}.√∛′]*$/u.test(trimmed) ? trimmed : `(${trimmed})`;
}

/** In brackets when it is more than one factor: only the first factor after / or ^ belongs to the divisor or power. */
const oneFactor = (text: string) =>
  /^√?(?:[\d.]+|\p{L})[⁰¹²³⁴-⁹]*$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`;

/** In small characters where there is one of each, otherwise as `instead` says. */
function small(text: string, forms: Readonly<Record<string, string>>, instead: string): string {
  const letters = Array.from(text.trim(), (each) => forms[each]);
  return letters.every((each) => each !== undefined) ? letters.join('') : instead;
}

/** A formula as a line of plain text, where formulas cannot be shown: `\frac{1}{2}\sqrt{3}` is "1/2√3". */
export function plainFormula(tex: string): string {
  const tokens = tokensOf(tex);
  let at = 0;

  const skipSpace = () => {
    while (tokens[at]?.trim() === '') at++;
  };

  function argument(depth: number): string {
    skipSpace();
    const token = tokens[at++];
    if (token === undefined) return '';
    return token === '{' ? sequence(depth + 1, '}') : piece(token, '', depth + 1);
  }

  function piece(token: string, before: string, depth: number): string {
    if (depth > deepest) throw new TooDeep();
    if (token === '{') return sequence(depth + 1, '}');
    if (token === '^') {
      const power = argument(depth);
      return small(power, raised, `^${oneFactor(power)}`);
    }
    if (token === '_') {
      const index = argument(depth);
      return small(index, lowered, `_${whole(index)}`);
    }
    if (!token.startsWith('\\')) return formulaSymbols[token] ?? token;
    const name = token.slice(1).trim();
    if (/^[dt]?frac$/u.test(name)) {
      const fraction = `${whole(argument(depth))}/${oneFactor(argument(depth))}`;
      return /\d$/u.test(before) ? ` ${fraction}` : fraction;
    }
    if (name === 'sqrt') {
      skipSpace();
      const index = tokens[at] === '[' ? (at++, sequence(depth + 1, ']')) : '';
      const sign = index === '3' ? '∛' : `${index === '' ? '' : small(index, raised, whole(index))}√`;
      return sign + whole(argument(depth));
    }
    if (name === 'begin' || name === 'end') {
      if (argument(depth) === 'array' && name === 'begin') argument(depth);
      return ' ';
    }
    if (formulaWords.includes(name)) return argument(depth);
    if (formulaFunctions.includes(name))
      return `${name}${/^[\p{L}\p{N}\\]/u.test(tokens[at] ?? '') ? ' ' : ''}`;
    return formulaSymbols[`\\${name}`] ?? name;
  }

  function sequence(depth: number, end: string | null): string {
    let text = '';
    while (at < tokens.length) {
      const token = tokens[at++] ?? '';
      if (token === end) break;
      if (token !== '}') text += piece(token, text, depth);
    }
    return text.replaceAll(/\s+/gu, ' ');
  }

  try {
    return sequence(0, null).trim();
  } catch (error) {
    if (error instanceof TooDeep) return tex;
    throw error;
  }
}

/** A text with its formulas as plain text: for accessible names, lists and searches. */
export function plainText(text: string): string {
  if (!mightContainMathematics(text)) return text;
  return splitMathematics(text)
    .map((part) => (part.kind === 'text' ? part.text : plainFormula(part.tex)))
    .join('');
}
