import { plainOrSource } from '@markwell/shared/mathematics/plain-mathematics';
import { mightContainMathematics, splitMathematics } from '@markwell/shared/mathematics/mathematics';
import type { HighlightedText } from '@markwell/shared/search/search.contract';

/** Characters that PostgreSQL puts around the words it found. They do not occur in texts. */
export const highlightStart = '\u0001';
export const highlightEnd = '\u0002';

const eitherMark = new RegExp(`([${highlightStart}${highlightEnd}])`, 'gu');

/** With the flag `u` only these characters may be escaped, so not the hyphen. */
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');

/** Highlights the terms anywhere in the text, short ones only at the start of a word. */
export function highlightTerms(text: string, terms: readonly string[]): HighlightedText {
  if (terms.length === 0) return { text, marks: [] };
  const alternatives = terms
    .toSorted((left, right) => right.length - left.length)
    .map((term) => (term.length > 2 ? escaped(term) : `(?<![\\p{L}\\p{N}])${escaped(term)}`));
  const found = text.matchAll(new RegExp(alternatives.join('|'), 'giu'));
  return { text, marks: Array.from(found, ({ index, 0: match }) => [index, index + match.length]) };
}

/** Shows formulas as plain text, without highlights inside them. The marks do not change what is a formula. */
function withoutFormulas(marked: string): string {
  if (!mightContainMathematics(marked)) return marked;
  let at = 0;
  /** The next characters of the text, with the marks around and between them. */
  const take = (length: number): string => {
    const start = at;
    for (let taken = 0; taken < length; at++) {
      if (marked[at] !== highlightStart && marked[at] !== highlightEnd) taken++;
    }
    while (marked[at] === highlightEnd) at++;
    return marked.slice(start, at);
  };
  /** A dollar may be written `\\$`. */
  const takeCharacter = (character: string): string => {
    const taken = take(character.length);
    return character === '$' && taken.endsWith('\\') ? taken.slice(0, -1) + take(1) : taken;
  };
  const parts = splitMathematics(marked.replaceAll(eitherMark, '')).map((part) => {
    if (part.kind === 'text') return Array.from(part.text, takeCharacter).join('');
    take(part.source.length);
    return plainOrSource(part);
  });
  return parts.join('');
}

/** Turns PostgreSQL's highlights into ranges. Formulas become plain text, and white space single spaces. */
export function parseHighlights(marked: string): HighlightedText {
  const marks: [number, number][] = [];
  let text = '';
  let start = 0;
  for (const part of withoutFormulas(marked).replaceAll(/\s+/gu, ' ').trim().split(eitherMark)) {
    if (part === highlightStart) start = text.length;
    else if (part === highlightEnd) marks.push([start, text.length]);
    else text += part;
  }
  return { text, marks };
}

/** Characters before the first highlight that stay when the start of the text is cut. */
const charactersBefore = 40;
const ellipsis = '…';

/** Cuts a text, between words, to about `maxLength` characters around its first highlight. */
export function excerptAroundHighlight({ text, marks }: HighlightedText, maxLength = 180): HighlightedText {
  if (text.length <= maxLength) return { text, marks };
  const [first] = marks;
  const preferredStart =
    first === undefined || first[1] <= maxLength - charactersBefore ? 0 : first[0] - charactersBefore;
  const from = preferredStart === 0 ? 0 : text.indexOf(' ', preferredStart) + 1;
  const latestEnd = Math.min(text.length, from + maxLength);
  const to =
    latestEnd === text.length ? latestEnd : Math.max(text.lastIndexOf(' ', latestEnd), from + maxLength / 2);
  const prefix = from === 0 ? '' : ellipsis;
  const shift = prefix.length - from;
  return {
    text: `${prefix}${text.slice(from, to).toWellFormed()}${to < text.length ? ellipsis : ''}`,
    marks: marks
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start + shift, end + shift]),
  };
}
