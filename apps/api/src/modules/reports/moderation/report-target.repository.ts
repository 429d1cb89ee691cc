import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';

/** The target of a report: a question, or a past paper and the number of one of its questions. */
export interface ReportTarget {
  questionId: string | null;
  paperId: string | null;
  paperNumber: number | null;
}

/** The columns of a ReportTarget with its names: the topic of the question, or the title of the paper. */
export const reportTarget = [
  'reports.question_id as questionId',
  'reports.past_paper_id as paperId',
  'reports.past_paper_number as paperNumber',
  'topics.name as topicName',
  'past_papers.title as paperTitle',
] as const;

type Report = ExpressionBuilder<Tables, 'reports'>;

/** The condition for reports of this target. */
export const hasTarget =
  ({ questionId, paperId, paperNumber }: ReportTarget) =>
  (eb: Report) =>
    questionId === null
      ? eb.and([eb('reports.past_paper_id', '=', paperId), eb('reports.past_paper_number', '=', paperNumber)])
      : eb('reports.question_id', '=', questionId);
