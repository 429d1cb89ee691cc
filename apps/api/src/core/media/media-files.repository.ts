import type { Database } from '@markwell/database/connect';
import type { MediaReference } from './media-urls.ts';

export interface MediaFile extends MediaReference {
  contentType: string;
}

export interface MediaFilesRepository {
  find: (storageKey: string) => Promise<MediaFile | undefined>;
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
  };
}
