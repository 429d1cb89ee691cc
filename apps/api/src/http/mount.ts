import type { AnyEndpoint, ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import type { Express, Request, Response } from 'express';
import type { Caller } from '../core/users/caller.ts';
import { authorise, type Authenticate } from './authenticate.ts';
import { callerGone } from './caller-gone.ts';
import type { Idempotency } from './idempotency.ts';
import type { RequestLog } from './logging.ts';
import { parseInput } from './parse-input.ts';
import { readJsonBody } from './read-body.ts';
import { requestIdOf } from './request-id.ts';
import { sendJson } from './send-json.ts';
import type { Upload, UploadReader } from './uploads.ts';

/** What a public handler gets: checked input, and where it came from. */
export type PublicInput<E extends AnyEndpoint> = ParsedInput<E> & {
  requestId: string;
  /** The caller's network address: few ask, and behind a proxy it takes some reading. */
  address: () => string;
  /** Tells that the caller has gone before the reply: for work that is better stopped then. */
  gone: () => AbortSignal;
};

/** What any other handler gets: who calls as well. */
export type CallInput<E extends AnyEndpoint> = PublicInput<E> & { caller: Caller };

type Handler<E extends AnyEndpoint, Input> = (input: Input) => Promise<ReplyOf<E>> | ReplyOf<E>;

export interface Mount {
  /** Mounts an endpoint that needs a session. */
  <E extends AnyEndpoint>(endpoint: E, handler: Handler<NoInfer<E>, CallInput<NoInfer<E>>>): void;
  /** Mounts an endpoint of access `public`. */
  public: <E extends AnyEndpoint>(endpoint: E, handler: Handler<NoInfer<E>, PublicInput<NoInfer<E>>>) => void;
  /** Mounts what is no endpoint: a GET, open to every browser, that sends it on to the address the handler gives. */
  redirect: (path: `/${string}`, handler: Redirect) => void;
}

type Redirect = (request: Request, response: Response) => Promise<string> | string;

export interface MountTools {
  authenticate: Authenticate;
  idempotency: Idempotency;
  uploads: UploadReader;
  log: RequestLog;
}

/**
 * Turns endpoints into routes of the application, below /api: authenticate, authorise, parse, handle, then let out what
 * the response schema lists and nothing else. An endpoint is refused at the start when it is mounted the wrong way.
 */
export function createMount(app: Express, { authenticate, idempotency, uploads, log }: MountTools): Mount {
  async function admit(endpoint: AnyEndpoint, request: Request): Promise<Caller> {
    const caller = await authenticate(request.headers.authorization);
    authorise(endpoint.access, caller);
    return caller;
  }

  /** The work of one call: once per Idempotency-Key when the endpoint creates something. */
  function answer(endpoint: AnyEndpoint, request: Request, caller: Caller | undefined, call: Call) {
    const work = async () => endpoint.response.parse(await call.handle());
    const key = endpoint.creates ? request.get('Idempotency-Key') : undefined;
    if (key === undefined || !caller) return work();
    const name = `${endpoint.method} ${endpoint.path}`;
    return idempotency.once({ userId: caller.id, endpoint: name, key, request: call.asked }, work);
  }

  function add<E extends AnyEndpoint>(
    endpoint: E,
    handle: (input: PublicInput<E>, caller: Caller | undefined) => unknown,
  ): void {
    const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;
    app[method](`/api${endpoint.path}`, async (request, response) => {
      const caller = endpoint.access === 'public' ? undefined : await admit(endpoint, request);
      const reply = await received(endpoint, request, response, (sent) => {
        const parsed = parseInput(endpoint, request, sent.body);
        const files = sent.files as ParsedInput<E>['files'];
        const around = {
          requestId: requestIdOf(response),
          address: () => request.ip ?? 'unknown',
          gone: () => callerGone(response),
        };
        // The two parts together are the parsed input.
        const input = { ...parsed, files, ...around } as PublicInput<E>;
        const asked = sent.digests ? { ...parsed, files: sent.digests } : parsed;
        return answer(endpoint, request, caller, { asked, handle: () => handle(input, caller) });
      });
      await sendJson(request, response, 200, reply);
      log(request, response, caller?.id);
    });
  }

  /** Reads what came with the call. Files are there for as long as the work takes. */
  async function received(
    endpoint: AnyEndpoint,
    request: Request,
    response: Response,
    work: (sent: Partial<Upload>) => Promise<unknown>,
  ): Promise<unknown> {
    if (endpoint.files) return uploads.read(request, response, endpoint.files, work);
    return work({ body: endpoint.body && (await readJsonBody(request, response)) });
  }

  function mountPublic<E extends AnyEndpoint>(
    endpoint: E,
    handler: Handler<NoInfer<E>, PublicInput<NoInfer<E>>>,
  ): void {
    if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public`);
    add(endpoint, (input) => handler(input));
  }

  function mount<E extends AnyEndpoint>(
    endpoint: E,
    handler: Handler<NoInfer<E>, CallInput<NoInfer<E>>>,
  ): void {
    if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public`);
    add(endpoint, (input, caller) => {
      if (!caller) throw new Error(`${endpoint.path} was reached without a caller`);
      return handler({ ...input, caller });
    });
  }

  function redirect(path: `/${string}`, handler: Redirect): void {
    app.get(`/api${path}`, async (request, response) => {
      const address = await handler(request, response);
      // The address may hold a secret: nobody may keep it, and it is in the header alone.
      response.set({ 'Cache-Control': 'no-store', Location: address });
      response.status(302).end();
      log(request, response);
    });
  }

  return Object.assign(mount, { public: mountPublic, redirect });
}

interface Call {
  /** What tells this call from another one: everything that was sent. */
  asked: unknown;
  handle: () => unknown;
}
