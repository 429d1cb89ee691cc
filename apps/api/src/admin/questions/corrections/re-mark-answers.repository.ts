import { Prisma } from '@markwell/database/client';

type Transaction = Pick<Prisma.TransactionClient, '$executeRaw' | '$queryRaw'>;

/** An answer whose mark has changed. */
export interface ChangedMark {
  /** The id of a test or of a quiz. */
  attemptId: string;
  userId: string;
  /** Null for an answer of a quiz, which does not count towards topic performance. */
  topicId: string | null;
  /** The day on which it was finished, YYYY-MM-DD in Europe/London. */
  day: string;
  /** To add to the counters. */
  answered: number;
  correct: number;
}

/** Locks the tests and quizzes with the revision in the order of ids, so that corrections cannot deadlock. */
export async function lockFinishedTests(transaction: Transaction, revisionId: string): Promise<void> {
  await transaction.$executeRaw`
    select id from attempts
    where status = 'FINISHED' and id in (select attempt_id from attempt_questions where revision_id = ${revisionId}::uuid)
    order by id for update`;
  await transaction.$executeRaw`
    select id from rapid_fire_sessions
    where status = 'FINISHED' and id in (select session_id from rapid_fire_answers where revision_id = ${revisionId}::uuid)
    order by id for update`;
}

const dayOf = (finishedAt: Prisma.Sql) =>
  Prisma.sql`(${finishedAt} at time zone 'Europe/London')::date::text as day`;
/** A changed mark goes from wrong to correct or from correct to wrong. */
const turned = Prisma.sql`case when k.is_correct then 1 else -1 end as correct`;

/** Re-marks the answers to a revision with another letter. Skipped answers stay wrong. */
export async function reMarkAnswers(
  transaction: Transaction,
  revisionId: string,
  key: string,
): Promise<ChangedMark[]> {
  const tests = await transaction.$queryRaw<ChangedMark[]>`
    update attempt_questions k set is_correct = o.letter = ${key}::bpchar
    from attempts a, question_options o
    where k.revision_id = ${revisionId}::uuid and not k.is_void and a.id = k.attempt_id and a.status = 'FINISHED'
      and o.id = k.chosen_option_id and k.is_correct <> (o.letter = ${key}::bpchar)
    returning k.attempt_id as "attemptId", a.user_id as "userId", k.topic_id as "topicId", ${dayOf(Prisma.sql`a.finished_at`)},
      0 as answered, ${turned}`;
  const quizzes = await transaction.$queryRaw<ChangedMark[]>`
    update rapid_fire_answers k set is_correct = o.letter = ${key}::bpchar
    from rapid_fire_sessions s, question_options o
    where k.revision_id = ${revisionId}::uuid and s.id = k.session_id and s.status = 'FINISHED'
      and o.id = k.chosen_option_id and k.is_correct <> (o.letter = ${key}::bpchar)
    returning k.session_id as "attemptId", s.user_id as "userId", null::uuid as "topicId", ${dayOf(Prisma.sql`s.finished_at`)},
      0 as answered, ${turned}`;
  return [...tests, ...quizzes];
}

/** Makes a revision void in the finished tests that showed it. */
export const voidQuestion = (transaction: Transaction, revisionId: string) => transaction.$queryRaw<
  ChangedMark[]
>`
  update attempt_questions k set is_void = true
  from attempts a
  where k.revision_id = ${revisionId}::uuid and not k.is_void and a.id = k.attempt_id and a.status = 'FINISHED'
  returning k.attempt_id as "attemptId", a.user_id as "userId", k.topic_id as "topicId", ${dayOf(Prisma.sql`a.finished_at`)},
    -(k.chosen_option_id is not null)::int as answered, -k.is_correct::int as correct`;

/** A finished test that was re-marked. */
export interface ScoredTest {
  attemptId: string;
  userId: string;
  subjectName: string;
  /** False for a similar question, whose score does not count. */
  isTest: boolean;
  scoreBefore: number;
  score: number;
}

/** Returns the newest first. A test whose questions are all void keeps its score. */
export const recalculateScores = (transaction: Transaction, attemptIds: readonly string[]) =>
  transaction.$queryRaw<ScoredTest[]>`
    with scored as (
      update attempts a set correct_count = marks.correct, score = floor(marks.correct::float8 / marks.total * 100 + 0.5)
      from attempts before
      join (
        select attempt_id, count(*) as total, count(*) filter (where is_correct) as correct from attempt_questions
        where attempt_id = any(${attemptIds}::uuid[]) and not is_void group by attempt_id
      ) marks on marks.attempt_id = before.id
      where a.id = before.id
      returning a.*, before.score as score_before
    )
    select scored.id as "attemptId", user_id as "userId", s.name as "subjectName", kind <> 'SIMILAR_QUESTION' as "isTest",
      score_before as "scoreBefore", score
    from scored join subjects s on s.id = scored.subject_id
    order by finished_at desc, scored.id`;
