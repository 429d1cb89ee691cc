import { countOf } from '@markwell/database/sql-expressions/counts';
import { typed } from '@markwell/database/sql/values';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { PaperClassification, PaperValues } from './past-papers.rules.ts';

const fields = [
  'title',
  'stage_id as stageId',
  'subject_id as subjectId',
  'exam_board_id as examBoardId',
  'year',
  'paper_number as paperNumber',
  'school_name as schoolName',
  'duration',
  'max_marks as maxMarks',
  'total_questions as totalQuestions',
  'difficulty',
  'is_free as isFree',
  'is_premium as isPremium',
] as const;

const columnsOf = (paper: PaperValues) => ({
  title: paper.title,
  stage_id: paper.stageId,
  subject_id: paper.subjectId,
  exam_board_id: paper.examBoardId,
  year: paper.year,
  paper_number: paper.paperNumber,
  school_name: paper.schoolName,
  duration: paper.duration,
  max_marks: paper.maxMarks,
  total_questions: paper.totalQuestions,
  difficulty: paper.difficulty,
  is_free: paper.isFree,
  is_premium: paper.isPremium,
});

/** Titles are unique in a subject: locks the subject, so that two papers cannot get the same title. */
export async function lockClassification(
  transaction: Transaction,
  { title, stageId, subjectId, examBoardId }: PaperValues,
  ownId: string | null = null,
): Promise<PaperClassification> {
  const subject = await transaction
    .selectFrom('subjects')
    .innerJoin('stages', 'stages.id', 'subjects.stage_id')
    .select(['subjects.name', 'stages.display_name as stageName', 'stages.code as stageCode'])
    .where('subjects.id', '=', subjectId)
    .where('subjects.stage_id', '=', stageId)
    .where('subjects.archived_at', 'is', null)
    .forNoKeyUpdate('subjects')
    .executeTakeFirst();
  const examBoard =
    examBoardId === null
      ? undefined
      : await transaction
          .selectFrom('exam_boards')
          .select('id')
          .where('id', '=', examBoardId)
          .executeTakeFirst();
  const isExamBoardKnown = examBoardId === null || examBoard !== undefined;
  if (!subject) return { subject, isExamBoardKnown, sameTitle: undefined };
  const sameTitle = await transaction
    .selectFrom('past_papers')
    .select('year')
    .where('stage_id', '=', stageId)
    .where('subject_id', '=', subjectId)
    // Not ILIKE, in which \\, % and _ in the title would be wildcards.
    .where((eb) => eb(eb.fn<string>('lower', ['title']), '=', eb.fn<string>('lower', [typed('text', title)])))
    .$if(ownId !== null, (query) => query.where('id', '<>', ownId))
    .limit(1)
    .executeTakeFirst();
  return { subject, isExamBoardKnown, sameTitle };
}

/** Returns the id. */
export async function addPaper(transaction: Transaction, paper: PaperValues): Promise<string> {
  const id = uuid();
  await transaction
    .insertInto('past_papers')
    .values({ id, ...columnsOf(paper) })
    .execute();
  return id;
}

/** Locks a paper, and reads its fields. */
export function lockPaper(
  transaction: Transaction,
  id: string,
): Promise<(PaperValues & { updatedAt: Date }) | undefined> {
  return transaction
    .selectFrom('past_papers')
    .select(fields)
    .select('updated_at as updatedAt')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updatePaper(transaction: Transaction, id: string, paper: PaperValues): Promise<void> {
  await transaction
    .updateTable('past_papers')
    .set({ ...columnsOf(paper), updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Locks a paper for its deletion, and reads the fields that the audit log stores. */
export async function lockPaperForDeletion(transaction: Transaction, id: string) {
  const paper = transaction.selectFrom('past_papers').where('id', '=', id);
  await paper.select('id').forUpdate().execute();
  return paper
    .select((eb) => [
      'title',
      'year',
      'difficulty',
      countOf(eb.selectFrom('reports').whereRef('reports.past_paper_id', '=', 'past_papers.id')).as(
        'reportCount',
      ),
    ])
    .executeTakeFirst();
}
