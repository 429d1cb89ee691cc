import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { Visibility } from '@markwell/shared/vocabulary/subjects';
import type { StoredDifficulty } from '../../domain/past-papers/past-paper.mapper.ts';
import { containsPattern } from '../../domain/search/search-query.ts';

export interface AdminPaperRow {
  id: string;
  title: string;
  stageId: string;
  stageName: string;
  subjectId: string;
  subjectName: string;
  color: string;
  visibility: Visibility;
  year: number;
  paperNumber: number | null;
  schoolName: string | null;
  duration: number | null;
  maxMarks: number | null;
  totalQuestions: number | null;
  difficulty: StoredDifficulty;
  isFree: boolean;
  isPremium: boolean;
  pdfBytes: number | null;
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

export interface ListPapersRepository {
  find: (id: string) => Promise<AdminPaperRow | undefined>;
  list: (asked: PaperSearch) => Promise<{ rows: AdminPaperRow[]; total: number; years: number[] }>;
}

const columns = Prisma.sql`
  p.id, p.title, p.stage_id as "stageId", g.name as "stageName", p.subject_id as "subjectId", s.name as "subjectName",
  s.color, s.visibility::text, p.year::int, p.paper_number::int as "paperNumber", p.school_name as "schoolName", p.duration,
  p.max_marks as "maxMarks", p.total_questions as "totalQuestions", p.difficulty::text, p.is_free as "isFree",
  p.is_premium as "isPremium", f.byte_size as "pdfBytes", p.updated_at as "updatedAt",
  (select count(a.question_file_id)::int from past_paper_answers a where a.paper_id = p.id) as "questionImages",
  (select count(a.solution_file_id)::int from past_paper_answers a where a.paper_id = p.id) as "solutionImages"`;
const joined = Prisma.sql`
  past_papers p join stages g on g.id = p.stage_id join subjects s on s.id = p.subject_id
  left join media_files f on f.id = p.pdf_file_id`;

/** Reads a paper, inside or outside a transaction. */
export async function readPaper(
  reader: Pick<Prisma.TransactionClient, '$queryRaw'>,
  id: string,
): Promise<AdminPaperRow | undefined> {
  const [row] = await reader.$queryRaw<AdminPaperRow[]>`
    select ${columns} from ${joined} where p.id = ${id}::uuid`;
  return row;
}

export function createListPapersRepository(database: Database): ListPapersRepository {
  return {
    find: (id) => readPaper(database, id),

    async list({ search, stageId = null, subjectId = null, year = null, limit, offset }) {
      const pattern = containsPattern(search);
      const wanted = Prisma.sql`
        (p.title ilike ${pattern} or p.school_name ilike ${pattern})
        and (${stageId}::uuid is null or p.stage_id = ${stageId}::uuid)
        and (${subjectId}::uuid is null or p.subject_id = ${subjectId}::uuid)
        and (${year}::int is null or p.year = ${year}::int)`;
      const [rows, [counted], years] = await Promise.all([
        database.$queryRaw<AdminPaperRow[]>`
          select ${columns} from ${joined} where ${wanted}
          order by p.year desc, g."order", s."order", p.title, p.id limit ${limit}::int offset ${offset}::int`,
        database.$queryRaw<{ total: number }[]>`
          select count(*)::int as total from past_papers p where ${wanted}`,
        database.$queryRaw<{ year: number }[]>`
          select distinct year::int as year from past_papers order by year desc`,
      ]);
      return { rows, total: counted?.total ?? 0, years: years.map((each) => each.year) };
    },
  };
}
