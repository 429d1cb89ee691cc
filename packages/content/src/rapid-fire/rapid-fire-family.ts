import type { Difficulty, Draft, Family, TopicFamilies } from '../families/family.ts';
import type { Random } from '../random.ts';

/** Endless short questions of one kind, harder from level to level. */
export interface RapidFireFamily {
  topicCode: string;
  /** Unique in its subject; part of the source id. */
  name: string;
  /** The first and the last level that it appears on. */
  levels: readonly [from: number, to: number];
  /** What a question of it allows. */
  seconds: number;
  write: (random: Random, level: number) => Draft;
}

/** The kinds of a subject: each level shares its places among those that appear on it. */
export interface LevelPlan {
  subjectCode: string;
  kinds: readonly RapidFireFamily[];
}

/** A family of the question bank at one difficulty, where it is quick enough for a quiz. */
export function asRapidFireFamily(
  { topicCode, families }: TopicFamilies,
  name: string,
  difficulty: Difficulty,
  levels: RapidFireFamily['levels'],
  seconds: number,
): RapidFireFamily {
  const family: Family | undefined = families.find((each) => each.name === name);
  if (!family) throw new Error(`${topicCode} has no family ${name}`);
  return {
    topicCode,
    name: `${name}-${difficulty}`,
    levels,
    seconds,
    write: (random) => family.write(random, difficulty),
  };
}
