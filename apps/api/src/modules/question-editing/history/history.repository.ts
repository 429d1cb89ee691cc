import { arrayOf } from '@markwell/database/sql/values';
import type { Database, Sql } from '@markwell/database/connect';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { HistoryRevision, StoredChange } from './differences.rules.ts';
import { findHistoryRevisions } from './history-revisions.repository.ts';

/** A stored change with who made it. */
interface ListedChange extends StoredChange {
  id: string;
  by: string | null;
  createdAt: Date;
}

export interface QuestionHistory {
  kind: 'REGULAR' | 'RAPID_FIRE';
  answeredCount: number;
  created: { at: Date; by: string | null };
  /** The newest first. */
  changes: ListedChange[];
  olderChanges: number;
  revisions: Map<string, HistoryRevision>;
  /** Names of the topics that changes name. A deleted topic has none. */
  topicNames: Map<string, string>;
}

/** The changes of a question, the newest first, without those that ended as they began. */
const changesOf = (client: Sql, questionId: string) =>
  client
    .selectFrom('question_changes as change')
    .where('change.question_id', '=', questionId)
    .where((eb) =>
      eb.or([
        eb('change.to_revision_id', 'is not', null),
        eb('change.from_status', '<>', eb.ref('change.to_status')),
        eb('change.from_topic_id', '<>', eb.ref('change.to_topic_id')),
        eb('change.from_difficulty', '<>', eb.ref('change.to_difficulty')),
        eb('change.from_time_limit', '<>', eb.ref('change.to_time_limit')),
        eb('change.from_tier', 'is distinct from', eb.ref('change.to_tier')),
      ]),
    );

const changeColumns = [
  'change.id',
  'change.created_at as createdAt',
  'change.from_revision_id as fromRevisionId',
  'change.to_revision_id as toRevisionId',
  'change.from_status as fromStatus',
  'change.to_status as toStatus',
  'change.from_topic_id as fromTopicId',
  'change.to_topic_id as toTopicId',
  'change.from_difficulty as fromDifficulty',
  'change.to_difficulty as toDifficulty',
  'change.from_time_limit as fromTimeLimit',
  'change.to_time_limit as toTimeLimit',
  'change.from_tier as fromTier',
  'change.to_tier as toTier',
] as const;

/** The last change of a question; undefined when it never changed. */
export const readLastChange = (transaction: Transaction, questionId: string) =>
  changesOf(transaction, questionId)
    .select(changeColumns)
    .orderBy('change.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Undefined for an unknown question. */
export async function findHistory(
  db: Database,
  questionId: string,
  limit: number,
): Promise<QuestionHistory | undefined> {
  const question = await db.sql
    .selectFrom('questions')
    .leftJoin('question_statistics as statistics', 'statistics.question_id', 'questions.id')
    .leftJoin('question_revisions as first', (join) =>
      join.onRef('first.question_id', '=', 'questions.id').on('first.number', '=', 1),
    )
    .leftJoin('users', 'users.id', 'first.created_by_id')
    .select(['questions.kind', 'questions.created_at as createdAt', 'users.name as createdBy'])
    .select((eb) => eb.fn.coalesce('statistics.answered_count', eb.lit(0)).as('answeredCount'))
    .where('questions.id', '=', questionId)
    .executeTakeFirst();
  if (!question) return undefined;
  const [changes, { count }] = await Promise.all([
    changesOf(db.sql, questionId)
      .leftJoin('question_revisions as revision', 'revision.id', 'change.to_revision_id')
      .leftJoin('users', (join) =>
        join.on((eb) => eb('users.id', '=', eb.fn.coalesce('change.actor_id', 'revision.created_by_id'))),
      )
      .select(changeColumns)
      .select('users.name as by')
      .orderBy('change.created_at', 'desc')
      .limit(limit)
      .execute(),
    changesOf(db.sql, questionId)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const revisionIds = changes.flatMap(({ fromRevisionId, toRevisionId }) =>
    [fromRevisionId, toRevisionId].filter((id) => id !== null),
  );
  const topicIds = changes.flatMap(({ fromTopicId, toTopicId }) =>
    [fromTopicId, toTopicId].filter((id) => id !== null),
  );
  const [revisions, topics] = await Promise.all([
    findHistoryRevisions(db, revisionIds),
    db.sql
      .selectFrom('topics')
      .select(['id', 'name'])
      .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', topicIds))))
      .execute(),
  ]);
  return {
    kind: question.kind,
    answeredCount: question.answeredCount,
    created: { at: question.createdAt, by: question.createdBy },
    changes,
    olderChanges: count - changes.length,
    revisions: new Map(revisions.map((revision) => [revision.id, revision])),
    topicNames: new Map(topics.map(({ id, name }) => [id, name])),
  };
}

/** The other questions on this passage if it is an edit of the earlier one; otherwise 0. */
export async function countQuestionsSharing(
  db: Database,
  passageId: string,
  earlierPassageId: string,
  questionId: string,
): Promise<number> {
  const { count } = await db.sql
    .selectFrom('questions')
    .innerJoin('passages', 'passages.id', 'questions.passage_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('passages.id', '=', passageId)
    .where('passages.edited_from_id', '=', earlierPassageId)
    .where('questions.id', '<>', questionId)
    .executeTakeFirstOrThrow();
  return count;
}
