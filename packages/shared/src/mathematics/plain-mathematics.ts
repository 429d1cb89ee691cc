import { plainChemistry, plainUnits } from './chemistry.ts';
import { formulaFunctions, formulaSpaces, formulaSymbols, formulaWords } from './formula-symbols.ts';
import { mightContainMathematics, splitMathematics, type Formula } from './mathematics.ts';

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

/** A formula with a mistake, or with a command that no list has. */
class NotReadable extends Error {}

const tokensOf = (tex: string) => tex.match(/\\[a-zA-Z]+\s*|\\[^]|\s+|[^]/gu) ?? [];

/** In brackets when it is more than one number or name. */
function whole(text: string): string {
  const trimmed = text.trim();
  return /^[\p{L}\p{N}.√∛′∂]*$/u.test(trimmed) ? trimmed : `(${trimmed})`;
}

/** In brackets when it is more than one factor: only the first factor after / or ^ belongs to the divisor or power. */
const oneFactor = (text: string) =>
  /^√?(?:[\d.]+|\p{L})[⁰¹²³⁴-⁹]*$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`;

/** In small characters where there is one of each, otherwise as `instead` says. */
function small(text: string, forms: Readonly<Record<string, string>>, instead: string): string {
  const letters = Array.from(text.trim(), (each) => forms[each]);
  return letters.every((each) => each !== undefined) ? letters.join('') : instead;
}

/** Marks over a letter or a digit, which follow it. */
const marks: ReadonlyMap<string, string> = new Map([
  ['dot', '\u0307'],
  ['bar', '\u0304'],
  ['hat', '\u0302'],
  ['tilde', '\u0303'],
  ['overline', '\u0305'],
  ['underline', '\u0332'],
  ['ddot', '\u0308'],
  ['vec', '\u20D7'],
  ['overrightarrow', '\u20D7'],
  ['overleftarrow', '\u20D6'],
]);

const marked = (text: string, mark: string) => text.trim().replaceAll(/[\p{L}\p{N}]/gu, `$&${mark}`);

const knownEnvironments =
  /^(?:(?:aligned|gathered|alignedat|array|darray|subarray|[dr]?cases|drcases|smallmatrix)|[bpvBV]?matrix\*?)$/u;

const environmentBrackets: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['pmatrix', ['(', ')']],
  ['bmatrix', ['[', ']']],
  ['Bmatrix', ['{', '}']],
  ['vmatrix', ['|', '|']],
  ['Vmatrix', ['‖', '‖']],
  ['cases', ['{', ' ']],
  ['dcases', ['{', ' ']],
  ['rcases', [' ', '}']],
  ['drcases', [' ', '}']],
]);

const notSigns: Readonly<Record<string, string>> = {
  '=': '≠',
  '∈': '∉',
  '⊂': '⊄',
  '≡': '≢',
  '<': '≮',
  '>': '≯',
};

/** The text of a formula token by token. Throws `NotReadable`. */
function plainTokens(tokens: string[]): string {
  let at = 0;
  const environments: string[] = [];
  let openFences = 0;

  const skipSpace = () => {
    while (tokens[at]?.trim() === '') at++;
  };

  function argument(depth: number): string {
    skipSpace();
    const token = tokens[at++];
    if (token === undefined || token === '}') throw new NotReadable();
    return token === '{' ? sequence(depth + 1, '}') : piece(token, '', depth + 1);
  }

  /** An argument in square brackets, which may be missing. */
  function optional(depth: number): string {
    skipSpace();
    return tokens[at] === '[' ? (at++, sequence(depth + 1, ']')) : '';
  }

  /** The characters of an argument, without reading them as a formula. */
  function characters(): string {
    skipSpace();
    if (tokens[at] !== '{') return tokens[at++] ?? '';
    let text = '';
    let depth = 0;
    do {
      const token = tokens[at++];
      if (token === undefined) throw new NotReadable();
      if (token === '{') depth++;
      if (token === '}') depth--;
      text += token;
    } while (depth > 0);
    return text.slice(1, -1);
  }

  const words = () =>
    characters()
      .replaceAll(/\\([^a-zA-Z])/gu, '$1')
      .replaceAll(/\\[a-zA-Z]+/gu, (name) => formulaSymbols[name] ?? '')
      .replaceAll('~', ' ');

  function environment(isOpening: boolean): string {
    const name = characters();
    if (!knownEnvironments.test(name)) throw new NotReadable();
    if (isOpening) environments.push(name);
    else if (environments.pop() !== name) throw new NotReadable();
    if (isOpening && /array$|^alignedat$/u.test(name)) characters();
    const [open = ' ', close = ' '] = environmentBrackets.get(name) ?? [];
    return isOpening ? open : close;
  }

  function fence(isOpening: boolean): string {
    openFences += isOpening ? 1 : -1;
    if (openFences < 0) throw new NotReadable();
    skipSpace();
    if (tokens[at] === '.') at++;
    return '';
  }

  function fraction(before: string, depth: number): string {
    const [above, below] = [argument(depth), argument(depth)];
    const isDerivative = /^[d∂]/u.test(above) && /^[d∂]\p{L}[²³]?$/u.test(below);
    const text = `${whole(above)}/${isDerivative ? below : oneFactor(below)}`;
    return /\d$/u.test(before) ? ` ${text}` : text;
  }

  function root(depth: number): string {
    const index = optional(depth);
    const sign = index === '3' ? '∛' : `${index === '' ? '' : small(index, raised, whole(index))}√`;
    return sign + whole(argument(depth));
  }

  const choose = (_: string, depth: number) => `(${argument(depth)} choose ${argument(depth)})`;
  const coloured = (_: string, depth: number) => (characters(), argument(depth));
  const stacked = (_: string, depth: number) => argument(depth).trim() + argument(depth);
  const longArrow = (sign: string) => (_: string, depth: number) => {
    optional(depth);
    return ` ${sign}(${argument(depth)}) `;
  };

  const readers: Readonly<Record<string, (before: string, depth: number) => string>> = {
    frac: fraction,
    dfrac: fraction,
    tfrac: fraction,
    cfrac: fraction,
    sqrt: (_, depth) => root(depth),
    binom: choose,
    dbinom: choose,
    tbinom: choose,
    begin: () => environment(true),
    end: () => environment(false),
    left: () => fence(true),
    right: () => fence(false),
    ce: () => plainChemistry(characters()),
    pu: () => plainUnits(characters()),
    textcolor: coloured,
    colorbox: coloured,
    overset: stacked,
    stackrel: stacked,
    underset: (_, depth) => {
      const under = argument(depth);
      return `${argument(depth)}_${whole(under)}`;
    },
    xrightarrow: longArrow('→'),
    xleftarrow: longArrow('←'),
    pmod: (_, depth) => ` (mod ${argument(depth)})`,
    tag: () => ` (${words()})`,
    not: (_, depth) => {
      const sign = argument(depth).trim();
      return ` ${notSigns[sign] ?? `not ${sign}`} `;
    },
  };

  /** A command that takes arguments; undefined for any other. */
  function withArguments(name: string, before: string, depth: number): string | undefined {
    if (Object.hasOwn(readers, name)) return readers[name]?.(before, depth);
    if (formulaSpaces.has(name)) return (characters(), ' ');
    if (!formulaWords.has(name)) return undefined;
    if (/^text|^hbox$/u.test(name)) return words();
    if (name === 'operatorname' && tokens[at] === '*') at++;
    const mark = marks.get(name);
    return mark === undefined ? argument(depth) : marked(argument(depth), mark);
  }

  function command(name: string, before: string, depth: number): string {
    const text = withArguments(name, before, depth);
    if (text !== undefined) return text;
    if (formulaFunctions.includes(name))
      return `${name}${/^[\p{L}\p{N}\\]/u.test(tokens[at] ?? '') ? ' ' : ''}`;
    if (name === '\\' && environments.length > 0) return '; ';
    const sign = formulaSymbols[`\\${name}`];
    if (sign === undefined && /^[a-z]/iu.test(name)) throw new NotReadable();
    return sign ?? name;
  }

  function piece(token: string, before: string, depth: number): string {
    if (depth > deepest || token === '#') throw new NotReadable();
    if (token === '&' && environments.length === 0) throw new NotReadable();
    if (token === '{') return sequence(depth + 1, '}');
    if (token === '^') {
      const power = argument(depth);
      return small(power, raised, `^${oneFactor(power)}`);
    }
    if (token === '_') {
      const index = argument(depth);
      return small(index, lowered, `_${whole(index)}`);
    }
    if (token.startsWith('\\')) return command(token.slice(1).trim(), before, depth);
    return formulaSymbols[token] ?? token;
  }

  function sequence(depth: number, end: string | null): string {
    let text = '';
    let scripts = '';
    for (let token = tokens[at++]; token !== end; token = tokens[at++]) {
      if (token === undefined ? end !== null : token === '}') throw new NotReadable();
      if (token === undefined) break;
      const isScript = token === '^' || token === '_';
      if (isScript && scripts.includes(token)) throw new NotReadable();
      if (isScript) scripts += token;
      else if (token.trim() !== '') scripts = '';
      text += piece(token, text, depth);
    }
    return withoutEmptyRows(text.replaceAll(/\s+/gu, ' ')).replaceAll(' ;', ';');
  }

  const text = sequence(0, null).trim();
  if (environments.length > 0 || openFences !== 0) throw new NotReadable();
  return text;
}

/** Without the empty rows at the end of a matrix: `(a; b; )` is `(a; b)`. */
function withoutEmptyRows(text: string): string {
  const close = /[)\]|‖]$/u.exec(text)?.[0] ?? '';
  const rows = text.slice(0, text.length - close.length).split(';');
  const last = rows.findLastIndex((row) => row.trim() !== '');
  return last === rows.length - 1
    ? text
    : rows
        .slice(0, last + 1)
        .join(';')
        .trimEnd() + close;
}

/**
 * A formula as a line of plain text, where formulas cannot be shown: `\frac{1}{2}\sqrt{3}` is "1/2√3". Null for a formula
 * that cannot be typeset either, or with a command that is not in the lists.
 */
export function plainFormula(tex: string): string | null {
  try {
    return plainTokens(tokensOf(tex));
  } catch (error) {
    if (error instanceof NotReadable) return null;
    throw error;
  }
}

/** A formula as plain text, or as its source where the screen shows that. */
export const plainOrSource = ({ tex, source }: Pick<Formula, 'tex' | 'source'>): string =>
  plainFormula(tex) ?? source;

/** A text with its formulas as plain text: for accessible names, lists and searches. */
export function plainText(text: string): string {
  if (!mightContainMathematics(text)) return text;
  return splitMathematics(text)
    .map((part) => (part.kind === 'text' ? part.text : plainOrSource(part)))
    .join('');
}
