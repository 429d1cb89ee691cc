import { expect, test } from 'vitest';
import { buildSubjectCoverage } from '#testing/admin-builders.ts';
import { buildId } from '#testing/builders.ts';
import { coverageRows, gapsIn } from './coverage-table.ts';

const none = Array<number>(10).fill(0);
const topic = (name: string, regular: number[], rapidFire = none) => ({
  id: buildId(),
  name,
  regular,
  rapidFire,
});

test('a topic needs twenty questions of each difficulty that pupils choose; Hard includes 4 and 5', () => {
  const subject = buildSubjectCoverage({
    topics: [topic('Fractions', [20, 19, 12, 4, 4]), topic('Angles', none)],
  });
  const [fractions, angles] = coverageRows(subject, 'regular');
  expect(fractions?.cells.map(({ column, questions, missing }) => [column, questions, missing])).toEqual([
    ['Easy', 20, 0],
    ['Medium', 19, 1],
    ['Hard (3–5)', 20, 0],
    ['Expert only', 4, 0],
    ['All', 59, 0],
  ]);
  expect(angles?.cells.map(({ missing }) => missing)).toEqual([20, 20, 20, 0, 0]);
  expect(gapsIn(coverageRows(subject, 'regular'))).toBe(4);
});

test('a subject needs forty rapid-fire questions on each level, of all topics together', () => {
  const half = none.map((_, index) => (index < 5 ? 25 : 15));
  const subject = buildSubjectCoverage({
    topics: [topic('Fractions', none, half), topic('Angles', none, half), topic('Unused', none)],
  });
  const rows = coverageRows(subject, 'rapid-fire');
  expect(rows.map(({ name }) => name)).toEqual(['All topics', 'Fractions', 'Angles']);
  expect(rows[0]?.cells.map(({ missing }) => missing)).toEqual([0, 0, 0, 0, 0, 10, 10, 10, 10, 10]);
  expect(gapsIn(rows)).toBe(5);
});
