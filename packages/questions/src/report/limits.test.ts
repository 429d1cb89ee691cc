import { expect, it } from 'vitest';
import { reportContent } from './content-report.ts';

it('the question bank keeps every limit', () => {
  const { findings, topics } = reportContent();
  expect(topics.length).toBeGreaterThan(100);
  expect(findings.filter(({ problem }) => problem)).toEqual([]);
}, 240_000);
