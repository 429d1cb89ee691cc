import { questionOf } from '../families/assemble-question.ts';
import { comparableQuestion } from '../families/printed-questions.ts';
import type { Difficulty, Family, TopicFamilies } from '../families/family.ts';

/** At most this share of the different questions of a family and difficulty is in the bank. */
export const maxShareOfVariety = 0.3;

/**
 * How many different questions a family writes at a difficulty, counted over these seeds; counting ends at `enough`.
 * The seeds are those of the bank and those after them.
 */
export function varietyOf(
  topic: TopicFamilies,
  family: Family,
  difficulty: Difficulty,
  enough: number,
): number {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 6 * enough && seen.size < enough; seed++)
    seen.add(comparableQuestion(questionOf(topic, family, difficulty, seed)));
  return seen.size;
}
