import type { Database, Sql } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { MediaReference } from '#platform/storage/media-urls.ts';

interface MediaFile extends MediaReference {
  contentType: string;
  /** One of our own drawings, which the storage does not have; null for any other file. */
  svg: string | null;
}

/** A file that is written but has no row yet. */
export interface NewMediaFile {
  id: string;
  storageKey: string;
  contentType: string;
  byteSize: number;
  width: number | null;
  height: number | null;
  alternativeText: string;
}

export function findMediaFile(db: Database, storageKey: string): Promise<MediaFile | undefined> {
  return db.sql
    .selectFrom('media_files')
    .leftJoin('drawings', 'drawings.media_file_id', 'media_files.id')
    .select(['storage_key as storageKey', 'access', 'content_type as contentType', 'drawings.svg'])
    .where('storage_key', '=', storageKey)
    .executeTakeFirst();
}

/** Returns those of the storage keys whose file has a row. */
export async function findStoredKeys(db: Database, storageKeys: readonly string[]): Promise<string[]> {
  // An array is one parameter, however many keys there are.
  const rows = await db.sql
    .selectFrom('media_files')
    .select('storage_key')
    .where((eb) => eb('storage_key', '=', eb.fn.any(arrayOf('text', storageKeys))))
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Adds the rows of files, with signed access. `setImageAccess` makes those public that everybody may get. */
export async function addMediaFiles(
  transaction: Transaction,
  files: readonly NewMediaFile[],
  uploadedById: string | null,
): Promise<void> {
  if (files.length === 0) return;
  await transaction
    .insertInto('media_files')
    .values(
      files.map((file) => ({
        id: file.id,
        storage_key: file.storageKey,
        access: 'SIGNED' as const,
        content_type: file.contentType,
        byte_size: file.byteSize,
        width: file.width,
        height: file.height,
        alternative_text: file.alternativeText,
        uploaded_by_id: uploadedById,
      })),
    )
    .execute();
}

/** The images of a revision, as an array. A missing one is NULL. */
export const imageIdsOf = (eb: ExpressionBuilder<Tables, 'question_revisions'>) =>
  sql<(string | null)[]>`array[${sql.join([
    eb.ref('question_revisions.image_id'),
    eb.ref('question_revisions.solution_image_id'),
  ])}] || ${eb.ref('question_revisions.picture_ids')}`;

type ChosenQuestions = { ids: readonly string[] } | { topicIds: readonly string[] };

/**
 * Makes the images public that everybody may get: those of published questions of public subjects. The images of other
 * questions need a signed address, unless a published one has them too. To be called after a change of a question's
 * status, topic or images, or of the visibility of its subject.
 */
export async function setImageAccess(transaction: Transaction, chosen: ChosenQuestions): Promise<void> {
  await transaction
    .updateTable('media_files')
    .set({ access: 'SIGNED' })
    .where('access', '=', 'PUBLIC')
    .where('media_files.id', 'in', (eb) => imagesOf(eb, chosen))
    .where((eb) => eb.not(eb.or(questionsWith(eb).map((query) => eb.exists(query.where(isPublic))))))
    .execute();
  await transaction
    .updateTable('media_files')
    .set({ access: 'PUBLIC' })
    .where('access', '=', 'SIGNED')
    .where('media_files.id', 'in', (eb) =>
      imagesOf(eb, chosen)
        .whereRef('question_revisions.id', '=', 'questions.current_revision_id')
        .where(isPublic),
    )
    .execute();
}

/** The images of all revisions of questions. */
const imagesOf = (eb: ExpressionBuilder<Tables, 'media_files'>, chosen: ChosenQuestions) =>
  eb
    .selectFrom('questions')
    .innerJoin('question_revisions', 'question_revisions.question_id', 'questions.id')
    .select((each) => each.fn<string | null>('unnest', [imageIdsOf(each)]).as('image_id'))
    .where((each) =>
      'ids' in chosen
        ? each('questions.id', '=', each.fn.any(arrayOf('uuid', chosen.ids)))
        : each('questions.topic_id', '=', each.fn.any(arrayOf('uuid', chosen.topicIds))),
    );

/** Whether a file is a picture of the revision's parts. */
const isAmong = (eb: ExpressionBuilder<Tables, 'question_revisions'>, fileId: Expression<string>) =>
  eb('question_revisions.picture_ids', '@>', sql<string[]>`array[${fileId}]`);

/** The questions that show a file in any revision, in three queries. */
function questionsWith(eb: ExpressionBuilder<Tables, 'media_files'>) {
  const all = eb
    .selectFrom('questions')
    .innerJoin('question_revisions', 'question_revisions.question_id', 'questions.id')
    .select('questions.id');
  return [
    all.whereRef('question_revisions.image_id', '=', 'media_files.id'),
    all.whereRef('question_revisions.solution_image_id', '=', 'media_files.id'),
    all.where((row) => isAmong(row, row.ref('media_files.id'))),
  ];
}

const isPublic = (eb: ExpressionBuilder<Tables, 'questions'>) =>
  eb.and([
    eb('questions.status', '=', 'PUBLISHED'),
    eb.exists(
      eb
        .selectFrom('topics')
        .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
        .select('topics.id')
        .whereRef('topics.id', '=', 'questions.topic_id')
        .where('subjects.visibility', '=', 'PUBLIC'),
    ),
  ]);

/**
 * Removes the rows of those files that nothing refers to. Returns their storage keys, which the same transaction must
 * give to `RemoveFiles`.
 */
export async function removeUnusedMediaFiles(client: Sql, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const removed = await client
    .deleteFrom('media_files')
    .where((eb) => eb('media_files.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .where((eb) => eb.not(eb.or(referencesTo(eb).map((reference) => eb.exists(reference)))))
    .returning('media_files.storage_key')
    .execute();
  return removed.map((file) => file.storage_key);
}

/** The rows that refer to a file. */
function referencesTo(eb: ExpressionBuilder<Tables, 'media_files'>) {
  const file = eb.ref('media_files.id');
  return [
    eb
      .selectFrom('question_revisions')
      .select('id')
      .where((row) => row.or([row('image_id', '=', file), row('solution_image_id', '=', file)])),
    eb
      .selectFrom('question_revisions')
      .select('id')
      .where((row) => isAmong(row, file)),
    eb
      .selectFrom('past_papers')
      .select('id')
      .where((row) => row.or([row('pdf_file_id', '=', file), row('mark_scheme_file_id', '=', file)])),
    eb
      .selectFrom('past_paper_answers')
      .select('paper_id as id')
      .where((row) => row.or([row('question_file_id', '=', file), row('solution_file_id', '=', file)])),
  ];
}
