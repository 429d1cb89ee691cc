import { isFormulaBetweenDollars, isProse } from './dollar-rules.ts';
import { standardTex } from './standard-tex.ts';

/** A formula in a text. A display formula is shown on its own line. */
export interface Formula {
  kind: 'mathematics';
  /** Its TeX, in the commands that every typesetter knows. */
  tex: string;
  /** As the author wrote it, with delimiters. */
  source: string;
  isDisplay: boolean;
}

/** A part of an author's text. */
export type TextOrFormula = { kind: 'text'; text: string } | Formula;

/** Longer than any real formula. After it, an open delimiter is plain text, so that parsing takes linear time. */
const maxFormulaLength = 1000;

/** How much of the text around a formula decides whether its dollars are money. */
const contextLength = 5;

const blankLine = /\n[^\S\n]*\n/u;

/** A formula as it is found: where its TeX begins and ends, and where the formula itself ends. */
interface Found {
  start: number;
  end: number;
  after: number;
  isDisplay: boolean;
}

/** The index of the first character outside braces where `isFound` holds; -1 if there is none near `start`. */
function find(text: string, start: number, isFound: (index: number) => boolean): number {
  const end = Math.min(text.length, start + maxFormulaLength + 1);
  let depth = 0;
  for (let index = start; index < end; index++) {
    if (depth <= 0 && isFound(index)) return index;
    const character = text[index];
    if (character === '\\') index++;
    else if (character === '{') depth++;
    else if (character === '}') depth--;
  }
  return -1;
}

/** The two dollars of `$x$$y$` close one formula and open the next. */
const openingNext = /\$[^\s$][^$]*\$(?!\d)/uy;

function opensNext(text: string, index: number): boolean {
  openingNext.lastIndex = index;
  return openingNext.test(text);
}

/** `$…$`: the next dollar closes it, or the first one was money. */
function betweenDollars(text: string, index: number): Found | null {
  const start = index + 1;
  const end = find(text, start, (at) => text[at] === '$');
  if (end === -1) return null;
  const after = end + 1;
  if (text[after] === '$' && !opensNext(text, after)) return null;
  const tex = text.slice(start, end);
  const before = text.slice(Math.max(0, index - contextLength), index);
  const isFormula =
    !blankLine.test(tex) && isFormulaBetweenDollars(tex, before, text.slice(after, after + contextLength));
  return isFormula ? { start, end, after, isDisplay: false } : null;
}

/** `$$…$$`. Any other dollar inside means that this is not a formula. */
function betweenDoubleDollars(text: string, index: number): Found | null {
  const start = index + 2;
  if (text[start] === '$') return null;
  const end = find(text, start, (at) => text[at] === '$');
  const after = end + 2;
  if (end === -1 || text[end + 1] !== '$' || /[$\d]/u.test(text.charAt(after))) return null;
  const tex = text.slice(start, end);
  return blankLine.test(tex) && isProse(tex) ? null : { start, end, after, isDisplay: true };
}

/** `\(…\)` and `\[…\]`. The second backslash of `\\[2pt]` opens none: it is a line break inside a formula. */
function betweenBrackets(text: string, index: number): Found | null {
  if (text[index - 1] === '\\') return null;
  const isDisplay = text[index + 1] === '[';
  const closing = isDisplay ? '\\]' : '\\)';
  const start = index + 2;
  const end = find(text, start, (at) => text[at] === '$' || text.startsWith(closing, at));
  if (end === -1 || text[end] === '$') return null;
  if (!isDisplay && blankLine.test(text.slice(start, end))) return null;
  return { start, end, after: end + 2, isDisplay };
}

const environment =
  /\\begin\{((?:align|alignat|aligned|array|cases|eqnarray|equation|flalign|gather|gathered|multline|split|[bpvBV]?matrix)\*?)\}/uy;

/** `\begin{align}…\end{align}` without delimiters is a formula on its own line. */
function environmentAt(text: string, index: number): Found | null {
  environment.lastIndex = index;
  const name = text[index - 1] === '\\' ? undefined : environment.exec(text)?.[1];
  if (name === undefined) return null;
  const [opening, closing] = [`\\begin{${name}}`, `\\end{${name}}`];
  let open = 0;
  const end = find(text, index, (at) => {
    if (text.startsWith(opening, at)) open++;
    if (text.startsWith(closing, at)) open--;
    return open === 0 || text[at] === '$';
  });
  if (end === -1 || text[end] === '$') return null;
  const after = end + closing.length;
  return { start: index, end: after, after, isDisplay: true };
}

/** The formula that begins at this index, or null. */
function formulaAt(text: string, index: number): Formula | null {
  const found = foundAt(text, index);
  const tex = found ? text.slice(found.start, found.end).trim() : '';
  if (!found || tex === '') return null;
  return {
    kind: 'mathematics',
    tex: standardTex(tex),
    source: text.slice(index, found.after),
    // A number beside a formula needs a line of its own.
    isDisplay: found.isDisplay || /\\tag(?![a-zA-Z])/u.test(tex),
  };
}

function foundAt(text: string, index: number): Found | null {
  if (text.startsWith('$$', index)) return betweenDoubleDollars(text, index);
  if (text[index] === '$') return betweenDollars(text, index);
  if (text[index] !== '\\') return null;
  return text[index + 1] === '(' || text[index + 1] === '['
    ? betweenBrackets(text, index)
    : environmentAt(text, index);
}

/**
 * Splits a text into plain text and formulas: `$…$` and `\(…\)` inline, `$$…$$`, `\[…\]` and environments on their own
 * line. `\$` is a dollar, and a `$` in braces belongs to its formula. A dollar without a partner is plain text, and so
 * are two whose content is money or prose (`isFormulaBetweenDollars`): "costs $5 and $7".
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

/** A quick check for characters that could begin a formula, before the text is split. */
export const mightContainMathematics = (text: string): boolean => /\$|\\(?:[([]|begin\{)/u.test(text);

export function containsMathematics(text: string): boolean {
  return mightContainMathematics(text) && splitMathematics(text).some(({ kind }) => kind === 'mathematics');
}
