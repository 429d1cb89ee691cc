import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AcceptedFiles, ReceivedFile } from '@markwell/shared/contract/endpoint';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { badRequest, DomainError } from '#platform/domain-error.ts';
import { encodingErrorText } from '../requests/encoding-error.ts';

/** The content of a multipart request. */
export interface Upload {
  body: unknown;
  files: readonly ReceivedFile[];
  /** Identify the files independently of their paths: the same upload sent again has the same digests. */
  digests: readonly unknown[];
}

export interface UploadReader {
  /**
   * Reads a multipart request into a new folder, does the work and always removes the folder. Throws
   * TOO_LARGE, UNSUPPORTED_TYPE for a request that is not multipart, BAD_REQUEST for an incomplete or
   * malformed one and for unexpected files.
   */
  read: <T>(
    request: Request,
    response: Response,
    accepted: AcceptedFiles,
    work: (upload: Upload) => Promise<T>,
  ) => Promise<T>;
}

const megabyte = 1_048_576;
const maxTextFields = 40;
/** No upload takes this long. */
const maxAgeMs = 24 * 3_600_000;
const emptyUpload: Upload = { body: undefined, files: [], digests: [] };

/** Writes files to disk as they arrive, so that a request does not hold whole files in memory. */
export function createUploadReader(folder: string): UploadReader {
  return {
    async read(request, response, accepted, work) {
      if (!hasContent(request, accepted)) return work(emptyUpload);
      await fs.mkdir(folder, { recursive: true });
      await removeAbandoned(folder);
      const requestFolder = await fs.mkdtemp(path.join(folder, 'upload-'));
      const pendingWrites: Promise<unknown>[] = [];
      try {
        return await work(
          await receiveForm(request, response, accepted, storeIn(requestFolder, pendingWrites)),
        );
      } finally {
        await Promise.allSettled(pendingWrites);
        await fs.rm(requestFolder, { recursive: true, force: true });
      }
    },
  };
}

/** Removes the folders of requests whose process was killed. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await fs.readdir(folder)) {
    const file = path.join(folder, name);
    const stat = await fs.stat(file).catch(() => undefined);
    if (stat && Date.now() - stat.mtimeMs > maxAgeMs) await fs.rm(file, { recursive: true, force: true });
  }
}

/** Checks the length before anything is read, so that a request that is too large is not received at all. */
function hasContent(request: Request, { maxBytes, maxBytesEach }: AcceptedFiles): boolean {
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
  if (byteSize > maxBytes) {
    throw tooLarge(
      `This upload is too large: a file may have at most ${megabytes(maxBytesEach)}, and all together at most ${megabytes(maxBytes)}`,
    );
  }
  return true;
}

interface StoredFile extends Express.Multer.File {
  digest: string;
}

/** Writes each file under a random name and computes its digest at the same time. */
function storeIn(folder: string, pendingWrites: Promise<unknown>[]): StorageEngine {
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
      pendingWrites.push(written);
    },
    // Nothing to do: the whole folder is removed.
    _removeFile: (_request, _file, done) => done(null),
  };
}

async function receiveForm(
  request: Request,
  response: Response,
  accepted: AcceptedFiles,
  storage: StorageEngine,
): Promise<Upload> {
  const { fields, maxFiles, maxBytesEach, maxTextBytes = megabyte } = accepted;
  const isExpected = (name: string) =>
    fields.some((field) => (typeof field === 'string' ? field === name : field.test(name)));
  const read = multer({
    storage,
    defParamCharset: 'utf8',
    limits: {
      files: maxFiles,
      fileSize: maxBytesEach,
      fields: maxTextFields,
      fieldSize: maxTextBytes,
      fieldNameSize: 100,
      fieldNestingDepth: 0,
    },
    fileFilter: (_request, { fieldname }, decide) => {
      if (isExpected(fieldname)) decide(null, true);
      else decide(badRequest(`The field ${fieldname} does not accept files`));
    },
  }).any();
  await new Promise<void>((resolve, reject) => {
    void read(request, response, (error?: unknown) => {
      if (error === undefined || error === null) resolve();
      else reject(toUploadError(error, accepted));
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
 * Multer decodes texts before we see them: U+FFFD replaces bytes that are invalid in the part's charset
 * (UTF-8 if it names none). A text that was sent with U+FFFD had already lost a character.
 */
function assertReadable(body: unknown): void {
  for (const [field, text] of Object.entries(body as Record<string, unknown>)) {
    if (typeof text !== 'string' || !text.includes('\uFFFD')) continue;
    const message = encodingErrorText(`The text of ${field}`);
    throw badRequest(message, [{ path: `body.${field}`, message }]);
  }
}

function toUploadError(error: unknown, { maxFiles, maxBytesEach }: AcceptedFiles): Error {
  if (error instanceof DomainError) return error;
  if (error instanceof multer.MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') {
      const name = 'filename' in error ? String(error.filename) : 'A file';
      return tooLarge(`${name} is larger than ${megabytes(maxBytesEach)}`);
    }
    if (error.code === 'LIMIT_FILE_COUNT')
      return badRequest(`Please send at most ${maxFiles} files at a time`);
    if (error.code === 'LIMIT_FIELD_VALUE')
      return tooLarge(`The text of ${error.field ?? 'a field'} is too long`);
    return badRequest('The upload is not a valid form');
  }
  // Errors of the disk are ours and name the failed system call; all others are about the request.
  if (error instanceof Error && 'syscall' in error && !isCutOff(error)) return error;
  return badRequest('The upload is incomplete or malformed');
}

const isCutOff = (error: Error) => 'code' in error && error.code === 'ECONNRESET';

const tooLarge = (message: string) => new DomainError('TOO_LARGE', message);
const megabytes = (bytes: number) => `${Math.round((bytes / megabyte) * 10) / 10} MB`;
