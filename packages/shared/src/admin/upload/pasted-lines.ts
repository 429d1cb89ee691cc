import type { OptionLetter } from '../../vocabulary/options.ts';

/** A line of a pasted text; lines are counted from 1, as editors do. */
export interface PastedLine {
  number: number;
  text: string;
}

/**
 * What may stand before a marker: spaces of any kind, and the invisible marks that word processors put at the beginning
 * of a text (byte order) or of a line (direction).
 */
const blank = String.raw`[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]*`;
const optionMarker = new RegExp(`^${blank}([A-E])\\)`, 'u');
const markers = {
  Q: new RegExp(`^${blank}Q(\\d{1,6})\\.(?!\\d)`, 'u'),
  S: new RegExp(`^${blank}S(\\d{1,6})\\.(?!\\d)`, 'u'),
};
const invisible = new RegExp(`^${blank}$`, 'u');

/** The lines of a text, whichever system wrote it. */
export function linesOf(text: string): PastedLine[] {
  return text.split(/\r\n|\r|\n/u).map((line, index) => ({ number: index + 1, text: line }));
}

/** Several lines as one text, without the spaces around it. What stands inside stays to the letter. */
export const joinLines = (lines: readonly PastedLine[]): string =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trim();

export const isBlank = ({ text }: PastedLine): boolean => invisible.test(text);

/** The number of a Q or S marker at the beginning of a line, and what follows it there. */
export function numberAt(
  sign: 'Q' | 'S',
  { text }: PastedLine,
): { number: number; rest: string } | undefined {
  const match = markers[sign].exec(text);
  return match ? { number: Number(match[1]), rest: text.slice(match[0].length) } : undefined;
}

/** The letter of an option's marker at the beginning of a line, and what follows it there. */
export function optionAt({ text }: PastedLine): { letter: OptionLetter; rest: string } | undefined {
  const match = optionMarker.exec(text);
  return match ? { letter: match[1] as OptionLetter, rest: text.slice(match[0].length) } : undefined;
}

/** PostgreSQL holds neither a NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Programs that read a text in the wrong charset put U+FFFD in the place of what they could not read. */
export const hasLostCharacter = (text: string): boolean => text.includes('\uFFFD');
