import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { numberOf, numbersIn } from '../checks/support/numbers-in-text.ts';
import { family as columnSum } from './eleven-plus-mathematics/four-operations/column-sum.family.ts';
import { family as missingDigit } from './eleven-plus-mathematics/four-operations/missing-digit.family.ts';
import { family as sharing } from './eleven-plus-mathematics/ratio-and-proportion/sharing.family.ts';
import { family as unitConversion } from './eleven-plus-mathematics/measures-and-time/unit-conversion.family.ts';
import { family as countBlocks } from './eleven-plus-non-verbal-reasoning/blocks-and-views/count-blocks.family.ts';
import { family as weekdays } from './eleven-plus-verbal-reasoning/logical-deduction/weekdays.family.ts';
import { family as sampleSpaces } from './gcse-mathematics/probability/sample-spaces.family.ts';
import { family as averages } from './gcse-mathematics/statistics/averages.family.ts';
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

  it('of a number of days speaks of 1 day, and of no day where the weeks are whole', () => {
    for (const { explanation } of draftsOf(weekdays, 4))
      expect(explanation).not.toMatch(/\b(?:1 days|0 days)\b/);
  });
});

/** The numbers of the body, and the number and the cause of each mistake with such a cause. */
const warningsOf = (family: Family, difficulty: Difficulty, about: RegExp) =>
  draftsOf(family, difficulty).flatMap(({ body = '', answer, mistakes }) =>
    mistakes.flatMap(([option, cause]) =>
      about.test(cause) && typeof option === 'string' && typeof answer === 'string'
        ? [{ given: numbersIn(body), wrong: numberOf(option), right: numberOf(answer), cause }]
        : [],
    ),
  );

describe('a warning names a mistake that gives just this number', () => {
  it('a ratio’s total divided by one part of it', () => {
    const warnings = warningsOf(sharing, 2, /^dividing by/);
    expect(warnings.length).toBeGreaterThan(0);
    for (const { given, wrong, cause } of warnings)
      expect(wrong * (numbersIn(cause)[0] ?? NaN)).toBe(given[0]);
  });

  it('a covered digit found without what is carried', () => {
    const warnings = warningsOf(missingDigit, 4, /^forgetting/);
    expect(warnings.length).toBeGreaterThan(0);
    for (const { given, wrong } of warnings) {
      const [times = NaN, product = NaN] = given.slice(-2);
      expect((wrong * times) % 10).toBe(Math.floor(product / 10) % 10);
    }
  });

  it('a length multiplied or divided by another power of ten', () => {
    const warnings = warningsOf(unitConversion, 2, /^(?:multiplying|dividing) by/);
    expect(warnings.length).toBeGreaterThan(0);
    for (const { given, wrong, cause } of warnings) {
      const [amount = NaN, by = NaN] = [given[0], numbersIn(cause)[0]];
      expect(wrong).toBeCloseTo(cause.startsWith('multiplying') ? amount * by : amount / by, 6);
    }
  });

  it('one cube counted twice', () => {
    for (const { wrong, right } of warningsOf(countBlocks, 3, /^counting a cube twice/))
      expect(wrong).toBe(right + 1);
  });

  it('a mean that is not rounded', () => {
    for (const { given, wrong } of warningsOf(averages, 1, /^finding the mean/))
      expect(wrong).toBeCloseTo(given.reduce((sum, value) => sum + value, 0) / given.length, 9);
  });

  it('products taken as equally likely', () => {
    const warnings = warningsOf(sampleSpaces, 3, /equally likely/);
    expect(warnings.length).toBeGreaterThan(0);
    for (const { given, wrong } of warnings) {
      const [, first = NaN, , second = NaN, limit = NaN] = given;
      const products = new Set<number>();
      for (let one = 1; one <= first; one++)
        for (let other = 1; other <= second; other++) products.add(one * other);
      expect(wrong).toBeCloseTo([...products].filter((each) => each > limit).length / products.size, 9);
    }
  });
});
