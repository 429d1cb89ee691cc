import type { OptionLetter } from '../../answers/option-letters.ts';

/** A line of a pasted text. Lines are numbered from 1. */
export interface PastedLine {
  number: number;
  text: string;
}

/**
 * What is allowed before a marker: spaces of any kind, and the invisible characters that word processors put at the
 * beginning of a text (byte order) or of a line (direction).
 */
const blank = String.raw`[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]*`;
const optionMarker = new RegExp(`^${blank}([A-E])\\)`, 'u');
const markers = {
  Q: new RegExp(`^${blank}Q(\\d{1,6})\\.(?!\\d)`, 'u'),
  S: new RegExp(`^${blank}S(\\d{1,6})\\.(?!\\d)`, 'u'),
};
const invisible = new RegExp(`^${blank}$`, 'u');

/** The lines of a text with any kind of line break. */
export function linesOf(text: string): PastedLine[] {
  return text.split(/\r\n|\r|\n/u).map((line, index) => ({ number: index + 1, text: line }));
}

/** Joins lines to one text and trims it. The text inside stays unchanged. */
export const joinLines = (lines: readonly PastedLine[]): string =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trim();

export const isBlank = ({ text }: PastedLine): boolean => invisible.test(text);

/** The number of a Q or S marker at the beginning of a line, and the rest of the line. */
export function numberAt(
  sign: 'Q' | 'S',
  { text }: PastedLine,
): { number: number; rest: string } | undefined {
  const match = markers[sign].exec(text);
  return match ? { number: Number(match[1]), rest: text.slice(match[0].length) } : undefined;
}

/** The letter of an option's marker at the beginning of a line, and the rest of the line. */
export function optionAt({ text }: PastedLine): { letter: OptionLetter; rest: string } | undefined {
  const match = optionMarker.exec(text);
  return match ? { letter: match[1] as OptionLetter, rest: text.slice(match[0].length) } : undefined;
}

/** PostgreSQL cannot store a NUL or half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Programs that read a text in the wrong encoding replace unreadable characters by U+FFFD. */
export const hasLostCharacter = (text: string): boolean => text.includes('\uFFFD');
