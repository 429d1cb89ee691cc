import S3rver from '@20minutes/s3rver';

const bucket = 'markwell-media';
/** The only account of this server, for tests. */
const accessKey = 'S3RVER';

export interface S3Server {
  /** The settings of an API process that stores its media here. */
  settings: Record<
    | 'STORAGE'
    | 'S3_ENDPOINT'
    | 'S3_BUCKET'
    | 'S3_REGION'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
    | 'S3_FORCE_PATH_STYLE',
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

export interface HeldRequest {
  /** Resolves when the request is there. */
  arrived: Promise<unknown>;
  /** Lets the request continue. */
  release: () => void;
}

/**
 * An S3 server on loopback in this process, for tests and drills. It stores objects in the folder: after a stop,
 * start it again with the same folder and port. Without a port it takes any free one.
 */
export async function startS3Server({
  folder,
  port = 0,
}: {
  folder: string;
  port?: number;
}): Promise<S3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: folder,
    vhostBuckets: false,
    // It computes the signature of a list without the slash that the SDK puts after the bucket.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  let losesReply = false;
  let hangs = false;
  server.middleware.unshift(async (context, next) => {
    if (hangs) return new Promise(() => undefined);
    const isLost = losesReply && context.method === 'PUT';
    if (isLost) losesReply = false;
    await next();
    if (isLost) context.req.destroy();
  });
  const held = new Map<string, { arrive: () => void; released: Promise<unknown> }>();
  server.middleware.unshift(async (context, next) => {
    const [, , key = ''] = context.path.split('/');
    const hold = context.method === 'DELETE' ? held.get(key) : undefined;
    if (hold) {
      held.delete(key);
      hold.arrive();
      await hold.released;
    }
    await next();
  });
  // S3 refuses to overwrite an object when the request says so; this server does not know that header.
  server.middleware.unshift(async (context, next) => {
    const [, name = '', key = ''] = context.path.split('/');
    const isConditional = context.method === 'PUT' && context.headers['if-none-match'] === '*';
    if (isConditional && (await server.store.existsObject(name, key))) context.status = 412;
    else await next();
  });
  const { port: listening } = await server.run();
  return {
    port: listening,
    settings: {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${listening}`,
      S3_BUCKET: bucket,
      S3_REGION: 'eu-west-2',
      S3_ACCESS_KEY_ID: accessKey,
      S3_SECRET_ACCESS_KEY: accessKey,
      S3_FORCE_PATH_STYLE: 'true',
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
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
    },
  };
}
