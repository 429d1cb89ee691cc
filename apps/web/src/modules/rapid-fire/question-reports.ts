import type { ReportReason } from '@markwell/shared/reports/reports.vocabulary';

/** The questions reported during this quiz, and a function to report more. */
export interface QuestionReports {
  /** The ids of the reported questions. */
  reported: ReadonlySet<string>;
  /** Rejects when the report could not be sent. */
  report: (questionId: string, reason: ReportReason) => Promise<void>;
}
