import { Prisma } from '@markwell/database/client';

type Transaction = Pick<Prisma.TransactionClient, '$executeRaw' | '$queryRaw'>;

/** One answer that counts otherwise now. */
export interface ChangedMark {
  /** Of a test, or of a quiz. */
  attemptId: string;
  userId: string;
  /** Null for an answer of a quiz: it tells nothing about topics. */
  topicId: string | null;
  /** YYYY-MM-DD in Europe/London, when it was finished. */
  day: string;
  /** What to add to the counters. */
  answered: number;
  correct: number;
}

/** Locked until the transaction ends, in the order of ids, so that two corrections never wait for each other. */
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
/** A mark that moves goes from wrong to right or back. */
const turned = Prisma.sql`case when k.is_correct then 1 else -1 end as correct`;

/** Marks the given answers to a revision by another letter. What was left out stays wrong. */
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

/** Leaves a revision out of the finished tests that showed it. */
export const voidQuestion = (transaction: Transaction, revisionId: string) => transaction.$queryRaw<
  ChangedMark[]
>`
  update attempt_questions k set is_void = true
  from attempts a
  where k.revision_id = ${revisionId}::uuid and not k.is_void and a.id = k.attempt_id and a.status = 'FINISHED'
  returning k.attempt_id as "attemptId", a.user_id as "userId", k.topic_id as "topicId", ${dayOf(Prisma.sql`a.finished_at`)},
    -(k.chosen_option_id is not null)::int as answered, -k.is_correct::int as correct`;

/** A finished test that has been marked anew. */
export interface ScoredTest {
  attemptId: string;
  userId: string;
  subjectName: string;
  /** One more question like another has no score that counts. */
  isTest: boolean;
  scoreBefore: number;
  score: number;
}

/** Newest first. A test in which nothing is left to mark keeps the score it had. */
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
