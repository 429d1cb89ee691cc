import { expect, test } from 'vitest';
import { awardedMarks, written } from './written.ts';

const point = (text: string, marks: number) => ({ text, alternatives: [], doNotAccept: [], marks });
const byPoints = written.definition.parse({
  kind: 'written',
  scheme: { type: 'points', points: [point('Metals expand', 1), point('Heat reaches the middle', 2)] },
  wordGuide: null,
});
const levels = [
  { descriptor: 'Simple statements', from: 1, to: 2 },
  { descriptor: 'Some explanation', from: 3, to: 4 },
];
const byLevels = written.definition.parse({
  kind: 'written',
  scheme: { type: 'levels', levels },
  wordGuide: { least: 80, most: 120 },
});
const text = 'The lid expands.';

test('the product does not mark it', () => {
  expect(written.mark(byPoints, { text }, {})).toMatchObject({ share: 0, verdict: 'UNMARKED' });
  expect(written.mark(byPoints, { text, awarded: { points: [1] } }, {})).toEqual({
    share: 0,
    verdict: 'SELF_MARKED',
    awardedMarks: 2,
  });
  expect(written.mark(byPoints, { text: ' \n' }, {})).toEqual({ share: 0, verdict: 'EMPTY' });
});

test.each([
  ['points', byPoints, { points: [0, 1] }, 3],
  ['no point', byPoints, { points: [] }, 0],
  ['a point that does not exist', byPoints, { points: [0, 7] }, 1],
  ['a level', byLevels, { level: 2, marks: 3 }, 3],
  ['no level', byLevels, { level: 0, marks: 0 }, 0],
  ['marks without a level', byLevels, { level: 0, marks: 2 }, undefined],
  ['marks of another level', byLevels, { level: 1, marks: 4 }, undefined],
  ['a level that does not exist', byLevels, { level: 3, marks: 5 }, undefined],
  ['points of a scheme of levels', byLevels, { points: [0] }, undefined],
  ['a level of a scheme of points', byPoints, { level: 1, marks: 1 }, undefined],
])('the pupil awards %s', (_what, definition, awarded, marks) => {
  expect(awardedMarks(definition, { text, awarded })).toBe(marks);
});

test('a point is awarded once', () => {
  expect(written.response.safeParse({ text, awarded: { points: [0, 0] } }).success).toBe(false);
});

test('the number of words is read', () => {
  expect(written.read(written.show(byLevels), { text })).toEqual({ status: 'READ', text: '3 words' });
});

test('levels follow each other without a gap', () => {
  const [first, second] = levels;
  const scheme = { type: 'levels', levels: [first, { ...second, from: 4 }] };
  expect(written.definition.safeParse({ ...byLevels, scheme }).error?.message).toContain('one mark above');
});

test('the answer key is the mark scheme, whatever the order of its names', () => {
  const { scheme } = byLevels;
  const stored = {
    ...byLevels,
    scheme: Object.fromEntries(Object.entries(scheme).toReversed()) as typeof scheme,
  };
  expect(written.sameKey(byLevels, stored)).toBe(true);
  expect(written.sameKey(byLevels, { ...byLevels, wordGuide: null })).toBe(true);
  const longer = { type: 'levels', levels: [...levels, { descriptor: 'Full', from: 5, to: 6 }] } as const;
  expect(written.sameKey(byLevels, { ...byLevels, scheme: { ...longer, levels: [...longer.levels] } })).toBe(
    false,
  );
});
