import { formulaFunctions, formulaSymbols, formulaWords } from './formula-symbols.ts';
import { splitMathematics } from './mathematics.ts';
import { plainFormula } from './plain-mathematics.ts';
import { spokenFractions, spokenPlainText, spokenSigns } from './spoken-words.ts';

/** Deeper than the nesting of any real formula. A formula with deeper nesting is read as its plain text. */
const deepest = 50;

class TooDeep extends Error {}

const tokensOf = (tex: string) =>
  tex.match(/\\[a-zA-Z]+|\\[^]|\d+(?:[.,]\d+)*|\s+|[⁺⁻⁰¹²³⁴-⁹ⁿ]+|[₀-₉]+|[^]/gu) ?? [];

/** One number, letter or name: it needs no words that say where it ends. */
const isSimple = (words: string) => /^(?:minus )?[\p{L}\p{N}.,]+$/u.test(words);

const withEnd = (words: string, end: string) => (isSimple(words) ? words : `${words}, ${end},`);

const functionWords: Readonly<Record<string, string>> = {
  sin: 'sine',
  cos: 'cosine',
  tan: 'tan',
  ln: 'natural log',
  lim: 'the limit',
  max: 'the maximum',
  min: 'the minimum',
};

const marks: Readonly<Record<string, (words: string) => string>> = {
  vec: (words) => `vector ${words}`,
  overline: (words) => `${words} bar`,
  bar: (words) => `${words} bar`,
  hat: (words) => `${words} hat`,
  dot: (words) => `${words} dot`,
};

/** The commands with an upper and a lower limit. */
const limits: Readonly<Record<string, string>> = { sum: 'the sum', int: 'the integral', prod: 'the product' };

/** A formula in words, as a teacher would read it: `\frac{x+1}{2}` is "the fraction x plus 1, over, 2, end fraction". */
export function spokenFormula(tex: string): string {
  const tokens = tokensOf(tex);
  let at = 0;

  /** The next token that is not a space, without taking it. */
  const nextToken = () => {
    while (tokens[at]?.trim() === '') at++;
    return tokens[at];
  };

  function argument(depth: number): string {
    const token = nextToken();
    if (token === undefined) return '';
    at++;
    if (token === '{') return sequence(depth + 1, '}');
    // Without braces an argument is one character: \frac12.
    if (/^\d{2,}/u.test(token)) {
      tokens.splice(at, 0, token.slice(1));
      return token.charAt(0);
    }
    return piece(token, '', depth + 1);
  }

  function power(depth: number): string {
    const words = argument(depth);
    const fixed: Readonly<Record<string, string>> = {
      '2': 'squared',
      '3': 'cubed',
      degrees: 'degrees',
      prime: 'prime',
    };
    return fixed[words] ?? `to the power ${withEnd(words, 'end power')}`;
  }

  function root(depth: number): string {
    const index = nextToken() === '[' ? (at++, sequence(depth + 1, ']')) : '2';
    const kind = { '2': 'square', '3': 'cube' }[index] ?? `${index}th`;
    return `the ${kind} root of ${withEnd(argument(depth), 'end root')}`;
  }

  function withLimits(words: string, depth: number): string {
    let [from, to] = ['', ''];
    for (let token = nextToken(); token === '_' || token === '^'; token = nextToken()) {
      at++;
      if (token === '_') from = argument(depth);
      else to = argument(depth);
    }
    return [words, from && `from ${from}`, to && `to ${to}`, 'of'].filter(Boolean).join(' ');
  }

  function fraction(before: string, depth: number): string {
    const [above, below] = [argument(depth), argument(depth)];
    const words = spokenFractions(above, below);
    if (words !== undefined) return /\d$/u.test(before) ? `and ${words}` : words;
    return isSimple(above) && isSimple(below)
      ? `${above} over ${below}`
      : `the fraction ${above}, over, ${below}, end fraction,`;
  }

  function environment(depth: number): string {
    const name = argument(depth);
    if (name === 'a r r a y') argument(depth);
    return name.endsWith('m a t r i x') ? 'the matrix' : '';
  }

  function command(name: string, before: string, depth: number): string {
    if (/^[dt]?frac$/u.test(name)) return fraction(before, depth);
    if (name === 'sqrt') return root(depth);
    if (/^[dt]?binom$/u.test(name)) return `${argument(depth)} choose ${argument(depth)}`;
    if (name in limits) return withLimits(limits[name] ?? '', depth);
    if (name === 'begin') return environment(depth);
    if (name === 'end') {
      argument(depth);
      return ',';
    }
    if (name === 'text' || name === 'operatorname' || name === 'mathrm' || name === 'textbf')
      return verbatim();
    const mark = marks[name];
    if (mark) return mark(argument(depth));
    if (formulaWords.includes(name)) return argument(depth);
    if (formulaFunctions.includes(name)) return functionWords[name] ?? name;
    if (name === '\\' || name === 'quad' || name === 'qquad') return ',';
    const sign = formulaSymbols[`\\${name}`];
    return sign === undefined
      ? /^[a-z]+$/iu.test(name)
        ? name
        : (spokenSigns[name] ?? '')
      : spokenSign(sign);
  }

  /** The words of \text{…}, letter by letter as they are. */
  function verbatim(): string {
    if (nextToken() !== '{') return tokens[at++] ?? '';
    let text = '';
    for (at++; at < tokens.length && tokens[at] !== '}'; at++) text += tokens[at] ?? '';
    at++;
    return spokenPlainText(text).trim();
  }

  function piece(token: string, before: string, depth: number): string {
    if (depth > deepest) throw new TooDeep();
    if (token === '{') return sequence(depth + 1, '}');
    if (token === '^') return power(depth);
    if (token === '_') return `sub ${withEnd(argument(depth), 'end sub')}`;
    if (token.startsWith('\\')) return command(token.slice(1), before, depth);
    if (token === '&' || token === '~') return '';
    if (token === '-' && /(?:^|[(=<>≤≥,]|equals|bracket|times|over|by) ?$/u.test(before)) return 'minus';
    if (/^[⁺⁻⁰¹²³⁴-⁹ⁿ₀-₉]/u.test(token)) return spokenPlainText(token).trim();
    return token.trim() === '' ? '' : spokenSign(formulaSymbols[token] ?? token);
  }

  function sequence(depth: number, end: string | null): string {
    let words = '';
    while (at < tokens.length) {
      const token = tokens[at++] ?? '';
      if (token === end) break;
      if (token === '}') continue;
      const spoken = piece(token, words, depth).trim();
      if (spoken !== '') words += /^[,;]/u.test(spoken) || words === '' ? spoken : ` ${spoken}`;
    }
    return words.replaceAll(/,(?:\s*,)+/gu, ',').replace(/^[,\s]+|[,\s]+$/gu, '');
  }

  try {
    return sequence(0, null);
  } catch (error) {
    if (error instanceof TooDeep) return spokenPlainText(plainFormula(tex));
    throw error;
  }
}

const spokenSign = (sign: string) => spokenSigns[sign.trim()] ?? sign.trim();

/** A text with its formulas, fractions and signs in words, to be read aloud. */
export const spoken = (text: string): string =>
  splitMathematics(text)
    .map((part) => (part.kind === 'text' ? spokenPlainText(part.text) : ` ${spokenFormula(part.tex)} `))
    .join('')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ (?=[.,;:?!](?:\s|$))/gu, '')
    .trim();
