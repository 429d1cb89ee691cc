import { Prisma } from '@markwell/database/client';

/** The target of a report: a question, or a past paper and the number of one of its questions. */
export interface ReportTarget {
  questionId: string | null;
  paperId: string | null;
  paperNumber: number | null;
}

/** SQL condition: the rows of the table with this alias that have the same target. */
export const hasSameTarget = (
  flag: Prisma.Sql,
  { questionId, paperId, paperNumber }: ReportTarget,
): Prisma.Sql =>
  questionId === null
    ? Prisma.sql`(${flag}.past_paper_id = ${paperId}::uuid and ${flag}.past_paper_number = ${paperNumber}::int)`
    : Prisma.sql`${flag}.question_id = ${questionId}::uuid`;
