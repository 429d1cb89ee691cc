import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import type { ReceivedFile } from '@markwell/shared/contract/endpoint';
import { maxImageBytes } from '@markwell/shared/media/media.vocabulary';
import { v7 as uuid } from 'uuid';
import { ImageError, type ImageProblem, type Images } from '#platform/images/images.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { NewMediaFile } from './media-files.repository.ts';
import type { Context } from '#context.ts';

/** Writes single files while `withMediaFiles` runs. Each returns the row that the work must add. */
export interface WriteMedia {
  /**
   * Stores a picture as WebP, upright, without metadata. Throws UNSUPPORTED_TYPE for another type, TOO_LARGE
   * for more than 5 MB or 25 million pixels, RULE_BROKEN for a damaged one.
   */
  image: (file: ReceivedFile, alternativeText: string) => Promise<NewMediaFile>;
  /** Stores a file unchanged. The calling code must have checked its type. */
  file: (file: ReceivedFile, type: FileType) => Promise<NewMediaFile>;
}

interface FileType {
  contentType: string;
  /** Without the dot. */
  extension: string;
}

/** After this time the row of a file is there, or never will be. */
const longestUploadSeconds = 3_600;

async function write(context: Context, content: Uint8Array, extension: string): Promise<string> {
  const storageKey = `${randomBytes(16).toString('hex')}.${extension}`;
  // First, so that the file does not stay when this process is killed before the row is there.
  await context.removeFiles(context.db.sql, [storageKey], longestUploadSeconds);
  await context.storage.write(storageKey, content);
  return storageKey;
}

async function storeImage(
  context: Context,
  file: ReceivedFile,
  alternativeText: string,
): Promise<NewMediaFile> {
  const { bytes, ...rest } = await encode(context.images, file);
  return {
    id: uuid(),
    storageKey: await write(context, bytes, 'webp'),
    byteSize: bytes.length,
    alternativeText,
    ...rest,
  };
}

async function storeFile(
  context: Context,
  { path, byteSize }: ReceivedFile,
  { contentType, extension }: FileType,
): Promise<NewMediaFile> {
  const storageKey = await write(context, await fs.readFile(path), extension);
  return { id: uuid(), storageKey, byteSize, contentType, alternativeText: '', width: null, height: null };
}

/**
 * Runs work that writes files and then, in its own transaction, their rows. If it fails, the files are
 * removed.
 */
export async function withMediaFiles<T>(
  context: Context,
  work: (writeMedia: WriteMedia) => Promise<T>,
): Promise<T> {
  const started: Promise<NewMediaFile>[] = [];
  const track = (file: Promise<NewMediaFile>) => {
    started.push(file);
    return file;
  };
  const writeMedia: WriteMedia = {
    image: (file, alternativeText) => track(storeImage(context, file, alternativeText)),
    file: (file, type) => track(storeFile(context, file, type)),
  };
  try {
    return await work(writeMedia);
  } catch (error) {
    // A failed file does not stop the others that are being written: wait for them, then remove them.
    const ended = await Promise.allSettled(started);
    const written = ended.flatMap((file) => (file.status === 'fulfilled' ? file.value.storageKey : []));
    if (written.length > 0) await context.removeFiles(context.db.sql, written, 0).catch(() => undefined);
    throw error;
  }
}

async function encode(images: Images, { path, byteSize, originalName }: ReceivedFile) {
  if (byteSize > maxImageBytes) throw problemOf('size', originalName);
  try {
    return await images.encode(path);
  } catch (error) {
    if (error instanceof ImageError) throw problemOf(error.problem, originalName);
    throw error;
  }
}

const problems: Record<ImageProblem | 'size', (name: string) => DomainError> = {
  type: (name) =>
    new DomainError(
      'UNSUPPORTED_TYPE',
      `${name} is not a supported image. Please use JPEG, PNG, WebP, AVIF or GIF.`,
    ),
  size: (name) => new DomainError('TOO_LARGE', `${name} is larger than 5 MB`),
  pixels: (name) => new DomainError('TOO_LARGE', `${name} has more than 25 million pixels`),
  broken: (name) => new DomainError('RULE_BROKEN', `${name} is damaged or incomplete`),
  slow: (name) =>
    new DomainError('RULE_BROKEN', `${name} takes too long to read. Please save it again with fewer pixels.`),
  busy: () =>
    new DomainError('UNAVAILABLE', 'Too many images are being prepared. Please try again shortly.', {
      retryAfter: 10,
    }),
};

const problemOf = (fault: ImageProblem | 'size', name: string) => problems[fault](name);
