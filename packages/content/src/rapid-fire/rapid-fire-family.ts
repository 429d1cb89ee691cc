import type { Difficulty, Draft, Family, TopicFamilies } from '../families/family.ts';
import type { Random } from '../random.ts';

/** Writes any number of short questions of one kind, harder from level to level. */
export interface RapidFireFamily {
  topicCode: string;
  /** Unique in its subject; part of the source id. */
  name: string;
  /** The first and the last level that use it. */
  levels: readonly [from: number, to: number];
  /** The time limit of its questions. */
  seconds: number;
  write: (random: Random, level: number) => Draft;
}

/** The families of a subject. The questions of a level are shared equally among the families that it uses. */
export interface LevelPlan {
  subjectCode: string;
  kinds: readonly RapidFireFamily[];
}

/** A family of the question bank as rapid-fire families: one for each difficulty, with its levels and its time limit. */
export function fromBank(
  { topicCode, families }: TopicFamilies,
  name: string,
  ...uses: readonly [difficulty: Difficulty, levels: RapidFireFamily['levels'], seconds: number][]
): RapidFireFamily[] {
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
