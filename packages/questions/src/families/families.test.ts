import { describe, expect, it } from 'vitest';
import { allFamilies } from './all-families.ts';

const families = allFamilies.flatMap(({ subjectCode, topicCode, families: each }) =>
  each.map((family) => ({ place: `${subjectCode}/${topicCode}/${family.name}`, family })),
);

/** A number of steps, or of what a pupil must look at: `two steps`, `one formula`, `both letters`. */
const counts =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen|twice|both|several|\d+)\b/i;
/** What is harder than at the difficulty below: `larger numbers`, `backwards`, `a negative root`. */
const whatIsHarder =
  /\b(?:also|any|backwards|fewer|first|further|grow|harder|hidden|larger|less|longer|mirrored|mixed|more|negative|not|only|rarer|rearranged|smaller|then|turned|without)\b/i;

describe('what a family asks', () => {
  it('names a point of the syllabus', () => {
    const unnamed = families.filter(({ family }) => family.syllabus.trim() === '');
    expect(unnamed.map(({ place }) => place)).toEqual([]);
  });

  it('differs between difficulties', () => {
    const repeated = families.filter(({ family }) => {
      const texts = Object.values(family.levels).map((asked) => asked.toLowerCase());
      return new Set(texts).size < texts.length;
    });
    expect(repeated.map(({ place }) => place)).toEqual([]);
  });

  it('names a number of steps or what is harder', () => {
    const vague = families.flatMap(({ place, family }) =>
      Object.entries(family.levels)
        .filter(([, asked]) => !counts.test(asked) && !whatIsHarder.test(asked))
        .map(([difficulty, asked]) => `${place} ${difficulty}: ${asked}`),
    );
    expect(vague).toEqual([]);
  });
});
