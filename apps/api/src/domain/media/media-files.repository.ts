import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { sqlOf, type Queries } from '@markwell/database/sql/queries';
import { arrayOf } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Transaction } from '../transaction.repository.ts';
import type { MediaReference } from './media-urls.ts';

export interface MediaFile extends MediaReference {
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

export interface MediaFilesRepository {
  find: (storageKey: string) => Promise<MediaFile | undefined>;
  /** Returns those of the storage keys whose file has a row. */
  findStoredKeys: (storageKeys: readonly string[]) => Promise<string[]>;
}

export function createMediaFilesRepository(database: Database): MediaFilesRepository {
  return {
    find: (storageKey) =>
      database.sql
        .selectFrom('media_files')
        .leftJoin('drawings', 'drawings.media_file_id', 'media_files.id')
        .select(['storage_key as storageKey', 'access', 'content_type as contentType', 'drawings.svg'])
        .where('storage_key', '=', storageKey)
        .executeTakeFirst(),

    async findStoredKeys(storageKeys) {
      // An array is one parameter, however many keys there are.
      const rows = await database.sql
        .selectFrom('media_files')
        .select('storage_key')
        .where((eb) => eb('storage_key', '=', eb.fn.any(arrayOf('text', storageKeys))))
        .execute();
      return rows.map((row) => row.storage_key);
    },
  };
}

/** Adds the rows of files, with signed access. Publishing a question makes its files public. */
export async function addMediaFiles(
  transaction: Pick<Prisma.TransactionClient, 'mediaFile'>,
  files: readonly NewMediaFile[],
  uploadedById: string | null,
): Promise<void> {
  if (files.length === 0) return;
  await transaction.mediaFile.createMany({
    data: files.map((file) => ({ ...file, access: 'SIGNED', uploadedById })),
  });
}

/** The images of a revision and of one of its options, as an array. A missing one is NULL. */
export const imageIdsOf = (eb: ExpressionBuilder<Tables, 'question_revisions' | 'question_options'>) =>
  sql<(string | null)[]>`array[${sql.join([
    eb.ref('question_revisions.image_id'),
    eb.ref('question_revisions.solution_image_id'),
    eb.ref('question_options.image_id'),
  ])}]`;

/** Makes the images of published questions public; those of drafts need a signed address. */
export async function publishImages(transaction: Transaction, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return;
  await sqlOf(transaction)
    .updateTable('media_files')
    .set({ access: 'PUBLIC' })
    .where('access', '=', 'SIGNED')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('questions')
        .innerJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
        .leftJoin('question_options', 'question_options.revision_id', 'question_revisions.id')
        .select((each) => each.fn<string | null>('unnest', [imageIdsOf(each)]).as('image_id'))
        .where((each) => each('questions.id', '=', each.fn.any(arrayOf('uuid', questionIds)))),
    )
    .execute();
}

/**
 * Removes the rows of those files that nothing refers to. Returns their storage keys, which the same transaction must
 * give to `RemoveFiles`.
 */
export async function removeUnusedMediaFiles(client: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const removed = await sqlOf(client)
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
    eb.selectFrom('question_options').select('id').where('image_id', '=', file),
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
