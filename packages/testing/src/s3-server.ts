import { createHash } from 'node:crypto';
import { once } from 'node:events';
import * as fs from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as path from 'node:path';
import { buffer } from 'node:stream/consumers';

const bucket = 'markwell-media';
/** The only account of this server, for tests. */
const accessKey = 'MARKWELL';
/** Objects in one reply of a list, as Amazon's. */
const pageSize = 1_000;

export interface S3Server {
  /** The settings of an API process that stores its media here. */
  settings: Record<
    'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
    string
  >;
  port: number;
  /** The next PUT is done, but its connection breaks before the reply. */
  loseNextReply: () => void;
  /** Requests from now on get no reply until it is called with false. */
  hang: (hangs?: boolean) => void;
  /** Holds the next request that deletes the object. */
  holdDeletion: (key: string) => HeldRequest;
  /** Closes all connections at the same time, like a crash. The objects stay in the folder. */
  stop: () => Promise<void>;
}

interface HeldRequest {
  /** Resolves when the request is there. */
  arrived: Promise<unknown>;
  /** Lets the request continue. */
  release: () => void;
}

/**
 * An S3 server on loopback in this process, for tests and drills: the requests that our storage makes of one bucket,
 * without a check of their signatures. It stores objects in the folder: after a stop, start it again with the same folder
 * and port. Without a port it takes any free one.
 */
export async function startS3Server({
  folder,
  port = 0,
}: {
  folder: string;
  port?: number;
}): Promise<S3Server> {
  const answer = await openBucket(folder);
  let losesReply = false;
  let hangs = false;
  const held = new Map<string, { arrive: () => void; released: Promise<unknown> }>();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [, name = '', key = ''] = decodeURIComponent(pathname).split('/');
    if (hangs) return;
    const isLost = losesReply && request.method === 'PUT';
    if (isLost) losesReply = false;
    const hold = request.method === 'DELETE' ? held.get(key) : undefined;
    if (hold) {
      held.delete(key);
      hold.arrive();
      await hold.released;
    }
    const isKnown = request.headers.authorization?.includes(`Credential=${accessKey}/`) === true;
    const reply = isKnown
      ? name === bucket
        ? await answer(request, key, searchParams.get('continuation-token') ?? '')
        : failure(404, 'NoSuchBucket')
      : failure(403, 'InvalidAccessKeyId');
    if (isLost) request.socket.destroy();
    else response.writeHead(reply.status, reply.headers).end(reply.body);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: listening } = server.address() as AddressInfo;
  return {
    port: listening,
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${listening}`,
      S3_BUCKET: bucket,
      S3_REGION: 'eu-west-2',
      S3_ACCESS_KEY_ID: accessKey,
      S3_SECRET_ACCESS_KEY: accessKey,
    },
    loseNextReply: () => {
      losesReply = true;
    },
    hang: (now = true) => {
      hangs = now;
    },
    holdDeletion(key) {
      const [arrival, release] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
      held.set(key, { arrive: () => arrival.resolve(undefined), released: release.promise });
      return { arrived: arrival.promise, release: () => release.resolve(undefined) };
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Reply {
  status: number;
  headers?: Record<string, string | number>;
  body?: Buffer | string;
}

const failure = (status: number, code: string): Reply => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
});

/** Objects are files in the folder, and their metadata files in a folder inside. */
async function openBucket(folder: string) {
  const metadata = path.join(folder, '.metadata');
  await fs.mkdir(metadata, { recursive: true });

  async function put(key: string, { headers }: IncomingMessage, content: Buffer): Promise<Reply> {
    const digest = createHash('md5').update(content).digest('base64');
    if (headers['content-md5'] !== undefined && headers['content-md5'] !== digest)
      return failure(400, 'BadDigest');
    const isThere = await fs.stat(path.join(folder, key)).then(
      () => true,
      () => false,
    );
    if (isThere && headers['if-none-match'] === '*') return failure(412, 'PreconditionFailed');
    const own = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
    await fs.writeFile(path.join(metadata, key), JSON.stringify(Object.fromEntries(own)));
    await fs.writeFile(path.join(folder, `.${key}`), content);
    await fs.rename(path.join(folder, `.${key}`), path.join(folder, key));
    return { status: 200 };
  }

  async function get(key: string, hasBody: boolean): Promise<Reply> {
    const content = await fs.readFile(path.join(folder, key)).catch(() => undefined);
    if (!content) return failure(404, 'NoSuchKey');
    const own = JSON.parse(await fs.readFile(path.join(metadata, key), 'utf8')) as Record<string, string>;
    const headers = { ...own, 'content-length': content.length };
    return hasBody ? { status: 200, headers, body: content } : { status: 200, headers };
  }

  async function remove(key: string): Promise<Reply> {
    await fs.rm(path.join(folder, key), { force: true });
    return { status: 204 };
  }

  async function list(after: string): Promise<Reply> {
    const names = (await fs.readdir(folder)).filter((name) => !name.startsWith('.') && name > after).sort();
    const page = await Promise.all(
      names.slice(0, pageSize).map(async (key) => {
        const { size } = await fs.stat(path.join(folder, key));
        return `<Contents><Key>${key}</Key><Size>${size}</Size></Contents>`;
      }),
    );
    const last = names.length > pageSize ? names[pageSize - 1] : undefined;
    const next = last === undefined ? '' : `<NextContinuationToken>${last}</NextContinuationToken>`;
    return {
      status: 200,
      body: `<?xml version="1.0"?><ListBucketResult><IsTruncated>${last !== undefined}</IsTruncated>${next}${page.join('')}</ListBucketResult>`,
    };
  }

  return async (request: IncomingMessage, key: string, after: string): Promise<Reply> => {
    if (key === '') return list(after);
    if (!/^\w[\w.-]*$/u.test(key)) return failure(400, 'InvalidURI');
    if (request.method === 'PUT') return put(key, request, await buffer(request));
    return request.method === 'DELETE' ? remove(key) : get(key, request.method === 'GET');
  };
}
