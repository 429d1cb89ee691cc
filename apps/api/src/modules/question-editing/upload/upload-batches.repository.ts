import type { Database } from '@markwell/database/connect';
import { classifiedQuestions } from '#modules/curriculum/classified-questions.repository.ts';
import { shownStage, shownSubject } from '#modules/curriculum/shown-classification.repository.ts';
import type { Kind, Status } from '#modules/question-bank/change/question-bank.rules.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

export interface UploadBatchRow {
  id: string;
  kind: Kind;
  stage: { id: string; name: string };
  subject: { id: string; name: string; color: string };
  topicName: string;
  uploadedBy: string | null;
  createdAt: Date;
  takenBackAt: Date | null;
  created: number;
  drafts: number;
  published: number;
  reserved: number;
  archived: number;
}

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Newest first, older than the upload `before`. */
export function findUploadBatches(
  db: Database,
  before: string | undefined = lastId,
  limit: number,
): Promise<UploadBatchRow[]> {
  return db.sql
    .selectFrom('upload_batches as batch')
    .innerJoin('subjects', 'subjects.id', 'batch.subject_id')
    .innerJoin('stages', 'stages.id', 'subjects.stage_id')
    .leftJoin('users', 'users.id', 'batch.uploaded_by_id')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('questions')
        .select((each) => {
          const countOf = (status: Status) =>
            each.fn.countAll<number>().filterWhere('questions.status', '=', status);
          return [
            countOf('DRAFT').as('drafts'),
            countOf('PUBLISHED').as('published'),
            countOf('RESERVED').as('reserved'),
            countOf('ARCHIVED').as('archived'),
          ];
        })
        .whereRef('questions.batch_id', '=', 'batch.id')
        .as('counts'),
    )
    .select([
      'batch.id',
      'batch.kind',
      'batch.topic_name as topicName',
      'batch.created_at as createdAt',
      'batch.taken_back_at as takenBackAt',
      'batch.question_count as created',
      'users.name as uploadedBy',
      'counts.drafts',
      'counts.published',
      'counts.reserved',
      'counts.archived',
    ])
    .select((eb) => [shownStage(eb).as('stage'), shownSubject(eb).as('subject')])
    .where('batch.id', '<', before)
    .orderBy('batch.id', 'desc')
    .limit(limit)
    .execute();
}

export interface StoredBatch {
  passageId: string | null;
  takenBackAt: Date | null;
}

/** Locks an upload, so that it is published or taken back once. */
export const lockBatch = (transaction: Transaction, id: string): Promise<StoredBatch | undefined> =>
  transaction
    .selectFrom('upload_batches')
    .select(['passage_id as passageId', 'taken_back_at as takenBackAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The questions of an upload that still exist. */
export const readBatchQuestions = (transaction: Transaction, batchId: string) =>
  classifiedQuestions(transaction)
    .leftJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
    .select([
      'questions.id',
      'questions.status',
      'questions.topic_id as topicId',
      'questions.difficulty',
      'question_revisions.body',
    ])
    .select((eb) =>
      eb
        .and([eb('topics.archived_at', 'is', null), eb('subjects.archived_at', 'is', null)])
        .$castTo<boolean>()
        .as('isTopicAvailable'),
    )
    .where('questions.batch_id', '=', batchId)
    .orderBy('questions.id')
    .execute();

export async function markTakenBack(transaction: Transaction, id: string, at: Date): Promise<void> {
  await transaction.updateTable('upload_batches').set({ taken_back_at: at }).where('id', '=', id).execute();
}

/** Deletes a passage that no question has, not even an archived one. */
export async function removeUnusedPassage(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .deleteFrom('passages')
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.or([
          eb.exists(eb.selectFrom('questions').select('id').where('passage_id', '=', id)),
          eb.exists(eb.selectFrom('question_revisions').select('id').where('passage_id', '=', id)),
        ]),
      ),
    )
    .execute();
}
