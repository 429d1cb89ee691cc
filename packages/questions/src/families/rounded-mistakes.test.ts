import { afterEach, expect, it, vi } from 'vitest';
import { numbersIn } from '../checks/support/numbers-in-text.ts';
import { createRandom } from '../random.ts';
import { allFamilies } from './all-families.ts';
import { difficultiesOf } from './family.ts';
import type { Difficulty, Draft, Family } from './family.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A draft and the numbers that were rounded while it was written, by what they became. */
function writtenWithRounding(
  family: Family,
  difficulty: Difficulty,
  seed: number,
): [Draft, Map<number, number>] {
  const exact = new Map<number, number>();
  const round = Math.round;
  const watch = vi.spyOn(Math, 'round').mockImplementation((value) => {
    const rounded = round(value);
    exact.set(rounded, value);
    return rounded;
  });
  const draft = family.write(createRandom(seed), difficulty);
  watch.mockRestore();
  return [draft, exact];
}

const asksForRounding = /\b(?:nearest|decimal places?|significant figures?|s\.f\.|estimate)\b/i;

/** The mistakes whose number is further from what the mistake gives than a number with three figures. */
function roundedMistakes([{ body = '', image, answer, mistakes }, exact]: [Draft, Map<number, number>]) {
  if (image || asksForRounding.test(body)) return [];
  return mistakes.filter(([option, cause]) => {
    if (typeof option !== 'string' || option === answer || cause === '' || cause.includes('round'))
      return false;
    const [printed = NaN, ...others] = numbersIn(option);
    const value = exact.get(printed) ?? printed;
    return others.length === 0 && Math.abs(printed - value) > 0.005 * Math.abs(value);
  });
}

const cases = allFamilies.flatMap(({ subjectCode, topicCode, families }) =>
  families.map((family) => ({ family, place: `${subjectCode}/${topicCode}/${family.name}` })),
);

it.each(cases)('$place gives the numbers of mistakes as the mistakes do, not rounded', ({ family }) => {
  for (const difficulty of difficultiesOf(family))
    for (let seed = 1; seed <= 20; seed++)
      expect(roundedMistakes(writtenWithRounding(family, difficulty, seed))).toEqual([]);
});
