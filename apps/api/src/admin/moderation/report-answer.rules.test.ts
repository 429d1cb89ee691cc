import { expect, test } from 'vitest';
import { answerTo } from './report-answer.rules.ts';

const same = { hasChanged: false, isWithdrawn: false };
const changed = { hasChanged: true, isWithdrawn: false };
const withdrawn = { hasChanged: true, isWithdrawn: true };
const resolved = (outcome?: 'changed' | 'unchanged') => ({ status: 'RESOLVED' as const, outcome });

test.each([
  ['without an outcome: not changed', same, same, resolved(), 'unchanged'],
  ['without an outcome: changed', changed, changed, resolved(), 'changed'],
  ['without an outcome: withdrawn', withdrawn, withdrawn, resolved(), 'withdrawn'],
  ['the administrator states that it was changed', same, same, resolved('changed'), 'changed'],
  ['the administrator states that it is correct', changed, changed, resolved('unchanged'), 'unchanged'],
  ['another report, made after the change', same, changed, resolved('changed'), 'unchanged'],
  ['another report, made before the change', changed, same, resolved('unchanged'), 'changed'],
  [
    'dismissed, although it changed',
    changed,
    changed,
    { status: 'DISMISSED' as const, outcome: undefined },
    'dismissed',
  ],
] as const)('%s', (_case, report, opened, decision, answer) => {
  expect(answerTo(report, opened, decision)).toBe(answer);
});
