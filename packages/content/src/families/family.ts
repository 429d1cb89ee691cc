import type { Random } from '../random.ts';
import type { ContentImage, ContentOption } from '../content-types.ts';

export type Difficulty = 1 | 2 | 3 | 4 | 5;

/** A wrong option and the mistake that leads to it, in words that follow "comes from": `adding the denominators`. */
export type Misconception = readonly [option: string | ContentImage, cause: string];

/** What a family writes; `assemble` turns it into a question with printed options. */
export interface Draft {
  body?: string;
  image?: ContentImage;
  passage?: { title: string; body: string };
  answer: string | ContentImage;
  /** Most typical first: the first that differ from the answer and each other are printed. */
  mistakes: readonly Misconception[];
  explanation: string;
  solutionImage?: ContentImage;
}

/** Endless questions of one kind: the same seed and difficulty write the same question. */
export interface Family {
  /** Unique in its topic; part of the source id. */
  name: string;
  /** How many questions of each difficulty the bank prints. */
  printed: Partial<Record<Difficulty, number>>;
  /** Its questions cannot be worked out by hand in an exam. */
  needsCalculator?: true;
  write: (random: Random, difficulty: Difficulty) => Draft;
}

export interface TopicFamilies {
  subjectCode: string;
  topicCode: string;
  families: readonly Family[];
}

export function optionOf(value: string | ContentImage): ContentOption {
  return typeof value === 'string' ? { text: value } : { image: value };
}

/** What makes two options the same for a pupil. */
export function optionKey(option: ContentOption): string {
  return 'text' in option ? option.text : option.image.svg;
}
