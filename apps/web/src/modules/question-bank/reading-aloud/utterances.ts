import { splitMathematics } from '@markwell/shared/mathematics/mathematics';
import { spoken } from '@markwell/shared/mathematics/spoken-mathematics';
import type { SpokenText } from './readings.ts';
import type { SpokenSentence } from '#modules/answers/content/spoken-sentence.ts';

/** What the voice says without a stop, and the sentence that is highlighted meanwhile. */
export interface Utterance {
  words: string;
  sentence: SpokenSentence | null;
}

/** Some voices stop in the middle of a longer utterance. */
const maxLength = 200;

const sentenceSegmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/** The first and the last index of each formula in a text. */
function formulasOf(text: string): { start: number; end: number }[] {
  let from = 0;
  return splitMathematics(text).flatMap((part) => {
    if (part.kind === 'text') return [];
    const start = text.indexOf(part.source, from);
    from = start + part.source.length;
    return [{ start, end: from }];
  });
}

/** The sentences of a text, whole: a full stop inside a formula ends none. */
export function sentencesOf(text: string): { start: number; end: number }[] {
  const formulas = formulasOf(text);
  const sentences: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, segment } of sentenceSegmenter.segment(text)) {
    const end = index + segment.length;
    if (formulas.some((formula) => formula.start < end && end < formula.end)) continue;
    if (text.slice(start, end).trim() !== '') sentences.push({ start, end });
    start = end;
  }
  return sentences;
}

/** Words in pieces of at most 200 characters, after a comma where there is one, otherwise after a word. */
export function inPieces(words: string): string[] {
  if (words.length <= maxLength) return words === '' ? [] : [words];
  const start = words.slice(0, maxLength);
  const found = [start.lastIndexOf(', ') + 1, start.lastIndexOf(' ')].find((at) => at > maxLength / 4);
  const at = found ?? maxLength;
  return [words.slice(0, at).trim(), ...inPieces(words.slice(at).trim())];
}

/** What is said of these texts, in order. */
export const utterancesOf = (texts: readonly SpokenText[]): Utterance[] =>
  texts.flatMap(({ announcement, text, shownAs }) =>
    sentencesOf(text).flatMap(({ start, end }, index) => {
      const said = spoken(text.slice(start, end));
      const words = index === 0 && announcement !== undefined ? `${announcement}: ${said}` : said;
      const sentence = shownAs === undefined ? null : { text: shownAs, start, end };
      return inPieces(words).map((piece): Utterance => ({ words: piece, sentence }));
    }),
  );
