import { plainChemistry, plainUnits, raisedText } from './chemistry.ts';
import { formulaFunctions, formulaSpaces, formulaSymbols, formulaWords } from './formula-symbols.ts';
import { splitMathematics, type Formula } from './mathematics.ts';
import { plainFormula } from './plain-mathematics.ts';
import { spokenFractions, spokenPlainText, spokenSigns } from './spoken-words.ts';

const tokensOf = (tex: string) =>
  tex.match(/\\[a-zA-Z]+|\\[^]|\d+(?:[.,]\d+)*|\s+|[⁺⁻⁰¹²³⁴-⁹ⁿ]+|[₀-₉]+|[^]/gu) ?? [];

/** One number, letter or name: it needs no words that say where it ends. */
const isSimple = (words: string) => /^(?:minus )?[\p{L}\p{N}.,]+$/u.test(words);

const withEnd = (words: string, end: string) => (isSimple(words) ? words : `${words}, ${end},`);

const functionWords: ReadonlyMap<string, string> = new Map([
  ['sin', 'sine'],
  ['cos', 'cosine'],
  ['ln', 'natural log'],
  ['lim', 'the limit'],
  ['max', 'the maximum'],
  ['min', 'the minimum'],
]);

const marks: Readonly<Record<string, (words: string) => string>> = {
  vec: (words) => `vector ${words}`,
  overline: (words) => `${words} bar`,
  bar: (words) => `${words} bar`,
  hat: (words) => `${words} hat`,
  dot: (words) => `${words} dot`,
  overrightarrow: (words) => `vector ${words}`,
};

const isText = (name: string) => /^(?:text|operatorname$|mathrm$|hbox$)/u.test(name);

/** What \left and \right put around a modulus or a norm. */
const fences: ReadonlyMap<string, string> = new Map([
  ['|', 'modulus'],
  ['\\|', 'norm'],
]);

/** "d squared y" by "d x squared": a derivative is read "by", not "over". */
const isDerivative = (above: string, below: string) =>
  [/^d(?: |$)/u, /^partial d(?: |$)/u].some((sign) => sign.test(above) && sign.test(below)) && below !== 'd';

/** A formula in words, as a teacher would read it: `\frac{x+1}{2}` is "the fraction x plus 1, over, 2, end fraction". */
export function spokenFormula(tex: string): string {
  const tokens = tokensOf(tex);
  let at = 0;
  /** The names of the fences that are open. */
  const open: string[] = [];

  /** The next token that is not a space, without taking it. */
  const nextToken = () => {
    while (tokens[at]?.trim() === '') at++;
    return tokens[at];
  };

  function argument(): string {
    const token = nextToken();
    if (token === undefined) return '';
    at++;
    if (token === '{') return sequence('}');
    // Without braces an argument is one character: \frac12.
    if (/^\d{2,}/u.test(token)) {
      tokens.splice(at, 0, token.slice(1));
      return token.charAt(0);
    }
    return piece(token, '');
  }

  function power(before: string): string {
    const words = argument();
    // The numbers of an isotope are in front of its symbol.
    if (before === '') return words;
    const fixed: Readonly<Record<string, string>> = {
      '2': 'squared',
      '3': 'cubed',
      degrees: 'degrees',
      prime: 'prime',
    };
    return fixed[words] ?? `to the power ${withEnd(words, 'end power')}`;
  }

  function root(): string {
    const index = nextToken() === '[' ? (at++, sequence(']')) : '2';
    const kind = { '2': 'square', '3': 'cube' }[index] ?? `${index}th`;
    return `the ${kind} root of ${withEnd(argument(), 'end root')}`;
  }

  function withLimits(words: string): string {
    let [from, to] = ['', ''];
    for (let token = nextToken(); token === '_' || token === '^'; token = nextToken()) {
      at++;
      if (token === '_') from = argument();
      else to = argument();
    }
    return [words, from && `from ${from}`, to && `to ${to}`, 'of'].filter(Boolean).join(' ');
  }

  function fraction(before: string): string {
    const [above, below] = [argument(), argument()];
    const words = spokenFractions(above, below);
    if (words !== undefined) return /\d$/u.test(before) ? `and ${words}` : words;
    if (isDerivative(above, below)) return `${above} by ${below}`;
    return isSimple(above) && isSimple(below)
      ? `${above} over ${below}`
      : `the fraction ${above}, over, ${below}, end fraction,`;
  }

  function environment(): string {
    const name = argument();
    if (name === 'a r r a y' || name.startsWith('a l i g n e d a t')) argument();
    return name.endsWith('m a t r i x') ? 'the matrix' : '';
  }

  /** What \left or \right opens or closes. */
  function fence(isOpening: boolean): string {
    const token = nextToken() ?? '';
    at++;
    const name = fences.get(token);
    if (token === '.') return '';
    if (name === undefined || (!isOpening && open.at(-1) !== name)) return piece(token, '');
    if (isOpening) open.push(name);
    else open.pop();
    return isOpening ? `the ${name} of` : `, end ${name},`;
  }

  const choose = () => `${argument()} choose ${argument()}`;
  const coloured = () => (characters(), argument());
  const stacked = () => {
    const other = argument();
    return `${argument()} with ${other}`;
  };
  const longArrow = () => `to, with ${argument()},`;

  const readers: Readonly<Record<string, (before: string) => string>> = {
    frac: fraction,
    dfrac: fraction,
    tfrac: fraction,
    cfrac: fraction,
    sqrt: root,
    binom: choose,
    dbinom: choose,
    tbinom: choose,
    sum: () => withLimits('the sum'),
    int: () => withLimits('the integral'),
    prod: () => withLimits('the product'),
    begin: environment,
    end: () => (argument(), ','),
    left: () => fence(true),
    right: () => fence(false),
    ce: () => spokenPlainText(plainChemistry(characters())).trim(),
    pu: () => spokenPlainText(plainUnits(characters())).trim(),
    textcolor: coloured,
    colorbox: coloured,
    tag: () => `, equation ${verbatim()}`,
    overset: stacked,
    stackrel: stacked,
    underset: stacked,
    xrightarrow: longArrow,
    xleftarrow: longArrow,
    pmod: () => `modulo ${argument()}`,
    not: () => `not ${argument()}`,
  };

  /** A command that takes arguments; undefined for any other. */
  function withArguments(name: string, before: string): string | undefined {
    if (Object.hasOwn(readers, name)) return readers[name]?.(before);
    if (isText(name)) return verbatim();
    if (formulaSpaces.has(name)) return (characters(), '');
    if (Object.hasOwn(marks, name)) return marks[name]?.(argument());
    return formulaWords.has(name) ? argument() : undefined;
  }

  function command(name: string, before: string): string {
    const words = withArguments(name, before);
    if (words !== undefined) return words;
    if (formulaFunctions.includes(name)) return functionWords.get(name) ?? name;
    if (name === '\\' || name === 'quad' || name === 'qquad') return ',';
    const sign = formulaSymbols[`\\${name}`];
    if (sign !== undefined) return spokenSign(sign);
    return /^[a-z]+$/iu.test(name) ? name : (spokenSigns[name] ?? (/[$&#]/u.test(name) ? name : ''));
  }

  /** The characters of an argument in braces, or one token. */
  function characters(): string {
    if (nextToken() !== '{') return tokens[at++] ?? '';
    let text = '';
    let depth = 0;
    do {
      const token = tokens[at++] ?? '}';
      if (token === '{') depth++;
      if (token === '}') depth--;
      text += token;
    } while (depth > 0);
    return text.slice(1, -1);
  }

  /** The words of \text{…}, letter by letter as they are. */
  const verbatim = () =>
    spokenPlainText(
      characters()
        .replaceAll(/\^\{?\\circ\s*\}?/gu, '°')
        .replaceAll(/\\[,:; ]/gu, ' ')
        .replaceAll(/\^\{?(-?\d+)\}?/gu, (_, power: string) => raisedText(power))
        .replaceAll(/\\[a-zA-Z]+/gu, (name) => ` ${spokenSign(formulaSymbols[name] ?? '')} `)
        .replaceAll(/[\\{}]/gu, ''),
    )
      .replaceAll('%', ' per cent')
      .trim();

  function piece(token: string, before: string): string {
    if (token === '{') return sequence('}');
    if (token === '^') return power(before);
    if (token === '_') return `sub ${withEnd(argument(), 'end sub')}`;
    if (token.startsWith('\\')) return command(token.slice(1), before);
    if (token === '-' && /(?:^|[(=<>≤≥,]|equals|bracket|times|over|by) ?$/u.test(before)) return 'minus';
    if (/^[⁺⁻⁰¹²³⁴-⁹ⁿ₀-₉]/u.test(token)) return spokenPlainText(token).trim();
    return token.trim() === '' ? '' : spokenSign(formulaSymbols[token] ?? token);
  }

  function sequence(end: string | null): string {
    let words = '';
    while (at < tokens.length) {
      const token = tokens[at++] ?? '';
      if (token === end) break;
      if (token === '}') continue;
      const spoken = piece(token, words).trim();
      if (spoken !== '') words += /^[,;]/u.test(spoken) || words === '' ? spoken : ` ${spoken}`;
    }
    return words.replaceAll(/,(?:\s*,)+/gu, ',').replace(/^[,\s]+|(?<![,\s])[,\s]+$/gu, '');
  }

  return sequence(null);
}

const spokenSign = (sign: string) => spokenSigns[sign.trim()] ?? sign.trim();

/** A formula that cannot be typeset is read as the screen shows it. */
const spokenOrSource = ({ tex, source }: Formula): string =>
  plainFormula(tex) === null ? spokenPlainText(source) : spokenFormula(tex);

/** A text with its formulas, fractions and signs in words, to be read aloud. */
export const spoken = (text: string): string =>
  splitMathematics(text)
    .map((part) => (part.kind === 'text' ? spokenPlainText(part.text) : ` ${spokenOrSource(part)} `))
    .join('')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ (?=[.,;:?!](?:\s|$))/gu, '')
    .trim();
