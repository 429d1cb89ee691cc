import { describe, expect, it } from 'vitest';
import { allFamilies } from '../../families/all-families.ts';
import { questionOf } from '../../families/assemble-question.ts';
import type { Difficulty, Family, TopicFamilies } from '../../families/family.ts';
import { blindHits, blindLimit, openToSolvers } from './blind-solvers.ts';
import { leastDifference, smallestDifference } from './perception.ts';

const cases = allFamilies
  .filter(({ subjectCode }) => subjectCode === 'ELEVEN_PLUS_NON_VERBAL_REASONING')
  .flatMap((topic) => topic.families.map((family) => ({ topic, family, name: family.name })));

function questions(topic: TopicFamilies, family: Family, seeds: number) {
  const levels = Object.keys(family.printed).map((level) => Number(level) as Difficulty);
  return levels.flatMap((level) =>
    Array.from({ length: seeds }, (_, seed) => questionOf(topic, family, level, 30_000 + seed)),
  );
}

describe('figures', () => {
  it.each(cases.filter(({ name }) => !openToSolvers.includes(name)))(
    'of $name do not give the answer away by the options alone',
    ({ topic, family }) => {
      const asked = questions(topic, family, 60);
      for (const [solver, share] of Object.entries(blindHits(asked)))
        expect(share, solver).toBeLessThanOrEqual(blindLimit(asked.length));
    },
  );

  it.each(cases)('of $name can be told apart when they are small', async ({ topic, family }) => {
    for (const question of questions(topic, family, 2))
      expect(await smallestDifference(question), question.sourceId).toBeGreaterThanOrEqual(leastDifference);
  });
});
