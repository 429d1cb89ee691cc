import { itemAt } from '../../item-at.ts';
import { questionOf } from '../../families/assemble-question.ts';
import { difficultiesOf, type Family, type TopicFamilies } from '../../families/family.ts';
import { blindHits, blindLimit } from './blind-solvers.ts';
import { leastDifference, smallestDifference } from './visual-difference.ts';
import type { Rasterise } from './visual-difference.ts';

/** Families whose options are the whole question: a solver that sees them sees everything. */
const openToSolvers = ['odd-figure-out', 'which-is-a-net'];

function questions(topic: TopicFamilies, family: Family, seeds: number) {
  return difficultiesOf(family).flatMap((difficulty) =>
    Array.from({ length: seeds }, (_, seed) => questionOf(topic, family, difficulty, 30_000 + seed)),
  );
}

/** The solvers that find the answer by the options alone more often than by chance, over `seeds` a difficulty. */
export function solversAboveChance(topic: TopicFamilies, family: Family, seeds: number): string[] {
  if (openToSolvers.includes(family.name)) return [];
  const asked = questions(topic, family, seeds);
  return Object.entries(blindHits(asked)).flatMap(([solver, share]) =>
    share > blindLimit(asked.length) ? [`${family.name}: ${solver} finds ${(100 * share).toFixed(1)} %`] : [],
  );
}

/**
 * How often the answer is the smallest of its options, the second smallest and so on, over `seeds` a difficulty, for a
 * family whose options are numbers.
 */
export function sharesBySize(topic: TopicFamilies, family: Family, seeds: number): number[] {
  const places = questions(topic, family, seeds).map(({ options, correctIndex }) => {
    const numbers = options.map((option) => ('text' in option ? Number(option.text) : NaN));
    return numbers.filter((each) => each < itemAt(numbers, correctIndex)).length;
  });
  return [0, 1, 2, 3, 4].map((place) => places.filter((each) => each === place).length / places.length);
}

/** The source ids of questions with two options that look alike when they are small, over `seeds` a difficulty. */
export async function questionsTooAlike(
  topic: TopicFamilies,
  family: Family,
  seeds: number,
  rasterise: Rasterise,
): Promise<string[]> {
  const found: string[] = [];
  for (const question of questions(topic, family, seeds))
    if ((await smallestDifference(question, rasterise)) < leastDifference) found.push(question.sourceId);
  return found;
}
