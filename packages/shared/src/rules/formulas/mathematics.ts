/** A formula in a text: its TeX, and its source with delimiters. A display formula is shown on its own line. */
export interface Formula {
  kind: 'mathematics';
  tex: string;
  source: string;
  isDisplay: boolean;
}

/** A part of an author's text. */
export type TextOrFormula = { kind: 'text'; text: string } | Formula;

/** Longer than any real formula. After it, an open delimiter is plain text, so that parsing takes linear time. */
const maxFormulaLength = 1000;

const isSpace = (character: string | undefined) => character === undefined || /\s/u.test(character);
const isDigit = (character: string | undefined) => character !== undefined && /\d/u.test(character);
const blankLine = /\n[^\S\n]*\n/u;

interface Delimiter {
  opening: string;
  closing: string;
  isDisplay: boolean;
  /** Whether the delimiter at this index opens or closes a formula, and is not money. */
  opens: (text: string, index: number) => boolean;
  closes: (text: string, index: number) => boolean;
}

/** False for the second backslash of `\\[2pt]`: the two backslashes are a line break, not a formula. */
const isUnescaped = (text: string, index: number) => text[index - 1] !== '\\';

const delimiters: readonly Delimiter[] = [
  {
    opening: '$$',
    closing: '$$',
    isDisplay: true,
    opens: (text, index) => text[index + 2] !== '$',
    closes: (text, index) => text[index + 2] !== '$' && !isDigit(text[index + 2]),
  },
  {
    opening: '$',
    closing: '$',
    isDisplay: false,
    opens: (text, index) => text[index + 1] !== '$' && !isSpace(text[index + 1]),
    closes: (text, index) =>
      text[index + 1] !== '$' && !isSpace(text[index - 1]) && !isDigit(text[index + 1]),
  },
  {
    opening: String.raw`\[`,
    closing: String.raw`\]`,
    isDisplay: true,
    opens: isUnescaped,
    closes: () => true,
  },
  {
    opening: String.raw`\(`,
    closing: String.raw`\)`,
    isDisplay: false,
    opens: isUnescaped,
    closes: () => true,
  },
];

/** The index of the delimiter that closes the formula whose TeX begins at `start`; -1 if there is none. */
function closingOf(text: string, start: number, { closing, closes }: Delimiter): number {
  const end = Math.min(text.length, start + maxFormulaLength + 1);
  let depth = 0;
  for (let index = start; index < end; index++) {
    const character = text[index];
    if (depth <= 0) {
      if (text.startsWith(closing, index) && closes(text, index)) return index;
      // Inside `$…$` a single dollar may be money. Any other dollar means that this is not a formula.
      const mayBeMoney = closing === '$' && text[index + 1] !== '$';
      if (character === '$' && !mayBeMoney) return -1;
    }
    if (character === '\\') index++;
    else if (character === '{') depth++;
    else if (character === '}') depth--;
  }
  return -1;
}

/** The formula that begins at this index, or null. */
function formulaAt(text: string, index: number): Formula | null {
  const delimiter = delimiters.find(({ opening }) => text.startsWith(opening, index));
  if (!delimiter?.opens(text, index)) return null;
  const { opening, closing, isDisplay } = delimiter;
  const start = index + opening.length;
  const end = closingOf(text, start, delimiter);
  if (end === -1) return null;
  const tex = text.slice(start, end);
  if (tex.trim() === '' || blankLine.test(tex)) return null;
  return { kind: 'mathematics', tex: tex.trim(), source: text.slice(index, end + closing.length), isDisplay };
}

/**
 * Splits a text into plain text and formulas: `$…$` and `\(…\)` inline, `$$…$$` and `\[…\]` on their own line. A
 * single dollar follows pandoc's rule: the opening one has no space after it, the closing one no space before it and
 * no digit after it. A formula contains no blank line. `\$` is a dollar. A `$` in braces belongs to its formula. A
 * delimiter without a partner is plain text: "costs $5 and $7" is money.
 */
export function splitMathematics(text: string): TextOrFormula[] {
  const parts: TextOrFormula[] = [];
  let words = '';
  let index = 0;
  while (index < text.length) {
    if (text.startsWith('\\$', index)) {
      words += '$';
      index += 2;
      continue;
    }
    const formula = formulaAt(text, index);
    if (formula === null) {
      const isPair = text.startsWith('$$', index);
      words += isPair ? '$$' : text.charAt(index);
      index += isPair ? 2 : 1;
      continue;
    }
    if (words !== '') parts.push({ kind: 'text', text: words });
    words = '';
    parts.push(formula);
    index += formula.source.length;
  }
  if (words !== '') parts.push({ kind: 'text', text: words });
  return parts;
}

/** A quick check for a character that could begin a formula, before the text is split. */
export const mightContainMathematics = (text: string): boolean => /\$|\\[([]/u.test(text);

export function containsMathematics(text: string): boolean {
  return mightContainMathematics(text) && splitMathematics(text).some(({ kind }) => kind === 'mathematics');
}
