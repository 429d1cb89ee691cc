import { Prisma } from '@markwell/database/client';

/** What a report is about: a question, or a past paper and the number of one of its questions. */
export interface ReportTarget {
  questionId: string | null;
  paperId: string | null;
  paperNumber: number | null;
}

/** Holds for the rows of this name that are about the same thing. */
export const hasSameTarget = (
  flag: Prisma.Sql,
  { questionId, paperId, paperNumber }: ReportTarget,
): Prisma.Sql =>
  questionId === null
    ? Prisma.sql`(${flag}.past_paper_id = ${paperId}::uuid and ${flag}.past_paper_number = ${paperNumber}::int)`
    : Prisma.sql`${flag}.question_id = ${questionId}::uuid`;
