import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import {
  assertStorageKey,
  isStorageKey,
  type S3Settings,
  type Storage,
  StorageUnavailableError,
} from './storage.ts';

const connectionTimeoutMs = 3_000;
/** Until the reply begins. A write has time to send its file. */
const usualReplyTimeoutMs = 5_000;
const writeTimeoutMs = 30_000;
/** Without a byte in a reply that has begun. */
const idleTimeoutMs = 60_000;
const attempts = 2;

/** The name of the metadata that says which write stored an object. */
const writeId = 'write';

/** Stores files as objects of a bucket. The SDK is loaded with the first use. */
export function createS3Storage(
  settings: S3Settings,
  { replyTimeoutMs = usualReplyTimeoutMs } = {},
): Storage {
  const { bucket: Bucket } = settings;
  let connected: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const connect = () => (connected ??= loadClient(settings));

  /** Undefined for a missing object. */
  async function ask<Reply>(
    request: (sdk: Sdk, client: S3Client) => Promise<Reply>,
  ): Promise<Reply | undefined> {
    const { sdk, client } = await connect();
    try {
      return await request(sdk, client);
    } catch (error) {
      if (statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket') return undefined;
      throw unavailable(settings, error);
    }
  }

  /** A repeated request finds what the first one wrote when only its reply was lost. */
  async function isStoredBy(id: string, Key: string): Promise<boolean> {
    const found = await ask((sdk, client) =>
      client.send(new sdk.HeadObjectCommand({ Bucket, Key }), { requestTimeout: replyTimeoutMs }),
    );
    return found?.Metadata?.[writeId] === id;
  }

  return {
    async read(Key) {
      assertStorageKey(Key);
      const found = await ask((sdk, client) =>
        client.send(new sdk.GetObjectCommand({ Bucket, Key }), { requestTimeout: replyTimeoutMs }),
      );
      if (!found) return undefined;
      return { stream: found.Body as Readable, byteSize: found.ContentLength ?? 0 };
    },

    async write(Key, Body) {
      assertStorageKey(Key);
      const { sdk, client } = await connect();
      const id = randomUUID();
      const ContentMD5 = createHash('md5').update(Body).digest('base64');
      const object = { Bucket, Key, Body, ContentMD5, IfNoneMatch: '*', Metadata: { [writeId]: id } };
      try {
        await client.send(new sdk.PutObjectCommand(object), { requestTimeout: writeTimeoutMs });
      } catch (error) {
        if (statusOf(error) !== 412) throw unavailable(settings, error);
        if (!(await isStoredBy(id, Key))) throw new Error(`The file ${Key} already exists`, { cause: error });
      }
    },

    async remove(Key) {
      assertStorageKey(Key);
      await ask((sdk, client) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { requestTimeout: replyTimeoutMs }),
      );
    },

    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await ask((sdk, client) =>
          client.send(new sdk.ListObjectsV2Command({ Bucket, ContinuationToken }), {
            requestTimeout: replyTimeoutMs,
          }),
        );
        for (const { Key: key = '', Size: byteSize = 0 } of page?.Contents ?? [])
          if (isStorageKey(key)) yield { key, byteSize };
        ContinuationToken = page?.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
  };
}

type Sdk = typeof import('@aws-sdk/client-s3');

async function loadClient({ endpoint, region, credentials }: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    // Amazon wants the bucket in the host; every other server knows it in the path.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials ? { credentials } : {}),
    maxAttempts: attempts,
    // Other servers than Amazon's may not know its newer checksums. A write has an MD5 sum, which all of them check.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectionTimeoutMs,
      requestTimeout: writeTimeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: idleTimeoutMs,
    },
  });
  return { sdk, client };
}

function unavailable({ endpoint = 'Amazon S3', bucket }: S3Settings, error: unknown): Error {
  const status = statusOf(error);
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new StorageUnavailableError(
    `The bucket ${bucket} of ${endpoint} cannot be used${status ? ` (${status})` : ''}: ${reason}`,
    { cause: error },
  );
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** The status of the server's reply; undefined when there was none. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode;
}
