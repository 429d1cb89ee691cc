import type { TestHistoryItemDto } from '@markwell/shared/features/analytics/analytics.contract';
import { attemptKindText } from './wording.ts';

const heading = ['Finished', 'Subject', 'Exam', 'Kind', 'Questions', 'Correct', 'Score in percent'];

/** Spreadsheets run text that begins like this as a formula; an apostrophe in front prevents it. */
const startsLikeFormula = /^[=+\-@\t\r\n]/u;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = startsLikeFormula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The history as CSV, in the order given. It begins with a byte order mark, which marks it as UTF-8. */
export function historyCsv(tests: readonly TestHistoryItemDto[]): string {
  const rows = tests.map((test) => [
    test.completedAt,
    test.subject.name,
    test.subject.examType.name,
    attemptKindText[test.kind],
    test.totalQuestions,
    test.correctAnswers,
    test.score,
  ]);
  return `\uFEFF${[heading, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
