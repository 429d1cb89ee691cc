import type { ExpressionDefinition } from '@markwell/shared/answers/expression/expression-definition';
import type { NumberDefinition } from '@markwell/shared/answers/number/number-definition';
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
  /** Its numbers make it a question for one tier, unlike others of its difficulty. */
  tier?: Tier;
  /** What its printed answer does not say about typing it; `false` if only the options make it a question. */
  typed?: false | Partial<Omit<NumberDefinition, 'kind'>> | Partial<Omit<ExpressionDefinition, 'kind'>>;
}

/**
 * Writes any number of questions of one kind; the same seed and difficulty write the same question. A file
 * `<subject>/<topic>/<name>.family.ts` exports it as `family`; the folders are the codes in kebab case. Families of
 * physical laws are in a file of their topic in the content.
 */
export interface Family {
  /** The name of its file or law, unique in its topic; part of the source id. */
  name: string;
  /** The point of the syllabus that it covers. */
  syllabus: string;
  /** What its questions ask at each difficulty: how many steps, or what makes them harder than at the one below. */
  levels: Partial<Record<Difficulty, string>>;
  /** Its questions belong to one tier of GCSE, or those of some difficulties. */
  tier?: Tier | Partial<Record<Difficulty, Tier>>;
  /** Its questions need a calculator. */
  needsCalculator?: true;
  write: (random: Random, difficulty: Difficulty) => Draft;
  /** Solves the printed question in another way: it shares no code with `write`. */
  check: Check;
}

export const difficultiesOf = (family: Pick<Family, 'levels'>): Difficulty[] =>
  Object.keys(family.levels).map((difficulty) => Number(difficulty) as Difficulty);

/** The tier of the family's questions of a difficulty. */
export const tierOf = ({ tier }: Pick<Family, 'tier'>, difficulty: Difficulty): Tier | undefined =>
  typeof tier === 'object' ? tier[difficulty] : tier;

/** `write` of a family whose difficulties have functions of their own. */
export const byDifficulty =
  (writers: Partial<Record<Difficulty, (random: Random) => Draft>>): Family['write'] =>
  (random, difficulty) => {
    const write = writers[difficulty];
    if (!write) throw new Error(`nothing is written at difficulty ${difficulty}`);
    return write(random);
  };

/** A family with its counts in the bank plan. */
export interface PlannedFamily extends Family {
  /** How many of its questions are in the bank at each of its difficulties. */
  counts: ReadonlyMap<Difficulty, number>;
}

export interface TopicFamilies {
  subjectCode: string;
  topicCode: string;
  families: readonly PlannedFamily[];
}

export function optionOf(value: string | ContentImage): ContentOption {
  return typeof value === 'string' ? { text: value } : { image: value };
}

/** Options with the same result look the same to a pupil. */
export function optionKey(option: ContentOption): string {
  return 'text' in option ? option.text : option.image.svg;
}
