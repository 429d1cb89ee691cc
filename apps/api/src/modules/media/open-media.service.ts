import type { Readable } from 'node:stream';
import { isStorageKey, type Storage } from '#platform/storage/storage.ts';
import { forbidden, notFound } from '#platform/domain-error.ts';
import type { MediaFilesRepository } from './media-files.repository.ts';
import type { MediaUrls } from './media-urls.ts';

/** Types that we encode ourselves, so browsers may display them, like our own drawings. All others are downloads. */
const displayedTypes = new Set(['image/webp', 'image/png', 'image/jpeg']);

export interface OpenFile {
  contentType: string;
  /** The bytes of a stored file, or the text of a drawing. */
  content: { stream: Readable; byteSize: number } | { svg: string };
  isDisplayed: boolean;
  /** The filename of a download: from the signed address, otherwise the storage key. */
  downloadName: string;
  /** Public files never change; signed ones are for one user for a limited time. */
  isPublic: boolean;
}

export interface MediaService {
  /** Throws NOT_FOUND for an unknown file, FORBIDDEN for a signed address that is not ours or has expired. */
  open: (storageKey: string, signature: UrlSignature) => Promise<OpenFile>;
}

/** The query of an address; the filename is '' when there is none. */
export interface UrlSignature {
  expires: string;
  signature: string;
  filename: string;
}

interface Dependencies {
  repository: MediaFilesRepository;
  storage: Storage;
  mediaUrls: MediaUrls;
}

export function createMediaService({ repository, storage, mediaUrls }: Dependencies): MediaService {
  return {
    async open(storageKey, { expires, signature, filename }) {
      const file = isStorageKey(storageKey) ? await repository.find(storageKey) : undefined;
      if (!file) throw notFound('This file does not exist');
      const isNamed = filename !== '';
      if (
        (file.access === 'SIGNED' || isNamed) &&
        !mediaUrls.isSigned(storageKey, expires, signature, filename)
      ) {
        throw forbidden('This address is no longer valid');
      }
      const { contentType, access, svg } = file;
      const content = svg === null ? await storage.read(storageKey) : { svg };
      if (!content) throw notFound('This file does not exist');
      return {
        contentType,
        content,
        isDisplayed: (svg !== null || displayedTypes.has(contentType)) && !isNamed,
        downloadName: isNamed ? filename : storageKey,
        isPublic: access === 'PUBLIC',
      };
    },
  };
}
