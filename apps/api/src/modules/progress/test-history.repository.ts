import type { Database, Sql } from '@markwell/database/connect';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';
import { sql } from 'kysely';
import { attemptColumns, isScoreShown } from '#modules/question-bank/embargo.repository.ts';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Context } from '#context.ts';

interface FinishedTest {
  id: string;
  kind: 'MOCK_TEST' | 'EXAM_SIMULATION' | 'ASSIGNMENT';
  finishedAt: Date;
  totalQuestions: number;
  correctCount: number;
  /** Percent; null without marks to earn. */
  score: number | null;
  subject: { id: string; name: string; color: string; stage: { name: string } };
}

/** The fields of a finished test that achievements need, because thousands are read together. */
interface FinishedScore {
  /** Null for a test of mixed subjects. */
  subjectId: string | null;
  kind: FinishedTest['kind'];
  totalQuestions: number;
  score: number;
  /** Seconds since 1970: a date for each of thousands takes longer to read than all the rest. */
  finishedAt: number;
}

/** After every test in the order of time and id. */
const end = { finishedAt: new Date('9999-12-31'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** Newest first. `before` is the last test of the previous page; undefined if the user has no such test. */
export async function findTests(
  context: Context,
  userId: string,
  { limit, before }: { limit: number; before: string | undefined },
): Promise<FinishedTest[] | undefined> {
  const cursor = before === undefined ? end : await findCursor(context.db, userId, before);
  if (!cursor) return undefined;
  // (time, id) is compared as a row: an OR would read the whole history before the page.
  return finishedTests(context.db.sql, userId, context.clock())
    .leftJoin('subjects', 'subjects.id', 'attempts.subject_id')
    .innerJoin('stages', 'stages.id', 'attempts.stage_id')
    .select((eb) => [
      eb.ref('attempts.kind').$castTo<FinishedTest['kind']>().as('kind'),
      jsonBuildObject({
        id: eb.fn.coalesce('subjects.id', eb.val(mixedSubjects.id)),
        name: eb.fn.coalesce('subjects.name', eb.val(mixedSubjects.name)),
        color: eb.fn.coalesce('subjects.color', eb.val(mixedSubjects.color)),
        stage: jsonBuildObject({ name: eb.ref('stages.name') }),
      }).as('subject'),
      'attempts.id',
      'attempts.finished_at as finishedAt',
      'attempts.total_questions as totalQuestions',
      'attempts.correct_count as correctCount',
      'attempts.score',
    ])
    .where((eb) =>
      eb(eb.refTuple('attempts.finished_at', 'attempts.id'), '<', eb.tuple(cursor.finishedAt, cursor.id)),
    )
    .orderBy('attempts.finished_at', 'desc')
    .orderBy('attempts.id', 'desc')
    .limit(limit)
    .$narrowType<{ finishedAt: Date; correctCount: number }>()
    .execute();
}

/** Every test with a score, oldest first. */
export function findScores(context: Context, userId: string): Promise<FinishedScore[]> {
  return finishedTests(context.db.sql, userId, context.clock())
    .select((eb) => [
      'attempts.subject_id as subjectId',
      eb.ref('attempts.kind').$castTo<FinishedTest['kind']>().as('kind'),
      'attempts.total_questions as totalQuestions',
      'attempts.score',
      sql<number>`date_part('epoch', ${eb.ref('attempts.finished_at')})`.as('finishedAt'),
    ])
    .where('attempts.score', 'is not', null)
    .orderBy('attempts.finished_at')
    .orderBy('attempts.id')
    .$narrowType<{ score: number }>()
    .execute();
}

/** Those whose score the pupil may see. A CHECK ensures that a finished test has a time. */
const finishedTests = (sql: Sql, userId: string, now: Date) =>
  sql
    .selectFrom('attempts')
    .where('attempts.user_id', '=', userId)
    .where('attempts.status', '=', 'FINISHED')
    .where('attempts.kind', '<>', 'SIMILAR_QUESTION')
    .where((eb) => isScoreShown(attemptColumns(eb), now));

const findCursor = (database: Database, userId: string, attemptId: string) =>
  database.attempt.findFirst({
    where: { id: attemptId, userId, status: 'FINISHED' },
    select: { id: true, finishedAt: true },
  });
