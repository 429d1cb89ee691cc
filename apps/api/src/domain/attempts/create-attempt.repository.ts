import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { IdempotentRequest } from '../idempotency/idempotent-request.ts';
import { assertFirstRequest, recordRequestWhere } from '../idempotency/idempotency-record.repository.ts';
import { markSeenStatement } from '../question-bank/mark-seen.repository.ts';
import {
  difficultyInTest,
  displayedQuestionColumns,
  displayedQuestionJoins,
  type DisplayedQuestion,
} from '../question-bank/question-content.repository.ts';

export type AttemptKind = 'MOCK_TEST' | 'EXAM_SIMULATION' | 'SIMILAR_QUESTION';

export interface NewAttempt {
  id: string;
  userId: string;
  stageId: string;
  subjectId: string;
  kind: AttemptKind;
  difficulties: readonly number[];
  topicIds: readonly string[];
  requestedQuestions: number;
  durationSeconds: number;
  startedAt: Date;
  deadlineAt: Date;
}

export interface CreateAttemptRepository {
  /**
   * Creates an attempt with these questions in this order, marks them as seen and returns their content;
   * questions in `read` are not read again. Records the request under its idempotency key, if it has one.
   * Returns undefined, and changes nothing, when a question was withdrawn or edited. Throws CONFLICT, and
   * changes nothing, when the request is already recorded.
   */
  create: (
    attempt: NewAttempt,
    questionIds: readonly string[],
    read: ReadonlyMap<string, DisplayedQuestion>,
    call: IdempotentRequest | undefined,
  ) => Promise<DisplayedQuestion[] | undefined>;
}

export function createAttemptRepository(database: Database): CreateAttemptRepository {
  return {
    async create(attempt, questionIds, read, call) {
      const rows = await database.$queryRaw<(DisplayedQuestion | { id: null })[]>(
        createStatement(attempt, questionIds, read, call),
      );
      if (rows.length === 0) {
        if (call) await assertFirstRequest(database, call);
        return undefined;
      }
      const shown = new Map([
        ...read,
        ...rows.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])),
      ]);
      return questionIds.flatMap((id) => shown.get(id) ?? []);
    },
  };
}

/**
 * One statement creates the whole test or nothing, without the four round trips of a transaction. The
 * questions stay locked until it ends, because the seen count belongs to their bucket.
 */
const createStatement = (
  attempt: NewAttempt,
  questionIds: readonly string[],
  read: ReadonlyMap<string, DisplayedQuestion>,
  call: IdempotentRequest | undefined,
) => Prisma.sql`
  with locked as (
    select id, bucket_id, topic_id, ${difficultyInTest} as grade, current_revision_id from questions
    where id = any(${questionIds}::uuid[]) and status = 'PUBLISHED' order by id for key share
  ), shown as (
    select l.id as question_id, l.bucket_id, l.topic_id, l.grade, r.id as revision_id, place.ordinal
    from unnest(${questionIds}::uuid[], ${questionIds.map((id) => read.get(id)?.revisionId ?? null)}::uuid[])
      with ordinality as place (question_id, revision_id, ordinal)
    join locked l on l.id = place.question_id
    join question_revisions r on r.id = l.current_revision_id and r.id = coalesce(place.revision_id, r.id)
  ), recorded as (
    ${recordRequestWhere(call, attempt.id, Prisma.sql`(select count(*) from shown) = cardinality(${questionIds}::uuid[])`)}
  ), opened as (
    ${openAttempt(attempt, questionIds.length)} from recorded
    returning id, user_id, started_at
  ), dealt as (
    insert into attempt_questions (attempt_id, ordinal, question_id, revision_id, topic_id)
    select opened.id, ordinal, question_id, revision_id, topic_id from shown cross join opened order by question_id
  ), ${markSeenStatement}
  select unread.* from opened left join (
    select ${displayedQuestionColumns} from shown ${displayedQuestionJoins}
    where shown.question_id = any(${questionIds.filter((id) => !read.has(id))}::uuid[])
  ) unread on true`;

const openAttempt = (attempt: NewAttempt, totalQuestions: number) => Prisma.sql`
  insert into attempts (id, user_id, stage_id, subject_id, kind, difficulties, topic_ids, requested_questions, total_questions,
    duration_seconds, started_at, deadline_at)
  select ${attempt.id}::uuid, ${attempt.userId}::uuid, ${attempt.stageId}::uuid, ${attempt.subjectId}::uuid,
    ${attempt.kind}::attempt_kind, ${attempt.difficulties}::smallint[], ${attempt.topicIds}::uuid[],
    ${attempt.requestedQuestions}::smallint, ${totalQuestions}::smallint, ${attempt.durationSeconds}::int,
    ${attempt.startedAt}::timestamptz, ${attempt.deadlineAt}::timestamptz`;
