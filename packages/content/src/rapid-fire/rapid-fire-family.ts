import type { Difficulty, Draft, Family, TopicFamilies } from '../families/family.ts';
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

export const use = (family: RapidFireFamily, levels: LevelUse['levels'], seconds: number): LevelUse => ({
  ...family,
  levels,
  seconds,
});

/** A family of the question bank as rapid-fire families: one for each difficulty, with its levels and its time limit. */
export function fromBank(
  { topicCode, families }: TopicFamilies,
  name: string,
  ...uses: readonly [difficulty: Difficulty, levels: LevelUse['levels'], seconds: number][]
): LevelUse[] {
  const family: Family | undefined = families.find((each) => each.name === name);
  if (!family) throw new Error(`${topicCode} has no family ${name}`);
  return uses.map(([difficulty, levels, seconds]) => ({
    topicCode,
    name: `${name}-${difficulty}`,
    levels,
    seconds,
    write: (random) => family.write(random, difficulty),
  }));
}
