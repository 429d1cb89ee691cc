import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import type { ReceivedFile } from '@markwell/shared/contract/endpoint';
import { v7 as uuid } from 'uuid';
import { ImageError, type ImageFault, type Images } from '../../integrations/images/images.ts';
import type { Storage } from '../../integrations/storage/storage.ts';
import { DomainError } from '../errors.ts';
import type { MediaFilesRepository, NewMediaFile } from './media-files.repository.ts';

/** Bytes of one picture as it is sent (spec 3 §9). */
export const mostImageBytes = 5 * 1_048_576;

/** Writes single files while `keeping` runs. What they return is the row that the work has to add. */
export interface Keep {
  /**
   * A picture as WebP, upright, without metadata. Throws UNSUPPORTED_TYPE for another type, TOO_LARGE for more than 5 MB
   * or 25 million pixels, RULE_BROKEN for a damaged one.
   */
  image: (file: ReceivedFile) => Promise<NewMediaFile>;
  /** A file as it is, of a type that the caller has made sure of. */
  file: (file: ReceivedFile, type: { contentType: string; extension: string }) => Promise<NewMediaFile>;
}

export interface MediaKeeper {
  /**
   * Runs work that writes files and then, in a transaction of its own, the rows that speak of them. When it fails no file
   * stays behind.
   */
  keeping: <T>(work: (keep: Keep) => Promise<T>) => Promise<T>;
}

interface Dependencies {
  repository: Pick<MediaFilesRepository, 'known'>;
  storage: Storage;
  images: Images;
}

export function createMediaKeeper({ repository, storage, images }: Dependencies): MediaKeeper {
  async function write(content: Uint8Array, extension: string): Promise<string> {
    const storageKey = `${randomBytes(16).toString('hex')}.${extension}`;
    await storage.write(storageKey, content);
    return storageKey;
  }

  /** A commit whose answer got lost may have happened: what has a row stays. */
  async function remove(keys: readonly string[]): Promise<void> {
    const known = new Set(await repository.known(keys));
    await Promise.all(keys.filter((key) => !known.has(key)).map((key) => storage.remove(key)));
  }

  return {
    async keeping(work) {
      const written: string[] = [];
      const keep: Keep = {
        async image(file) {
          const { bytes, ...rest } = await encode(images, file);
          const storageKey = await write(bytes, 'webp');
          written.push(storageKey);
          return { id: uuid(), storageKey, byteSize: bytes.length, ...rest };
        },
        async file(file, { contentType, extension }) {
          const storageKey = await write(await fs.readFile(file.path), extension);
          written.push(storageKey);
          return { id: uuid(), storageKey, byteSize: file.byteSize, contentType, width: null, height: null };
        },
      };
      try {
        return await work(keep);
      } catch (error) {
        if (written.length > 0) await remove(written).catch(() => undefined);
        throw error;
      }
    },
  };
}

async function encode(images: Images, { path, byteSize, originalName }: ReceivedFile) {
  if (byteSize > mostImageBytes) throw problemOf('size', originalName);
  try {
    return await images.encode(path);
  } catch (error) {
    if (error instanceof ImageError) throw problemOf(error.fault, originalName);
    throw error;
  }
}

const problems: Record<ImageFault | 'size', (name: string) => DomainError> = {
  type: (name) =>
    new DomainError(
      'UNSUPPORTED_TYPE',
      `${name} is not an image that is taken. Please use JPEG, PNG, WebP or GIF.`,
    ),
  size: (name) => new DomainError('TOO_LARGE', `${name} is larger than 5 MB`),
  pixels: (name) => new DomainError('TOO_LARGE', `${name} has more than 25 million pixels`),
  broken: (name) => new DomainError('RULE_BROKEN', `${name} is damaged or incomplete`),
  busy: () =>
    new DomainError('UNAVAILABLE', 'Too many images are being prepared. Please try again shortly.', {
      retryAfter: 10,
    }),
};

const problemOf = (fault: ImageFault | 'size', name: string) => problems[fault](name);
