import type { AnyEndpoint, ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import type { Express, Request, Response } from 'express';
import type { IdempotentRequest } from '../domain/idempotency/idempotent-request.ts';
import type { RecordReply } from '../domain/idempotency/record-reply.ts';
import type { Caller } from '../domain/users/caller.ts';
import type { AdmissionQueue } from './requests/admission-queue.ts';
import type { CreationLimit } from './requests/creation-limit.ts';
import { assertAllowed, type Authenticate } from './security/authenticate.ts';
import { clientNetworkOf } from './security/client-network.ts';
import { clientDisconnectSignal } from './requests/client-disconnect.ts';
import type { Idempotency } from './requests/idempotency.ts';
import type { RequestLog } from './logging.ts';
import { parseInput } from './requests/parse-input.ts';
import { readJsonBody } from './requests/read-json-body.ts';
import { requestIdOf } from './requests/request-id.ts';
import { sendJson } from './send-json.ts';
import type { Upload, UploadReader } from './uploads/multipart.ts';

/** The input of a public handler: the checked request and its origin. */
export type PublicInput<E extends AnyEndpoint> = ParsedInput<E> & {
  requestId: string;
  /**
   * The caller's network address, of IPv6 the /64 network. A function, because few handlers need it and
   * reading it behind a proxy takes time.
   */
  networkAddress: () => string;
  /** The browser's User-Agent header. */
  userAgent: () => string;
  /** Returns a signal that fires when the client disconnects before the reply, to stop long work. */
  disconnectSignal: () => AbortSignal;
};

/** The input of any other handler, which includes the caller. */
export type CallInput<E extends AnyEndpoint> = PublicInput<E> & { caller: Caller };

type Handler<E extends AnyEndpoint, Input> = (input: Input) => Promise<ReplyOf<E>> | ReplyOf<E>;

type CreatingHandler<E extends AnyEndpoint, Part> = Handler<NoInfer<E>, CallInput<NoInfer<E>> & Part>;

export interface Mount {
  /** Mounts an endpoint that needs a session. */
  <E extends AnyEndpoint>(endpoint: E, handler: Handler<NoInfer<E>, CallInput<NoInfer<E>>>): void;
  /**
   * Mounts an endpoint that creates something with an id: the handler records the request with that id in the
   * statement or the transaction that creates it, and `replyToRepeat` makes the reply to a repeat from the id. `idempotentRequest`
   * is undefined when no idempotency key was sent.
   */
  creatingWithId: <E extends AnyEndpoint>(
    endpoint: E,
    handler: CreatingHandler<E, { idempotentRequest: IdempotentRequest | undefined }>,
    replyToRepeat: (caller: Caller, resultId: string) => Promise<ReplyOf<NoInfer<E>>>,
  ) => void;
  /** Mounts an endpoint that creates something: the handler records its reply in the transaction that creates it. */
  creatingWithReply: <E extends AnyEndpoint>(
    endpoint: E,
    handler: CreatingHandler<E, { recordReply: RecordReply<ReplyOf<NoInfer<E>>> }>,
  ) => void;
  /** Mounts an endpoint of access `public`. */
  public: <E extends AnyEndpoint>(endpoint: E, handler: Handler<NoInfer<E>, PublicInput<NoInfer<E>>>) => void;
  /**
   * Mounts a GET that is not an endpoint: it is public and redirects the browser to the URL that the
   * handler returns.
   */
  redirect: (path: `/${string}`, handler: Redirect) => void;
}

type Redirect = (request: Request, response: Response) => Promise<string> | string;

export interface MountTools {
  authenticate: Authenticate;
  admission: AdmissionQueue;
  creationLimit: CreationLimit;
  idempotency: Idempotency;
  uploads: UploadReader;
  log: RequestLog;
}

/** Creates the reply to one request. */
type CreateReply<E extends AnyEndpoint> = (
  input: PublicInput<E>,
  caller: Caller | undefined,
  idempotentRequest: IdempotentRequest | undefined,
) => unknown;

type ReplyToRepeat = (caller: Caller, resultId: string) => Promise<unknown>;

/**
 * Turns endpoints into routes of the application, below /api: admit, authenticate, authorise, parse, handle,
 * then send only what the response schema lists. Throws at the start when an endpoint is mounted the wrong
 * way.
 */
export function createMount(
  app: Express,
  { authenticate, admission, creationLimit, idempotency, uploads, log }: MountTools,
): Mount {
  async function callerOf(endpoint: AnyEndpoint, request: Request): Promise<Caller | undefined> {
    if (endpoint.access === 'public') return undefined;
    const caller = await authenticate(request.headers.authorization);
    assertAllowed(endpoint.access, caller);
    return caller;
  }

  function add<E extends AnyEndpoint>(
    endpoint: E,
    createReply: CreateReply<E>,
    replyToRepeat?: ReplyToRepeat,
  ): void {
    const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;

    /** Handles one request; once per Idempotency-Key when the endpoint creates something. */
    function handleOnce(
      request: Request,
      response: Response,
      caller: Caller | undefined,
      received: Partial<Upload>,
    ) {
      const parsed = parseInput(endpoint, request, received.body);
      const files = received.files as ParsedInput<E>['files'];
      const requestDetails = {
        requestId: requestIdOf(response),
        networkAddress: () => clientNetworkOf(request.ip),
        userAgent: () => request.get('User-Agent') ?? '',
        disconnectSignal: () => clientDisconnectSignal(response),
      };
      // `parsed` and `files` together are the parsed input.
      const input = { ...parsed, files, ...requestDetails } as PublicInput<E>;
      const reply = async (idempotentRequest?: IdempotentRequest) => {
        // Not for a repeat, which gets its reply without any work.
        if (endpoint.creates && endpoint.access === 'learner' && caller) creationLimit.consume(caller.id);
        return endpoint.response.parse(await createReply(input, caller, idempotentRequest));
      };
      const key = endpoint.creates ? request.get('Idempotency-Key') : undefined;
      if (key === undefined || !caller) return reply();
      const content = received.digests ? { ...parsed, files: received.digests } : parsed;
      return idempotency.once(
        { userId: caller.id, endpoint: `${endpoint.method} ${endpoint.path}`, key, request: content },
        reply,
        async (resultId) => endpoint.response.parse(await replyToRepeat?.(caller, resultId)),
      );
    }

    /**
     * Reads the body before the request enters the queue, so that a slow sender does not delay others.
     * Permissions are checked before errors in the body are thrown.
     */
    async function serveInQueue(request: Request, response: Response) {
      const [body] = await Promise.allSettled([endpoint.body && readJsonBody(request, response)]);
      return admission.run(
        () => clientDisconnectSignal(response),
        async () => {
          const caller = await callerOf(endpoint, request);
          if (body.status === 'rejected') throw body.reason;
          return { caller, reply: await handleOnce(request, response, caller, { body: body.value }) };
        },
      );
    }

    /** Does not queue. Uploaded files exist only until the work ends. */
    async function serveImmediately(request: Request, response: Response) {
      const caller = await callerOf(endpoint, request);
      const reply = endpoint.files
        ? await uploads.read(request, response, endpoint.files, async (upload) =>
            handleOnce(request, response, caller, upload),
          )
        : await handleOnce(request, response, caller, {
            body: endpoint.body && (await readJsonBody(request, response)),
          });
      return { caller, reply };
    }

    const serve = usesAdmissionQueue(endpoint) ? serveInQueue : serveImmediately;
    app[method](`/api${endpoint.path}`, async (request, response) => {
      const { caller, reply } = await serve(request, response);
      await sendJson(request, response, 200, reply);
      log(request, response, caller?.id);
    });
  }

  /** Wraps the handler of an endpoint that needs a session. */
  const requireCaller =
    <E extends AnyEndpoint>(
      endpoint: E,
      handler: (input: CallInput<E>, idempotentRequest: IdempotentRequest | undefined) => unknown,
    ): CreateReply<E> =>
    (input, caller, idempotentRequest) => {
      if (!caller) throw new Error(`${endpoint.path} was reached without a caller`);
      return handler({ ...input, caller }, idempotentRequest);
    };

  function assertMounted(endpoint: AnyEndpoint, expected: { isPublic: boolean; creates: boolean }): void {
    const isPublic = endpoint.access === 'public';
    if (isPublic !== expected.isPublic)
      throw new Error(`${endpoint.path} is ${isPublic ? '' : 'not '}public`);
    if (endpoint.creates === expected.creates) return;
    throw new Error(`${endpoint.path} ${endpoint.creates ? 'creates something' : 'creates nothing'}`);
  }

  const mount: Mount = Object.assign(
    <E extends AnyEndpoint>(endpoint: E, handler: Handler<NoInfer<E>, CallInput<NoInfer<E>>>) => {
      assertMounted(endpoint, { isPublic: false, creates: false });
      add(endpoint, requireCaller(endpoint, handler));
    },
    {
      creatingWithId: <E extends AnyEndpoint>(
        endpoint: E,
        handler: CreatingHandler<E, { idempotentRequest: IdempotentRequest | undefined }>,
        replyToRepeat: (caller: Caller, resultId: string) => Promise<ReplyOf<NoInfer<E>>>,
      ) => {
        assertMounted(endpoint, { isPublic: false, creates: true });
        add(
          endpoint,
          requireCaller(endpoint, (input, idempotentRequest) => handler({ ...input, idempotentRequest })),
          replyToRepeat,
        );
      },

      creatingWithReply: <E extends AnyEndpoint>(
        endpoint: E,
        handler: CreatingHandler<E, { recordReply: RecordReply<ReplyOf<NoInfer<E>>> }>,
      ) => {
        assertMounted(endpoint, { isPublic: false, creates: true });
        const recorderOf = (idempotentRequest: IdempotentRequest | undefined): RecordReply<ReplyOf<E>> => {
          if (!idempotentRequest) return () => Promise.resolve();
          const record = idempotency.recorderOf(idempotentRequest);
          return (reply, transaction) => record(endpoint.response.parse(reply), transaction);
        };
        add(
          endpoint,
          requireCaller(endpoint, (input, idempotentRequest) =>
            handler({ ...input, recordReply: recorderOf(idempotentRequest) }),
          ),
        );
      },

      public: <E extends AnyEndpoint>(endpoint: E, handler: Handler<NoInfer<E>, PublicInput<NoInfer<E>>>) => {
        assertMounted(endpoint, { isPublic: true, creates: false });
        add(endpoint, (input) => handler(input));
      },

      redirect: (path: `/${string}`, handler: Redirect) => {
        app.get(`/api${path}`, async (request, response) => {
          const url = await handler(request, response);
          // The URL may contain a secret, so it must not be cached and is only in the header.
          response.set({ 'Cache-Control': 'no-store', Location: url });
          response.status(302).end();
          log(request, response);
        });
      },
    },
  );
  return mount;
}

/**
 * Whether a request goes through the admission queue. Pupils' requests do. Public requests are cheap or have
 * limits of their own, as sign-in has; administrators' requests are few and may take a minute.
 */
function usesAdmissionQueue({ access, files }: AnyEndpoint): boolean {
  return (access === 'learner' || access === 'signed-in') && !files;
}
