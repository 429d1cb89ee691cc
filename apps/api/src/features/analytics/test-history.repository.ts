import type { Database } from '@markwell/database/connect';

export interface FinishedTest {
  id: string;
  kind: 'MOCK_TEST' | 'EXAM_SIMULATION';
  finishedAt: Date;
  totalQuestions: number;
  correctCount: number;
  score: number;
  subject: { id: string; name: string; color: string; stage: { name: string } };
}

/** The fields of a finished test that achievements need, because thousands are read together. */
export interface FinishedScore {
  subjectId: string;
  score: number;
  finishedAt: Date;
}

export interface TestHistoryRepository {
  /** Newest first. `before` is the last test of the previous page; undefined if the user has no such test. */
  listTests: (
    userId: string,
    page: { limit: number; before: string | undefined },
  ) => Promise<FinishedTest[] | undefined>;
  /** Every test, oldest first. */
  listScores: (userId: string) => Promise<FinishedScore[]>;
}

interface TestRow extends Omit<FinishedTest, 'subject'> {
  subjectId: string;
  subjectName: string;
  color: string;
  stageName: string;
}

export function createTestHistoryRepository(database: Database): TestHistoryRepository {
  return {
    async listTests(userId, { limit, before }) {
      const last = before === undefined ? undefined : await findPlace(database, userId, before);
      if (before !== undefined && !last) return undefined;
      // Prisma cannot compare (time, id) as a row: its OR would read the whole history before the page.
      const rows = await database.$queryRaw<TestRow[]>`
        select a.id, a.kind::text, a.finished_at as "finishedAt", a.total_questions as "totalQuestions",
          a.correct_count as "correctCount", a.score, s.id as "subjectId", s.name as "subjectName", s.color,
          g.name as "stageName"
        from attempts a join subjects s on s.id = a.subject_id join stages g on g.id = s.stage_id
        where a.user_id = ${userId}::uuid and a.status = 'FINISHED' and a.kind <> 'SIMILAR_QUESTION'
          and (a.finished_at, a.id) < (${last?.finishedAt ?? new Date('9999-12-31')}::timestamptz,
            ${last?.id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff'}::uuid)
        order by a.finished_at desc, a.id desc limit ${limit}::int`;
      return rows.map(({ subjectId, subjectName, color, stageName, ...test }) => ({
        ...test,
        subject: { id: subjectId, name: subjectName, color, stage: { name: stageName } },
      }));
    },

    listScores: (userId) =>
      database.$queryRaw<FinishedScore[]>`
        select subject_id as "subjectId", score, finished_at as "finishedAt" from attempts
        where user_id = ${userId}::uuid and status = 'FINISHED' and kind <> 'SIMILAR_QUESTION'
        order by finished_at, id`,
  };
}

async function findPlace(database: Database, userId: string, attemptId: string) {
  const attempt = await database.attempt.findFirst({
    where: { id: attemptId, userId, status: 'FINISHED' },
    select: { id: true, finishedAt: true },
  });
  return attempt ?? undefined;
}
