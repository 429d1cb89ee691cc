import { expect, test } from 'vitest';
import { buildHistoryItem } from '#testing/achievement-builders.ts';
import { historyCsv } from './test-history-csv.ts';

const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

test('has a header line, then one line for each test', () => {
  const csv = historyCsv([
    buildHistoryItem({
      completedAt: '2026-03-05T16:00:00.000Z',
      correctAnswers: 17,
      totalQuestions: 20,
      score: 85,
    }),
    buildHistoryItem({ kind: 'EXAM_SIMULATION' }),
  ]);
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(lines(csv)).toHaveLength(3);
  expect(lines(csv)[0]).toBe('"Finished","Subject","Exam","Kind","Questions","Correct","Score in percent"');
  expect(lines(csv)[1]).toBe(
    '"2026-03-05T16:00:00.000Z","Mathematics","11+ (Eleven Plus)","Mock test",20,17,85',
  );
});

test.each(['=HYPERLINK("https://example.com")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  'stores a subject named %j as text, not as a formula',
  (name) => {
    const csv = historyCsv([buildHistoryItem({ subject: { ...buildHistoryItem().subject, name } })]);
    expect(csv).toContain(`,"'${name.replaceAll('"', '""')}",`.slice(1));
  },
);

test('keeps commas and quotes inside their cell', () => {
  const name = 'Maths, "pure"';
  const csv = historyCsv([buildHistoryItem({ subject: { ...buildHistoryItem().subject, name } })]);
  expect(csv).toContain(',"Maths, ""pure""",');
});
