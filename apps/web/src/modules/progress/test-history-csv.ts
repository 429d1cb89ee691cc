import type { TestHistoryItemDto } from '@markwell/shared/progress/analytics.contract';
import { csvOf } from '#lib/csv.ts';
import { attemptKindText } from './progress-texts.ts';

const heading = ['Finished', 'Subject', 'Exam', 'Kind', 'Questions', 'Correct', 'Score in percent'];

/** The history as CSV, in the order given. It begins with a byte order mark, which marks it as UTF-8. */
export function historyCsv(tests: readonly TestHistoryItemDto[]): string {
  const rows = tests.map((test) => [
    test.completedAt,
    test.subject.name,
    test.subject.examType.name,
    attemptKindText[test.kind],
    test.totalQuestions,
    test.correctAnswers,
    test.score ?? '',
  ]);
  return csvOf([heading, ...rows]);
}
