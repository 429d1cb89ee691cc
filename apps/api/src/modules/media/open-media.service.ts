import type { Readable } from 'node:stream';
import { isStorageKey } from '#platform/storage/storage.ts';
import { forbidden, notFound } from '#platform/domain-error.ts';
import type { Context } from '#context.ts';
import { findMediaFile } from './media-files.repository.ts';

/** Types that we encode ourselves, so browsers may display them, like our own drawings. All others are downloads. */
const displayedTypes = new Set(['image/webp', 'image/png', 'image/jpeg']);

interface OpenFile {
  contentType: string;
  /** The bytes of a stored file, or the text of a drawing. */
  content: { stream: Readable; byteSize: number } | { svg: string };
  isDisplayed: boolean;
  /** The filename of a download: from the signed address, otherwise the storage key. */
  downloadName: string;
  /** Public files never change; signed ones are for one user for a limited time. */
  isPublic: boolean;
}

/** The query of an address; the filename is '' when there is none. */
interface UrlSignature {
  expires: string;
  signature: string;
  filename: string;
}

/** Throws NOT_FOUND for an unknown file, FORBIDDEN for a signed address that is not ours or has expired. */
export async function openMedia(
  context: Context,
  storageKey: string,
  { expires, signature, filename }: UrlSignature,
): Promise<OpenFile> {
  const file = isStorageKey(storageKey) ? await findMediaFile(context.db, storageKey) : undefined;
  if (!file) throw notFound('This file does not exist');
  const isNamed = filename !== '';
  if (
    (file.access === 'SIGNED' || isNamed) &&
    !context.mediaUrls.isSigned(storageKey, expires, signature, filename)
  ) {
    throw forbidden('This address is no longer valid');
  }
  const { contentType, access, svg } = file;
  const content = svg === null ? await context.storage.read(storageKey) : { svg };
  if (!content) throw notFound('This file does not exist');
  return {
    contentType,
    content,
    isDisplayed: (svg !== null || displayedTypes.has(contentType)) && !isNamed,
    downloadName: isNamed ? filename : storageKey,
    isPublic: access === 'PUBLIC',
  };
}
