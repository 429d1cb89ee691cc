/** Where mathematics stands in what an author wrote. */
export type WrittenPart = { kind: 'text'; text: string } | { kind: 'mathematics'; tex: string };

/** Longer than any formula of a question: beyond it a `$` is taken as written, which keeps reading linear. */
const longestFormula = 1000;

const isSpace = (character: string | undefined) => character === undefined || /\s/u.test(character);
const isDigit = (character: string | undefined) => character !== undefined && /\d/u.test(character);
const blankLine = /\n[^\S\n]*\n/u;

/** The place of the `$` that closes the formula opened at `start`; -1 when none does. */
function closingOf(text: string, start: number): number {
  const end = Math.min(text.length, start + longestFormula + 2);
  let depth = 0;
  for (let place = start + 1; place < end; place++) {
    const character = text[place];
    if (character === '\\') place++;
    else if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (character === '$' && depth <= 0) {
      if (text[place + 1] === '$') return -1;
      const closes = !isSpace(text[place - 1]) && !isDigit(text[place + 1]);
      if (closes) return blankLine.test(text.slice(start, place)) ? -1 : place;
    }
  }
  return -1;
}

/**
 * Parts a text into words and formulas by pandoc's rule: the opening `$` has no space after it, the closing one none
 * before it and no digit after it, and no blank line stands between them. `\$` is a dollar. A `$` in braces belongs to
 * the formula; one without a partner, and one beside another, is as written: "costs $5 and $7" is money.
 */
export function partsOf(text: string): WrittenPart[] {
  const parts: WrittenPart[] = [];
  let words = '';
  let place = 0;
  while (place < text.length) {
    const character = text.charAt(place);
    if (character === '\\' && text[place + 1] === '$') {
      words += '$';
      place += 2;
      continue;
    }
    if (character === '$' && text[place + 1] === '$') {
      words += '$$';
      place += 2;
      continue;
    }
    const closing = character === '$' && !isSpace(text[place + 1]) ? closingOf(text, place) : -1;
    if (closing === -1) {
      words += character;
      place++;
      continue;
    }
    if (words !== '') parts.push({ kind: 'text', text: words });
    words = '';
    parts.push({ kind: 'mathematics', tex: text.slice(place + 1, closing) });
    place = closing + 1;
  }
  if (words !== '') parts.push({ kind: 'text', text: words });
  return parts;
}

export function hasMathematics(text: string): boolean {
  return text.includes('$') && partsOf(text).some(({ kind }) => kind === 'mathematics');
}
