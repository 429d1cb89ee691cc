import type { AnyEndpoint, ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import type { Express, Request, Response } from 'express';
import type { Caller } from '../core/users/caller.ts';
import { authorise, type Authenticate } from './authenticate.ts';
import type { Idempotency } from './idempotency.ts';
import type { RequestLog } from './logging.ts';
import { parseInput } from './parse-input.ts';
import { readJsonBody } from './read-body.ts';
import { requestIdOf } from './request-id.ts';
import { sendJson } from './send-json.ts';

/** What a public handler gets: checked input, and where it came from. */
export type PublicInput<E extends AnyEndpoint> = ParsedInput<E> & {
  requestId: string;
  /** The caller's network address. */
  address: string;
};

/** What any other handler gets: who calls as well. */
export type CallInput<E extends AnyEndpoint> = PublicInput<E> & { caller: Caller };

type Handler<E extends AnyEndpoint, Input> = (input: Input) => Promise<ReplyOf<E>> | ReplyOf<E>;

export interface Mount {
  /** Mounts an endpoint that needs a session. */
  <E extends AnyEndpoint>(endpoint: E, handler: Handler<NoInfer<E>, CallInput<NoInfer<E>>>): void;
  /** Mounts an endpoint of access `public`. */
  public: <E extends AnyEndpoint>(endpoint: E, handler: Handler<NoInfer<E>, PublicInput<NoInfer<E>>>) => void;
}

export interface MountTools {
  authenticate: Authenticate;
  idempotency: Idempotency;
  log: RequestLog;
}

/**
 * Turns endpoints into routes of the application, below /api: authenticate, authorise, parse, handle, then let out what
 * the response schema lists and nothing else. An endpoint is refused at the start when it is mounted the wrong way.
 */
export function createMount(app: Express, { authenticate, idempotency, log }: MountTools): Mount {
  async function admit(endpoint: AnyEndpoint, request: Request): Promise<Caller | undefined> {
    if (endpoint.access === 'public') return undefined;
    const caller = await authenticate(request.headers.authorization);
    authorise(endpoint.access, caller);
    return caller;
  }

  async function read<E extends AnyEndpoint>(endpoint: E, request: Request, response: Response) {
    const body = endpoint.body && (await readJsonBody(request, response));
    return parseInput(endpoint, { params: request.params, query: request.query, body });
  }

  function add<E extends AnyEndpoint>(
    endpoint: E,
    handle: (input: PublicInput<E>, caller: Caller | undefined) => Promise<unknown>,
  ): void {
    const name = `${endpoint.method} ${endpoint.path}`;
    const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;
    app[method](`/api${endpoint.path}`, async (request, response) => {
      const caller = await admit(endpoint, request);
      const parsed = await read(endpoint, request, response);
      const input = { ...parsed, requestId: requestIdOf(response), address: request.ip ?? 'unknown' };
      const answer = async () => endpoint.response.parse(await handle(input, caller));
      const key = endpoint.creates ? request.get('Idempotency-Key') : undefined;
      const reply =
        key !== undefined && caller
          ? await idempotency.once({ userId: caller.id, endpoint: name, key, request: parsed }, answer)
          : await answer();
      await sendJson(request, response, 200, reply);
      log(request, response, caller?.id);
    });
  }

  function mountPublic<E extends AnyEndpoint>(
    endpoint: E,
    handler: Handler<NoInfer<E>, PublicInput<NoInfer<E>>>,
  ): void {
    if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public`);
    add(endpoint, async (input) => handler(input));
  }

  function mount<E extends AnyEndpoint>(
    endpoint: E,
    handler: Handler<NoInfer<E>, CallInput<NoInfer<E>>>,
  ): void {
    if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public`);
    add(endpoint, async (input, caller) => {
      if (!caller) throw new Error(`${endpoint.path} was reached without a caller`);
      return handler({ ...input, caller });
    });
  }

  return Object.assign(mount, { public: mountPublic });
}
