import type { Readable } from 'node:stream';
import { isStorageKey, type Storage } from '../../integrations/storage/storage.ts';
import { forbidden, notFound } from '../domain-error.ts';
import type { MediaFilesRepository } from './media-files.repository.ts';
import type { MediaUrls } from './media-urls.ts';

/** What we encode ourselves: a browser may show it. Anything else is a download. */
const shownTypes = new Set(['image/webp', 'image/png', 'image/jpeg']);

export interface OpenFile {
  contentType: string;
  byteSize: number;
  stream: Readable;
  isShown: boolean;
  /** The name of a download: what the signed address says, else the key. */
  savedAs: string;
  /** Public files never change; signed ones are for one person for a while. */
  isPublic: boolean;
}

export interface MediaService {
  /** Throws NOT_FOUND for no such file, FORBIDDEN for a signed one whose address is not ours or has expired. */
  open: (storageKey: string, given: UrlSignature) => Promise<OpenFile>;
}

/** What an address carries beside the key; the filename is '' when it names none. */
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
      if (!file) throw notFound('There is no such file');
      const isNamed = filename !== '';
      if (
        (file.access === 'SIGNED' || isNamed) &&
        !mediaUrls.isSigned(storageKey, expires, signature, filename)
      ) {
        throw forbidden('This address is no longer valid');
      }
      const content = await storage.read(storageKey);
      if (!content) throw notFound('There is no such file');
      const { contentType, access } = file;
      return {
        contentType,
        ...content,
        isShown: shownTypes.has(contentType) && !isNamed,
        savedAs: isNamed ? filename : storageKey,
        isPublic: access === 'PUBLIC',
      };
    },
  };
}
