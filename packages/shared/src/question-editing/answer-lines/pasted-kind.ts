import type { OfKind } from '../../answers/answer-kind.ts';

/** A known wrong answer, with what to say to the pupil; '' for nothing. */
export interface PastedWrongAnswer {
  answer: string;
  feedback: string;
}

/** The lines of one answer, without their markers. */
export interface PastedAnswer {
  lines: readonly string[];
  wrong: readonly PastedWrongAnswer[];
}

/** How answers of a kind are pasted: lines that begin with the kind's letter. */
export interface PastedKind<Definition extends OfKind> {
  kind: string;
  marker: string;
  /** A definition, which may be wrong: the schema says. A text says what cannot be read. */
  read(answer: PastedAnswer): object | string;
  /** What reads as this definition, as far as lines can say it. */
  write(definition: Definition): PastedAnswer;
  /** The marks of a part that does not say how many it has. */
  marks?(definition: Definition): number;
}

/** Parts of a line between `|`. */
export const alternatives = (line: string): string[] => line.split('|').map((each) => each.trim());

/** The notes in brackets at the end of a line: `4.50 (money) (half marks)`. Others belong to the text. */
export function withoutNotes(
  line: string,
  isNote: (note: string) => boolean,
): { text: string; notes: string[] } {
  let text = line.trim();
  const notes: string[] = [];
  while (text.endsWith(')')) {
    const start = text.lastIndexOf('(');
    const note = text.slice(start + 1, -1).trim();
    if (start === -1 || !isNote(note)) break;
    notes.unshift(note);
    text = text.slice(0, start).trim();
  }
  return { text, notes };
}

/** What the notes of a line set together. */
export const settingsOfNotes = (
  notes: readonly string[],
  settings: ReadonlyMap<string, object>,
): Record<string, unknown> =>
  Object.fromEntries(notes.flatMap((note) => Object.entries(settings.get(note) ?? {})));

export const withNotes = (text: string, notes: readonly string[]): string =>
  [text, ...notes.map((note) => `(${note})`)].join(' ');

/** A text and the marks in brackets at its end: `Work out the area. [2 marks]`. */
export function marksAtEnd(text: string): { text: string; marks?: number } {
  const found = /\[(\d{1,2})(?: marks?)?\]$/u.exec(text.trimEnd());
  return found ? { text: text.slice(0, found.index).trim(), marks: Number(found[1]) } : { text: text.trim() };
}
