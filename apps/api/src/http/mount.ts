import type { AnyEndpoint, ReplyOf } from '@markwell/shared/contract/endpoint';
import type { Express, Request, Response } from 'express';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { Caller } from '#platform/caller.ts';
import type { RequestLog } from './logging.ts';
import {
  createServe,
  type CreateReply,
  type PublicInput,
  type ReplyToRepeat,
  type ServeTools,
} from './requests/serve-request.ts';
import { isAllowed } from './security/authorise.ts';
import { sendJson } from './send-json.ts';

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
   * Mounts a public endpoint that creates something. Records belong to a user, and there is no caller: the handler sees
   * to it that requests with the same `idempotencyKey` have one effect, and replies the same to each.
   */
  publicCreating: <E extends AnyEndpoint>(
    endpoint: E,
    handler: Handler<NoInfer<E>, PublicInput<NoInfer<E>>>,
  ) => void;
  /**
   * Mounts a GET that is not an endpoint: it is public and redirects the browser to the URL that the
   * handler returns.
   */
  redirect: (path: `/${string}`, handler: Redirect) => void;
}

type Redirect = (request: Request, response: Response) => Promise<string> | string;

export interface MountTools extends ServeTools {
  log: RequestLog;
  /** Called when staff have changed something, before they get the reply. */
  onStaffChange: () => void;
}

/**
 * Turns endpoints into routes of the application, below /api: admit, authenticate, authorise, parse, handle,
 * then send only what the response schema lists. Throws at the start when an endpoint is mounted the wrong
 * way.
 */
export function createMount(app: Express, { log, onStaffChange, ...tools }: MountTools): Mount {
  const { idempotency } = tools;
  const serveRequestsOf = createServe(tools);

  function add<E extends AnyEndpoint>(
    endpoint: E,
    createReply: CreateReply<E>,
    replyToRepeat?: ReplyToRepeat,
  ): void {
    const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;
    const serve = serveRequestsOf(endpoint, createReply, replyToRepeat);
    app[method](`/api${endpoint.path}`, async (request, response) => {
      const { caller, reply } = await serve(request, response);
      if (method !== 'get' && caller && isAllowed('staff', caller.role)) onStaffChange();
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

      publicCreating: <E extends AnyEndpoint>(
        endpoint: E,
        handler: Handler<NoInfer<E>, PublicInput<NoInfer<E>>>,
      ) => {
        assertMounted(endpoint, { isPublic: true, creates: true });
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
