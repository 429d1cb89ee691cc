import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { MediaReference } from './media-urls.ts';

export interface MediaFile extends MediaReference {
  contentType: string;
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
  /** Returns those of the storage keys that have a row. */
  known: (storageKeys: readonly string[]) => Promise<string[]>;
}

export function createMediaFilesRepository(database: Database): MediaFilesRepository {
  return {
    async find(storageKey) {
      const file = await database.mediaFile.findUnique({
        where: { storageKey },
        select: { storageKey: true, access: true, contentType: true },
      });
      return file ?? undefined;
    },

    async known(storageKeys) {
      const rows = await database.$queryRaw<{ storageKey: string }[]>`
        select storage_key as "storageKey" from media_files where storage_key = any(${storageKeys}::text[])`;
      return rows.map(({ storageKey }) => storageKey);
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

/**
 * Removes the rows of those files that nothing refers to. Returns their storage keys, to remove from the
 * storage after the commit.
 */
export async function removeUnusedMediaFiles(
  transaction: Pick<Prisma.TransactionClient, '$queryRaw'>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const removed = await transaction.$queryRaw<{ storageKey: string }[]>`
    delete from media_files m where id = any(${ids}::uuid[])
      and not exists (select from question_revisions r where r.image_id = m.id or r.solution_image_id = m.id)
      and not exists (select from question_options o where o.image_id = m.id)
      and not exists (select from past_papers p where p.pdf_file_id = m.id)
      and not exists (select from past_paper_answers a where a.question_file_id = m.id or a.solution_file_id = m.id)
    returning storage_key as "storageKey"`;
  return removed.map(({ storageKey }) => storageKey);
}
