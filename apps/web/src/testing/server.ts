import type { AnyEndpoint, ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import { ownMemberships } from '@markwell/shared/classes/classes.contract';
import { ownAssignments } from '@markwell/shared/assignments/assignments.contract';
import { openTests } from '@markwell/shared/mock-tests/mock-tests.contract';
import { signOut } from '@markwell/shared/accounts/sessions.contract';
import { statusOf, type ErrorCode } from '@markwell/shared/contract/errors';
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

const server = setupServer();
let isStarted = false;

/** Throws in a file that has not called `startServer`: a request would get past the tests unnoticed. */
export function requireServer(): void {
  if (!isStarted) throw new Error('Call startServer() at the top of the test file');
}

const someInstant = '2026-03-03T10:00:00.000Z';
/** The timer itself, also while a test uses fake ones. */
const setRealTimeout = setTimeout;
const nextTurn = () =>
  new Promise<void>((resolve) => {
    setRealTimeout(resolve, 0);
  });
/** Requests that have no reply yet. */
const unfinished = new Set<string>();
server.events.on('request:start', ({ requestId }) => unfinished.add(requestId));
server.events.on('request:end', ({ requestId }) => unfinished.delete(requestId));
/** A test may hold a reply back for ever. */
const maxTurns = 20;

/**
 * Resolves when every request that was sent has found its handler, which takes no timers, and its reply was read: the
 * page of the next test must not show what a request of this one has caused.
 */
async function requestsFinished(): Promise<void> {
  await nextTurn();
  for (let turn = 0; unfinished.size > 0 && turn < maxTurns; turn++) await nextTurn();
  unfinished.clear();
}

/**
 * Mocks the network; call it once at the top of a file. A request without a handler fails its test, even if the page
 * copes with the network error that it gets, or sends the request at the very end.
 */
export function startServer(...handlers: HttpHandler[]): void {
  const always = [
    ...handlers,
    // Every page that can start a test asks which tests are open.
    handle(openTests, () => ({ tests: [], serverTime: someInstant })),
    // The dashboard of a pupil asks for the classes, and pages with people who see the pupil's work.
    handle(ownMemberships, () => ({ classes: [], invitations: [] })),
    // The dashboard asks what the pupil's teachers have set.
    handle(ownAssignments, () => ({ assignments: [] })),
    // Sent whenever a user signs out; the page does not wait for the reply.
    handle(signOut, () => ({})),
  ];
  const unanswered: string[] = [];
  let isRunning = false;
  isStarted = true;

  beforeAll(() => {
    server.listen({
      onUnhandledRequest({ method, url }) {
        if (isRunning) unanswered.push(`${method} ${new URL(url).pathname}`);
        throw new TypeError(`No handler for ${method} ${url}`);
      },
    });
  });
  beforeEach(() => {
    isRunning = true;
    // Runs after all `afterEach` hooks. The pages are unmounted by then, so they send nothing more.
    return async () => {
      await requestsFinished();
      isRunning = false;
      server.resetHandlers(...always);
      const requests = unanswered.splice(0);
      if (requests.length > 0) throw new Error(`Requests without a handler: ${requests.join(', ')}`);
    };
  });
  afterAll(() => {
    server.close();
    server.resetHandlers();
    isStarted = false;
  });
  server.use(...always);
}

export type Request<E extends AnyEndpoint> = ParsedInput<E> & { headers: Headers };
type Reply<E extends AnyEndpoint> = ReplyOf<E> | Refusal;
type Handler<E extends AnyEndpoint> = (request: Request<E>) => Reply<E> | Promise<Reply<E>>;

const refused = Symbol('refused');
interface Refusal {
  [refused]: true;
  code: ErrorCode;
  message: string;
  /** The field of the body with the error. */
  field?: string;
  /** In seconds. */
  retryAfter?: number;
  queuePosition?: number | undefined;
}

/** Return this from a handler for an error reply: the API's error body with the status of the code. */
export const refuse = (code: ErrorCode, message: string): Refusal => ({ [refused]: true, code, message });

/** The same, with the field of the body that is invalid. */
export const refuseField = (code: ErrorCode, field: string, message: string): Refusal => ({
  ...refuse(code, message),
  field,
});

/** The API's error reply while it is overloaded. */
export const refuseBusy = (retryAfter = 1, queuePosition?: number): Refusal => ({
  ...refuse('BUSY', 'Please wait a few seconds.'),
  retryAfter,
  queuePosition,
});

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && refused in value;

function refusalBody({ code, message, field, retryAfter, queuePosition }: Refusal) {
  const issues = field === undefined ? {} : { issues: [{ path: `body.${field}`, message }] };
  return HttpResponse.json(
    { error: message, message, code, requestId: 'test', queuePosition, ...issues },
    {
      status: statusOf[code],
      ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }),
    },
  );
}

/** A handler for an endpoint: its input is parsed, and its reply has the contract's type. */
export function handle<E extends AnyEndpoint>(endpoint: E, reply: Handler<NoInfer<E>>): HttpHandler {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](`*/api${endpoint.path}`, async ({ request, params }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const input = {
      params: endpoint.params?.parse(params),
      query: endpoint.query?.parse(query),
      body: endpoint.body?.parse(await request.clone().json()),
      headers: request.headers,
    } as Request<E>;
    const given = await reply(input);
    if (isRefusal(given)) return refusalBody(given);
    return HttpResponse.json(given as JsonBodyType);
  });
}

/** Sets the endpoint's reply until the end of the test: a value, or a function of the request. */
export function answer<E extends AnyEndpoint>(
  endpoint: E,
  reply: Reply<NoInfer<E>> | Handler<NoInfer<E>>,
): void {
  server.use(handle(endpoint, typeof reply === 'function' ? (reply as Handler<E>) : () => reply));
}

/** The same as `answer` with a value; the mock it returns is called with the body of each request. */
export function recordBodies<E extends AnyEndpoint>(endpoint: E, reply: ReplyOf<NoInfer<E>>) {
  const received = vi.fn<(body: Request<E>['body']) => void>();
  const handler: Handler<E> = ({ body }) => {
    received(body);
    return reply;
  };
  server.use(handle(endpoint, handler));
  return received;
}

/** Adds a handler until the end of the test, for details that the contract does not cover. */
export const addHandler = (handler: HttpHandler): void => server.use(handler);

/** Makes the endpoint fail as without network until the end of the test. */
export function failWithNetworkError(endpoint: AnyEndpoint): void {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  server.use(http[method](`*/api${endpoint.path}`, () => HttpResponse.error()));
}
