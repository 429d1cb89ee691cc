import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fromPlaywright, fromReport, fromVitest, sumCounts } from './result-counts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
const file = path.join(folder, 'report.json');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a test file that does not load is a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(fromVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 });
});

test('a journey that passes at the second try counts as passed', () => {
  expect(fromPlaywright({ stats: { expected: 3, flaky: 1, unexpected: 2 } })).toEqual({
    passed: 4,
    failed: 2,
  });
});

test('a runner that fails always counts as at least one failure', () => {
  writeFileSync(file, '{"passed":5,"failed":0}');
  const asIs = (report: { passed: number; failed: number }) => report;
  expect(fromReport(file, true, asIs)).toEqual({ passed: 5, failed: 0 });
  expect(fromReport(file, false, asIs)).toEqual({ passed: 5, failed: 1 });
  expect(fromReport(path.join(folder, 'none.json'), false, asIs)).toEqual({ passed: 0, failed: 1 });
});

test('counts add up', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 3 },
  ];
  expect(sumCounts(counts)).toEqual({ passed: 21, failed: 3 });
});
