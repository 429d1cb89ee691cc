import { faultAt, type Line } from '#text/numbered-lines.ts';

/** A kind of picture that a set of questions can describe in lines `name: value`. */
export interface PictureKind {
  /** The names of its lines. */
  names: readonly string[];
  draw: (lines: PictureLines) => string;
}

export interface PictureLines {
  /** The value of a line that every picture of the kind has. */
  needed: (name: string) => Line;
  optional: (name: string) => Line | undefined;
}

/** Kinds by the names that sets give them. */
export type PictureKinds = Readonly<Record<string, PictureKind>>;

/** A number in a pattern. */
export const number = String.raw`(-?\d+(?:\.\d+)?)`;

/** Groups of a pattern that is a whole value, or a fault with an example of what was expected. */
export function groupsOf(value: Line, pattern: string, example: string): string[] {
  const found = new RegExp(`^${pattern}$`).exec(value.text);
  if (!found) throw faultAt(value, `expected "${example}", not "${value.text}"`);
  return found.slice(1);
}

/** The parts of a value between the signs `|`. */
export const listOf = ({ number, text }: Line): Line[] =>
  text.split(' | ').map((part) => ({ number, text: part }));
