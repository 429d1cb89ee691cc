import type { Draft } from '../families/family.ts';
import type { Random } from '../random.ts';

/** Writes any number of short questions of one kind, harder from level to level. */
export interface RapidFireFamily {
  topicCode: string;
  /** Unique in its subject; part of the source id. */
  name: string;
  write: (random: Random, level: number) => Draft;
}

/** The levels that use a family, and how long its questions take. */
export interface LevelUse extends RapidFireFamily {
  levels: readonly [first: number, last: number];
  /** The time limit of a question. */
  seconds: number;
}

/** The families of a subject. The questions of a level are shared equally among the families that it uses. */
export interface LevelPlan {
  subjectCode: string;
  uses: readonly LevelUse[];
}
