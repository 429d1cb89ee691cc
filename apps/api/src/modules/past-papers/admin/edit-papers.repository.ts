import { sqlOf } from '@markwell/database/sql/queries';
import { typed } from '@markwell/database/sql/values';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { PaperClassification, PaperValues } from './past-papers.rules.ts';

const fields = {
  title: true,
  stageId: true,
  subjectId: true,
  examBoardId: true,
  year: true,
  paperNumber: true,
  schoolName: true,
  duration: true,
  maxMarks: true,
  totalQuestions: true,
  difficulty: true,
  isFree: true,
  isPremium: true,
} as const;

/** Titles are unique in a subject: locks the subject, so that two papers cannot get the same title. */
export async function lockClassification(
  transaction: Transaction,
  { title, stageId, subjectId, examBoardId }: PaperValues,
  ownId: string | null = null,
): Promise<PaperClassification> {
  const sql = sqlOf(transaction);
  const subject = await sql
    .selectFrom('subjects')
    .innerJoin('stages', 'stages.id', 'subjects.stage_id')
    .select(['subjects.name', 'stages.display_name as stageName', 'stages.code as stageCode'])
    .where('subjects.id', '=', subjectId)
    .where('subjects.stage_id', '=', stageId)
    .where('subjects.archived_at', 'is', null)
    .forNoKeyUpdate('subjects')
    .executeTakeFirst();
  const isExamBoardKnown =
    examBoardId === null || (await transaction.examBoard.count({ where: { id: examBoardId } })) > 0;
  if (!subject) return { subject, isExamBoardKnown, sameTitle: undefined };
  const sameTitle = await sql
    .selectFrom('past_papers')
    .select('year')
    .where('stage_id', '=', stageId)
    .where('subject_id', '=', subjectId)
    // Prisma's insensitive `equals` is an ILIKE, in which \\, % and _ in the title would be wildcards.
    .where((eb) => eb(eb.fn<string>('lower', ['title']), '=', eb.fn<string>('lower', [typed('text', title)])))
    .$if(ownId !== null, (query) => query.where('id', '<>', ownId))
    .limit(1)
    .executeTakeFirst();
  return { subject, isExamBoardKnown, sameTitle };
}

/** Returns the id. */
export async function addPaper(transaction: Transaction, data: PaperValues): Promise<string> {
  const { id } = await transaction.pastPaper.create({ data, select: { id: true } });
  return id;
}

/** Locks a paper, and reads its fields. */
export async function lockPaper(
  transaction: Transaction,
  id: string,
): Promise<(PaperValues & { updatedAt: Date }) | undefined> {
  const paper = sqlOf(transaction).selectFrom('past_papers').select('id').where('id', '=', id);
  await paper.forNoKeyUpdate().execute();
  return (
    (await transaction.pastPaper.findUnique({ where: { id }, select: { ...fields, updatedAt: true } })) ??
    undefined
  );
}

export async function updatePaper(transaction: Transaction, id: string, data: PaperValues): Promise<void> {
  await transaction.pastPaper.update({ where: { id }, data, select: { id: true } });
}

/** Locks a paper for its deletion, and reads the fields that the audit log stores. */
export async function lockPaperForDeletion(transaction: Transaction, id: string) {
  const locked = sqlOf(transaction).selectFrom('past_papers').select('id').where('id', '=', id);
  await locked.forUpdate().execute();
  return transaction.pastPaper.findUnique({
    where: { id },
    select: { title: true, year: true, difficulty: true, _count: { select: { reports: true } } },
  });
}
