import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { shownColumns, shownJoins, type ShownQuestion } from './question-content.repository.ts';

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

export interface DealRepository {
  /**
   * Opens an attempt with these questions in this order, marks them as seen and gives what they say. Nothing happens,
   * and nothing is given, when one of them is no longer published.
   */
  deal: (attempt: NewAttempt, questionIds: readonly string[]) => Promise<ShownQuestion[]>;
}

export function createDealRepository(database: Database): DealRepository {
  return {
    // One statement, so that a test is dealt whole or not at all without a transaction's four round trips. The questions
    // stay locked until it ends: what is counted as seen belongs to the bucket they stand in.
    deal: (attempt, questionIds) => database.$queryRaw<ShownQuestion[]>`
      with locked as (
        select id, bucket_id, topic_id, current_revision_id from questions
        where id = any(${questionIds}::uuid[]) and status = 'PUBLISHED' order by id for key share
      ), shown as (
        select l.id as question_id, l.bucket_id, l.topic_id, r.id as revision_id, place.ordinal
        from unnest(${questionIds}::uuid[]) with ordinality as place (question_id, ordinal)
        join locked l on l.id = place.question_id join question_revisions r on r.id = l.current_revision_id
      ), opened as (
        ${openAttempt(attempt, questionIds.length)}
        where (select count(*) from shown) = cardinality(${questionIds}::uuid[])
        returning id, user_id, started_at
      ), dealt as (
        insert into attempt_questions (attempt_id, ordinal, question_id, revision_id, topic_id)
        select opened.id, ordinal, question_id, revision_id, topic_id from shown cross join opened order by question_id
      ), seen as (
        insert into seen_questions (user_id, question_id, seen_at)
        select user_id, question_id, started_at from shown cross join opened order by question_id
        on conflict (user_id, question_id) do update set seen_at = excluded.seen_at
        returning user_id, question_id, xmax = 0 as is_new
      ), counted as (
        insert into buckets_seen (user_id, bucket_id, seen_count)
        select user_id, bucket_id, count(*) from seen join shown using (question_id)
        where is_new group by user_id, bucket_id order by bucket_id
        on conflict (user_id, bucket_id) do update set seen_count = buckets_seen.seen_count + excluded.seen_count
      )
      select ${shownColumns} from shown cross join opened ${shownJoins} order by shown.ordinal`,
  };
}

const openAttempt = (attempt: NewAttempt, totalQuestions: number) => Prisma.sql`
  insert into attempts (id, user_id, stage_id, subject_id, kind, difficulties, topic_ids, requested_questions, total_questions,
    duration_seconds, started_at, deadline_at)
  select ${attempt.id}::uuid, ${attempt.userId}::uuid, ${attempt.stageId}::uuid, ${attempt.subjectId}::uuid,
    ${attempt.kind}::attempt_kind, ${attempt.difficulties}::smallint[], ${attempt.topicIds}::uuid[],
    ${attempt.requestedQuestions}::smallint, ${totalQuestions}::smallint, ${attempt.durationSeconds}::int,
    ${attempt.startedAt}::timestamptz, ${attempt.deadlineAt}::timestamptz`;
