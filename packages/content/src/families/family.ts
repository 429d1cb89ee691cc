import type { Random } from '../random.ts';
import type { Check } from '../checks/check.ts';
import type { ContentImage, ContentOption, Tier } from '../content-types.ts';

export type Difficulty = 1 | 2 | 3 | 4 | 5;

/** A wrong option and the mistake that leads to it, as a phrase after "comes from": `adding the denominators`. */
export type Misconception = readonly [option: string | ContentImage, cause: string];

/** The draft that a family writes; `assembleQuestion` turns it into a question with options. */
export interface Draft {
  body?: string;
  image?: ContentImage;
  passage?: { title: string; body: string };
  answer: string | ContentImage;
  /** Most typical first. The first ones that differ from the answer and from each other become options. */
  mistakes: readonly Misconception[];
  explanation: string;
  solutionImage?: ContentImage;
}

/** The questions of a family at one difficulty. */
export interface Level {
  /** How many are in the bank. */
  printed: number;
  /** What they ask: how many steps, or what makes them harder than the level below. */
  steps: string;
}

/**
 * Writes any number of questions of one kind; the same seed and difficulty write the same question. A file
 * `<subject>/<topic>/<name>.family.ts` exports it as `family`; the folders are the codes in kebab case.
 */
export interface Family {
  /** The name of its file, unique in its topic; part of the source id. */
  name: string;
  /** The point of the syllabus that it covers. */
  syllabus: string;
  /** The difficulties of its questions in the bank. */
  levels: Partial<Record<Difficulty, Level>>;
  /** Its questions belong to one tier of GCSE. */
  tier?: Tier;
  /** Its questions need a calculator. */
  needsCalculator?: true;
  write: (random: Random, difficulty: Difficulty) => Draft;
  /** Solves the printed question in another way: it shares no code with `write`. */
  check: Check;
}

export type UncheckedFamily = Omit<Family, 'check'>;

export function levelsOf(family: Family): (Level & { difficulty: Difficulty })[] {
  return Object.entries(family.levels).map(([difficulty, level]) => ({
    ...level,
    difficulty: Number(difficulty) as Difficulty,
  }));
}

export interface TopicFamilies {
  subjectCode: string;
  topicCode: string;
  families: readonly Family[];
}

export function optionOf(value: string | ContentImage): ContentOption {
  return typeof value === 'string' ? { text: value } : { image: value };
}

/** Options with the same result look the same to a pupil. */
export function optionKey(option: ContentOption): string {
  return 'text' in option ? option.text : option.image.svg;
}
