declare module '@20minutes/s3rver' {
  import type { IncomingMessage, Server } from 'node:http';

  type Middleware = (
    context: {
      method: string;
      path: string;
      status: number;
      headers: Record<string, string | undefined>;
      req: IncomingMessage;
    },
    next: () => Promise<void>,
  ) => Promise<void>;

  /** The parts that we use of a server that has no types of its own. It is a Koa application. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });
    httpServer: Server;
    middleware: Middleware[];
    store: { existsObject: (bucket: string, key: string) => Promise<boolean> };
    run: () => Promise<{ port: number }>;
    close: () => Promise<void>;
  }
}
