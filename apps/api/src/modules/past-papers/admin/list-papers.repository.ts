import type { Database, Sql } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import type { Visibility } from '@markwell/shared/curriculum/subjects.vocabulary';
import type { ExpressionBuilder } from 'kysely';
import { containsPattern } from '#platform/search-query.ts';
import type { PaperValues } from './past-papers.rules.ts';

export interface AdminPaperRow extends PaperValues {
  id: string;
  stageName: string;
  subjectName: string;
  examBoardName: string | null;
  color: string;
  visibility: Visibility;
  pdfBytes: number | null;
  markSchemeBytes: number | null;
  questionImages: number;
  solutionImages: number;
  updatedAt: Date;
}

export interface PaperSearch {
  search: string;
  stageId?: string | undefined;
  subjectId?: string | undefined;
  year?: number | undefined;
  limit: number;
  offset: number;
}

const pictureCount = (
  eb: ExpressionBuilder<Tables & { paper: Tables['past_papers'] }, 'paper'>,
  column: 'question_file_id' | 'solution_file_id',
) =>
  eb
    .selectFrom('past_paper_answers')
    .select((answer) => answer.fn.count<number>(column).as('count'))
    .whereRef('past_paper_answers.paper_id', '=', 'paper.id')
    .$asScalar()
    .$notNull();

const paperColumns = [
  'paper.id',
  'paper.title',
  'paper.stage_id as stageId',
  'paper.subject_id as subjectId',
  'paper.exam_board_id as examBoardId',
  'paper.year',
  'paper.paper_number as paperNumber',
  'paper.school_name as schoolName',
  'paper.duration',
  'paper.max_marks as maxMarks',
  'paper.total_questions as totalQuestions',
  'paper.difficulty',
  'paper.is_free as isFree',
  'paper.is_premium as isPremium',
  'paper.updated_at as updatedAt',
] as const;

const papersOf = (sql: Sql) =>
  sql
    .selectFrom('past_papers as paper')
    .select(paperColumns)
    .innerJoin('stages', 'stages.id', 'paper.stage_id')
    .innerJoin('subjects', 'subjects.id', 'paper.subject_id')
    .leftJoin('exam_boards', 'exam_boards.id', 'paper.exam_board_id')
    .leftJoin('media_files as pdf', 'pdf.id', 'paper.pdf_file_id')
    .leftJoin('media_files as markScheme', 'markScheme.id', 'paper.mark_scheme_file_id')
    .select(['stages.name as stageName', 'subjects.name as subjectName', 'subjects.color'])
    .select(['subjects.visibility', 'exam_boards.name as examBoardName'])
    .select(['pdf.byte_size as pdfBytes', 'markScheme.byte_size as markSchemeBytes'])
    .select((eb) => [
      pictureCount(eb, 'question_file_id').as('questionImages'),
      pictureCount(eb, 'solution_file_id').as('solutionImages'),
    ]);

export function findManagedPaper(db: Database, id: string): Promise<AdminPaperRow | undefined> {
  return papersOf(db.sql).where('paper.id', '=', id).executeTakeFirst();
}

export async function findManagedPapers(
  db: Database,
  { search, stageId, subjectId, year, limit, offset }: PaperSearch,
): Promise<{ rows: AdminPaperRow[]; total: number; years: number[] }> {
  const pattern = containsPattern(search);
  const matchesFilter = (eb: ExpressionBuilder<{ paper: Tables['past_papers'] }, 'paper'>) =>
    eb.and([
      eb.or([eb('paper.title', 'ilike', pattern), eb('paper.school_name', 'ilike', pattern)]),
      ...(stageId === undefined ? [] : [eb('paper.stage_id', '=', stageId)]),
      ...(subjectId === undefined ? [] : [eb('paper.subject_id', '=', subjectId)]),
      ...(year === undefined ? [] : [eb('paper.year', '=', year)]),
    ]);
  const [rows, { total }, years] = await Promise.all([
    papersOf(db.sql)
      .where(matchesFilter)
      .orderBy('paper.year', 'desc')
      .orderBy('stages.order')
      .orderBy('subjects.order')
      .orderBy('paper.title')
      .orderBy('paper.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    db.sql
      .selectFrom('past_papers as paper')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(matchesFilter)
      .executeTakeFirstOrThrow(),
    db.sql.selectFrom('past_papers').select('year').distinct().orderBy('year', 'desc').execute(),
  ]);
  return { rows, total, years: years.map((each) => each.year) };
}
