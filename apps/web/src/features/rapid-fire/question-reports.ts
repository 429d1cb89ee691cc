import type { ReportReason } from '@markwell/shared/vocabulary/reports';

/** What was reported in this session, and how to report more. */
export interface QuestionReports {
  /** The ids of the questions reported in this session. */
  reported: ReadonlySet<string>;
  /** Rejects when the report did not arrive. */
  report: (questionId: string, reason: ReportReason) => Promise<void>;
}
