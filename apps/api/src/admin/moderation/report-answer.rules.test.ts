import { expect, test } from 'vitest';
import { answerTo } from './report-answer.rules.ts';

const same = { hasChanged: false, isWithdrawn: false };
const changed = { hasChanged: true, isWithdrawn: false };
const withdrawn = { hasChanged: true, isWithdrawn: true };
const resolved = (outcome?: 'changed' | 'unchanged') => ({ status: 'RESOLVED' as const, outcome });

test.each([
  ['the history decides: not changed', same, same, resolved(), 'unchanged'],
  ['the history decides: changed', changed, changed, resolved(), 'changed'],
  ['the history decides: taken out of use', withdrawn, withdrawn, resolved(), 'withdrawn'],
  ['the administrator says that it was changed', same, same, resolved('changed'), 'changed'],
  ['the administrator says that it is right', changed, changed, resolved('unchanged'), 'unchanged'],
  ['another report, from after the change', same, changed, resolved('changed'), 'unchanged'],
  ['another report, from before the change', changed, same, resolved('unchanged'), 'changed'],
  [
    'dismissed, whatever changed',
    changed,
    changed,
    { status: 'DISMISSED' as const, outcome: undefined },
    'dismissed',
  ],
] as const)('%s', (_case, report, opened, decision, answer) => {
  expect(answerTo(report, opened, decision)).toBe(answer);
});
