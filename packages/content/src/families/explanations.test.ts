import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { family as columnSum } from './eleven-plus-mathematics/four-operations/column-sum.family.ts';
import { family as twoWayTables } from './eleven-plus-mathematics/data-handling/two-way-tables.family.ts';
import type { Difficulty, Family } from './family.ts';

const draftsOf = (family: Family, difficulty: Difficulty) =>
  Array.from({ length: 40 }, (_, seed) => family.write(createRandom(seed), difficulty));

describe('an explanation', () => {
  it('of a subtraction in columns speaks of exchanging, that of an addition of carrying', () => {
    for (const { image, mistakes, explanation } of draftsOf(columnSum, 1)) {
      const isSubtraction = image?.alternativeText.includes('subtraction') ?? false;
      expect(explanation).toMatch(isSubtraction ? /exchanging/ : /carrying/);
      if (isSubtraction) expect(mistakes.map(([, cause]) => cause).join()).not.toContain('carry');
    }
  });

  it('of a two-way table says what the number of both groups counts', () => {
    for (const { body = '', explanation } of draftsOf(twoWayTables, 3)) {
      const [, question = ''] = / and who (.*)\.\n/.exec(body) ?? [];
      expect(explanation).toMatch(new RegExp(`In both groups together, .* = \\d+ ${question}, so`, 'u'));
    }
  });
});
