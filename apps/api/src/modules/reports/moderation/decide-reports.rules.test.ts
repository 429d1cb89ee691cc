import { expect, test } from 'vitest';
import { decisionFor, decideReports } from './decide-reports.rules.ts';

const same = { changes: [], isWithdrawn: false } as const;
const changed = { changes: ['answer'], isWithdrawn: false } as const;
const withdrawn = { changes: [], isWithdrawn: true } as const;
const resolved = (outcome?: 'changed' | 'unchanged') => ({ status: 'RESOLVED' as const, outcome });

test.each([
  ['without an outcome: not changed', same, same, resolved(), 'unchanged'],
  ['without an outcome: changed', changed, changed, resolved(), 'changed'],
  ['without an outcome: withdrawn', withdrawn, withdrawn, resolved(), 'withdrawn'],
  ['the administrator states that it was changed', changed, changed, resolved('changed'), 'changed'],
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
  expect(decisionFor(report, opened, decision)).toBe(answer);
});

const open = (id: string, userId: string | null, changes: typeof same | typeof changed = same) => ({
  id,
  userId,
  ...changes,
  wereResultsCorrected: false,
});

test('each report has a change for the audit log, and each reporter with an account gets a notification', () => {
  const at = new Date('2027-03-01T10:00:00Z');
  const decision = {
    ...resolved('changed'),
    notes: 'Key was wrong',
    reply: 'Well spotted.',
    actorId: 'admin',
    at,
  };
  const reports = [open('one', 'pupil', changed), open('two', null, changed), open('three', 'late')] as const;
  const decided = decideReports({ opened: reports[0], reports, targetName: null }, decision);
  expect(decided).toMatchObject({ status: 'RESOLVED', notes: 'Key was wrong', actorId: 'admin', at });
  expect(decided.changes).toMatchObject([
    { target: { kind: 'flag', id: 'one' }, action: 'flag.resolved', after: { answer: 'changed' } },
    { target: { kind: 'flag', id: 'two' }, action: 'flag.resolved', after: { answer: 'changed' } },
    { target: { kind: 'flag', id: 'three' }, action: 'flag.resolved', after: { answer: 'unchanged' } },
  ]);
  expect(decided.notifications).toMatchObject([
    {
      userId: 'pupil',
      at,
      title: 'Your report about a question was answered',
      dedupeKey: 'report-answered:one',
    },
    { userId: 'late', at, body: 'Thank you: we checked, and the question is correct. Well spotted.' },
  ]);
});

test('a change that nobody made is not announced', () => {
  const decision = { ...resolved('changed'), notes: '', reply: '', actorId: 'admin', at: new Date() };
  const reports = [open('one', 'pupil')] as const;
  expect(() => decideReports({ opened: reports[0], reports, targetName: null }, decision)).toThrow(
    'This question has not changed since the report',
  );
});
