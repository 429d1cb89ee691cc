import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import type { ReceivedFile } from '@markwell/shared/contract/endpoint';
import { maxImageBytes } from '@markwell/shared/media/media.vocabulary';
import { v7 as uuid } from 'uuid';
import { ImageError, type ImageProblem, type Images } from '#platform/images/images.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { NewMediaFile } from './media-files.repository.ts';

/** Writes single files while `withFiles` runs. Each returns the row that the work must add. */
export interface WriteMedia {
  /**
   * Stores a picture as WebP, upright, without metadata. Throws UNSUPPORTED_TYPE for another type, TOO_LARGE
   * for more than 5 MB or 25 million pixels, RULE_BROKEN for a damaged one.
   */
  image: (file: ReceivedFile, alternativeText: string) => Promise<NewMediaFile>;
  /** Stores a file unchanged. The calling code must have checked its type. */
  file: (file: ReceivedFile, type: FileType) => Promise<NewMediaFile>;
}

export interface FileType {
  contentType: string;
  /** Without the dot. */
  extension: string;
}

export interface MediaWriter {
  /**
   * Runs work that writes files and then, in its own transaction, their rows. If it fails, the files are
   * removed.
   */
  withFiles: <T>(work: (writeMedia: WriteMedia) => Promise<T>) => Promise<T>;
}

/** After this time the row of a file is there, or never will be. */
const longestUploadSeconds = 3_600;

interface Dependencies {
  storage: Storage;
  images: Images;
  /**
   * Has those of the files removed that have no row after some seconds: the commit may have succeeded although its reply
   * was lost.
   */
  removeLeftOver: (storageKeys: readonly string[], afterSeconds: number) => Promise<void>;
}

export function createMediaWriter({ storage, images, removeLeftOver }: Dependencies): MediaWriter {
  async function write(content: Uint8Array, extension: string): Promise<string> {
    const storageKey = `${randomBytes(16).toString('hex')}.${extension}`;
    // First, so that the file does not stay when this process is killed before the row is there.
    await removeLeftOver([storageKey], longestUploadSeconds);
    await storage.write(storageKey, content);
    return storageKey;
  }

  async function storeImage(file: ReceivedFile, alternativeText: string): Promise<NewMediaFile> {
    const { bytes, ...rest } = await encode(images, file);
    return {
      id: uuid(),
      storageKey: await write(bytes, 'webp'),
      byteSize: bytes.length,
      alternativeText,
      ...rest,
    };
  }

  async function storeFile(
    { path, byteSize }: ReceivedFile,
    { contentType, extension }: FileType,
  ): Promise<NewMediaFile> {
    const storageKey = await write(await fs.readFile(path), extension);
    return { id: uuid(), storageKey, byteSize, contentType, alternativeText: '', width: null, height: null };
  }

  return {
    async withFiles(work) {
      const started: Promise<NewMediaFile>[] = [];
      const track = (file: Promise<NewMediaFile>) => {
        started.push(file);
        return file;
      };
      const writeMedia: WriteMedia = {
        image: (file, alternativeText) => track(storeImage(file, alternativeText)),
        file: (file, type) => track(storeFile(file, type)),
      };
      try {
        return await work(writeMedia);
      } catch (error) {
        // A failed file does not stop the others that are being written: wait for them, then remove them.
        const ended = await Promise.allSettled(started);
        const written = ended.flatMap((file) => (file.status === 'fulfilled' ? file.value.storageKey : []));
        if (written.length > 0) await removeLeftOver(written, 0).catch(() => undefined);
        throw error;
      }
    },
  };
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
