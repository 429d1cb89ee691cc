import type { TestHistoryItemDto } from '@markwell/shared/features/analytics/analytics.contract';
import { attemptKindText } from './wording.ts';

const heading = ['Finished', 'Subject', 'Exam', 'Kind', 'Questions', 'Correct', 'Score in percent'];

/** A spreadsheet would run a text that begins so as a formula; an apostrophe makes it a text again. */
const startsLikeFormula = /^[=+\-@\t\r\n]/u;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = startsLikeFormula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The history as a table for a spreadsheet, in the order given. The mark in front says that it is UTF-8. */
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
