import type { ContentImage } from '../../content-types.ts';
import type { Random } from '../../random.ts';

/** `['M1', 'for …']`: the kind of mark and how many, and what it is given for. */
export type MarkLine = readonly [mark: string, criterion: string];

export interface StructuredPart {
  body: string;
  image?: ContentImage;
  answer: string;
  /** Printed after the answer line. */
  unit?: string;
  scheme: readonly MarkLine[];
  solution: string;
  /** Lines of space; without it, by the marks. */
  lines?: number;
  /** The number of ruled lines for an answer in sentences, instead of `lines`. */
  ruledLines?: number;
  /** The space has no answer line, for a drawing or several equations. */
  isFree?: true;
}

export interface StructuredDraft {
  stem?: string;
  image?: ContentImage;
  parts: readonly StructuredPart[];
}

/** A question of a written paper in several parts that depend on each other, with its mark scheme. Only papers use it. */
export interface StructuredQuestion {
  topicCode: string;
  /** Unique in its subject. */
  name: string;
  /** 1 to 5. */
  difficulty: number;
  write: (random: Random) => StructuredDraft;
}

/** A question with random numbers. */
export const randomTask = (
  topicCode: string,
  name: string,
  difficulty: number,
  write: StructuredQuestion['write'],
): StructuredQuestion => ({ topicCode, name, difficulty, write });
