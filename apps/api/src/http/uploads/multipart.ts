import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AcceptedFiles, ReceivedFile } from '@markwell/shared/contract/endpoint';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { badRequest, DomainError } from '../../domain/domain-error.ts';
import { encodingErrorText } from '../encoding-error.ts';

/** What a multipart request carried. */
export interface Upload {
  body: unknown;
  files: readonly ReceivedFile[];
  /** Which files they are, without where they lie: the same upload sent again has the same. */
  digests: readonly unknown[];
}

export interface UploadReader {
  /**
   * Reads a multipart request into a folder of its own, does the work and removes the folder, whatever happens. Throws
   * TOO_LARGE, UNSUPPORTED_TYPE for what is not multipart, BAD_REQUEST for what is cut off, malformed or not asked for.
   */
  read: <T>(
    request: Request,
    response: Response,
    accepted: AcceptedFiles,
    work: (upload: Upload) => Promise<T>,
  ) => Promise<T>;
  /** Removes the folders of requests whose process was killed. */
  removeOld: () => Promise<void>;
}

const megabyte = 1_048_576;
const mostTextFields = 40;
/** No upload takes so long. */
const keptMs = 24 * 3_600_000;
const nothing: Upload = { body: undefined, files: [], digests: [] };

/** Files go to the disk as they arrive: a call holds no more of them in memory than it looks at. */
export function createUploadReader(folder: string): UploadReader {
  return {
    async read(request, response, accepted, work) {
      if (!hasContent(request, accepted)) return work(nothing);
      await fs.mkdir(folder, { recursive: true });
      const own = await fs.mkdtemp(path.join(folder, 'upload-'));
      const arriving: Promise<unknown>[] = [];
      try {
        return await work(await receive(request, response, accepted, storeIn(own, arriving)));
      } finally {
        await Promise.allSettled(arriving);
        await fs.rm(own, { recursive: true, force: true });
      }
    },

    async removeOld() {
      const names = await fs.readdir(folder).catch(() => []);
      for (const name of names) {
        const file = path.join(folder, name);
        const stat = await fs.stat(file).catch(() => undefined);
        if (stat && Date.now() - stat.mtimeMs > keptMs) await fs.rm(file, { recursive: true, force: true });
      }
    },
  };
}

/** The length is known before a byte is read, so nothing too large is taken in at all. */
function hasContent(request: Request, { mostBytes }: AcceptedFiles): boolean {
  if (request.headers['transfer-encoding'] !== undefined) {
    throw badRequest('Please send an upload with its length (Content-Length)');
  }
  const byteSize = Number(request.headers['content-length'] ?? 0);
  if (byteSize === 0) return false;
  if (!request.is('multipart/form-data')) {
    throw new DomainError(
      'UNSUPPORTED_TYPE',
      'Please send a form with files (content type multipart/form-data)',
    );
  }
  if (byteSize > mostBytes) throw tooLarge(`An upload may have at most ${megabytes(mostBytes)} in all`);
  return true;
}

interface StoredFile extends Express.Multer.File {
  digest: string;
}

/** Writes each file under a name of our own and takes its digest on the way. */
function storeIn(folder: string, arriving: Promise<unknown>[]): StorageEngine {
  async function write(stream: NodeJS.ReadableStream): Promise<Partial<StoredFile>> {
    const file = path.join(folder, randomUUID());
    const hash = createHash('sha256');
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      hash.update(chunk);
    });
    await pipeline(stream, createWriteStream(file));
    return { path: file, size, digest: hash.digest('hex') };
  }
  return {
    _handleFile(_request, { stream }, done) {
      const written = write(stream).then(
        (file) => done(null, file),
        (error: unknown) => done(error),
      );
      arriving.push(written);
    },
    // The folder is removed whole.
    _removeFile: (_request, _file, done) => done(null),
  };
}

async function receive(
  request: Request,
  response: Response,
  accepted: AcceptedFiles,
  storage: StorageEngine,
): Promise<Upload> {
  const { fields, mostFiles, mostBytesEach, mostTextBytes = megabyte } = accepted;
  const isAsked = (name: string) =>
    fields.some((field) => (typeof field === 'string' ? field === name : field.test(name)));
  const read = multer({
    storage,
    defParamCharset: 'utf8',
    limits: {
      files: mostFiles,
      fileSize: mostBytesEach,
      fields: mostTextFields,
      fieldSize: mostTextBytes,
      fieldNameSize: 100,
      fieldNestingDepth: 0,
    },
    fileFilter: (_request, { fieldname }, decide) => {
      if (isAsked(fieldname)) decide(null, true);
      else decide(badRequest(`No files belong in the field ${fieldname}`));
    },
  }).any();
  await new Promise<void>((resolve, reject) => {
    void read(request, response, (error?: unknown) => {
      if (error === undefined || error === null) resolve();
      else reject(meaningOf(error, accepted));
    });
  });
  assertReadable(request.body);
  const stored = (request.files ?? []) as StoredFile[];
  return {
    body: request.body,
    files: stored.map(({ fieldname, originalname, path: file, size }) => ({
      fieldName: fieldname,
      originalName: originalname,
      path: file,
      byteSize: size,
    })),
    digests: stored.map(({ fieldname, originalname, digest }) => [fieldname, originalname, digest]),
  };
}

/**
 * Multer decodes texts before we see them: U+FFFD is in the place of what was not in the part's charset (UTF-8 when it
 * names none). A text that was sent with that sign has lost a character before it came here.
 */
function assertReadable(body: unknown): void {
  for (const [field, text] of Object.entries(body as Record<string, unknown>)) {
    if (typeof text !== 'string' || !text.includes('\uFFFD')) continue;
    const message = encodingErrorText(`The text of ${field}`);
    throw badRequest(message, [{ path: `body.${field}`, message }]);
  }
}

function meaningOf(error: unknown, { mostFiles, mostBytesEach }: AcceptedFiles): Error {
  if (error instanceof DomainError) return error;
  if (error instanceof multer.MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') {
      const name = 'filename' in error ? String(error.filename) : 'A file';
      return tooLarge(`${name} is larger than ${megabytes(mostBytesEach)}`);
    }
    if (error.code === 'LIMIT_FILE_COUNT')
      return badRequest(`Please send at most ${mostFiles} files at a time`);
    if (error.code === 'LIMIT_FIELD_VALUE')
      return tooLarge(`The text of ${error.field ?? 'a field'} is too long`);
    return badRequest('The upload is not a form that is known here');
  }
  // The disk's own faults are ours, and carry the call that failed; the rest is about what was sent.
  if (error instanceof Error && 'syscall' in error && !isCutOff(error)) return error;
  return badRequest('The upload is incomplete or malformed');
}

const isCutOff = (error: Error) => 'code' in error && error.code === 'ECONNRESET';

const tooLarge = (message: string) => new DomainError('TOO_LARGE', message);
const megabytes = (bytes: number) => `${Math.round((bytes / megabyte) * 10) / 10} MB`;
