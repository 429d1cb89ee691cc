import type { Access, AnyEndpoint, ParsedInput } from '@markwell/shared/contract/endpoint';
import type { Request, Response } from 'express';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import type { Caller } from '#platform/caller.ts';
import { assertAllowed, type Authenticate } from '../security/authorise.ts';
import { clientNetworkOf } from '../security/client-network.ts';
import type { Upload, UploadReader } from '../uploads/multipart.ts';
import type { AdmissionQueue } from './admission-queue.ts';
import type { CreationLimit } from './creation-limit.ts';
import { readIdempotencyKey, type Idempotency } from './idempotency.ts';
import { parseInput } from './parse-input.ts';
import { parseJsonBody, receiveJsonBody, type JsonSender } from './read-json-body.ts';
import { requestIdOf } from './request-id.ts';

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
  /** Of an endpoint that creates something. */
  idempotencyKey: string | undefined;
  /** Returns a signal that fires when the client disconnects before the reply, to stop long work. */
  disconnectSignal: () => AbortSignal;
};

/** Creates the reply to one request. */
export type CreateReply<E extends AnyEndpoint = AnyEndpoint> = (
  input: PublicInput<E>,
  caller: Caller | undefined,
  idempotentRequest: IdempotentRequest | undefined,
) => unknown;

export type ReplyToRepeat = (caller: Caller, resultId: string) => Promise<unknown>;

/** What serving a request needs. */
export interface ServeTools {
  authenticate: Authenticate;
  admission: AdmissionQueue;
  creationLimit: CreationLimit;
  idempotency: Idempotency;
  uploads: UploadReader;
}

/** Serves one request of an endpoint: returns the reply, which only has what the response schema lists. */
type Serve = (
  request: Request,
  response: Response,
) => Promise<{ caller: Caller | undefined; reply: unknown }>;

/** Serving the requests of an endpoint: admit, authenticate, authorise, parse and handle. */
export function createServe({ authenticate, admission, creationLimit, idempotency, uploads }: ServeTools) {
  async function callerOf(endpoint: AnyEndpoint, request: Request): Promise<Caller | undefined> {
    if (endpoint.access === 'public') return undefined;
    const caller = await authenticate(request.headers.authorization);
    assertAllowed(endpoint, caller);
    return caller;
  }

  return function serveRequestsOf<E extends AnyEndpoint>(
    endpoint: E,
    createReply: CreateReply<E>,
    replyToRepeat?: ReplyToRepeat,
  ): Serve {
    /** Handles one request; once per Idempotency-Key when the endpoint creates something. */
    function handleOnce(
      request: Request,
      response: Response,
      caller: Caller | undefined,
      received: Partial<Upload>,
    ) {
      const parsed = parseInput(endpoint, request, received.body);
      const files = received.files as ParsedInput<E>['files'];
      const key = endpoint.creates ? readIdempotencyKey(request.get('Idempotency-Key')) : undefined;
      const requestDetails = {
        requestId: requestIdOf(response),
        networkAddress: () => clientNetworkOf(request.ip),
        userAgent: () => request.get('User-Agent') ?? '',
        idempotencyKey: key,
        disconnectSignal: () => clientDisconnectSignal(response),
      };
      // `parsed` and `files` together are the parsed input.
      const input = { ...parsed, files, ...requestDetails } as PublicInput<E>;
      const reply = async (idempotentRequest?: IdempotentRequest) => {
        // Not for a repeat, which gets its reply without any work.
        if (endpoint.creates && caller && !isForStaff(endpoint)) creationLimit.consume(caller.id);
        return endpoint.response.parse(await createReply(input, caller, idempotentRequest));
      };
      if (key === undefined || !caller) return reply();
      const content = received.digests ? { ...parsed, files: received.digests } : parsed;
      return idempotency.once(
        { userId: caller.id, endpoint: `${endpoint.method} ${endpoint.path}`, key, request: content },
        reply,
        async (resultId) => endpoint.response.parse(await replyToRepeat?.(caller, resultId)),
      );
    }

    const sender = senderOf(endpoint);

    /**
     * Receives the body before the request enters the queue, so that a slow sender does not delay others.
     * Permissions are checked before the body is parsed and before errors in it are thrown.
     */
    async function serveInQueue(request: Request, response: Response) {
      const [received] = await Promise.allSettled([
        endpoint.body && receiveJsonBody(request, response, sender),
      ]);
      return admission.run(
        {
          disconnectSignal: () => clientDisconnectSignal(response),
          isFirst: endpoint.method !== 'GET' && !endpoint.creates,
          key: endpoint.creates ? request.get('Idempotency-Key') : undefined,
        },
        async () => {
          const caller = await callerOf(endpoint, request);
          if (received.status === 'rejected') throw received.reason;
          const body = parseJsonBody(received.value);
          return { caller, reply: await handleOnce(request, response, caller, { body }) };
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
            body: endpoint.body && parseJsonBody(await receiveJsonBody(request, response, sender)),
          });
      return { caller, reply };
    }

    return usesAdmissionQueue(endpoint) ? serveInQueue : serveImmediately;
  };
}

const staffAccess: ReadonlySet<Access> = new Set(['teacher', 'staff', 'author', 'admin', 'super-admin']);

function senderOf(endpoint: AnyEndpoint): JsonSender {
  if (endpoint.access === 'public') return 'public';
  return isForStaff(endpoint) ? 'staff' : 'pupil';
}

/** Staff create much in a short time, for example the questions of a subject; their e-mails have limits of their own. */
const isForStaff = ({ access }: AnyEndpoint) => staffAccess.has(access);

/**
 * Whether a request goes through the admission queue. Pupils' requests do. Public requests are cheap or have
 * limits of their own, as sign-in has; administrators' requests are few and may take a minute.
 */
function usesAdmissionQueue({ access, files }: AnyEndpoint): boolean {
  return (access === 'learner' || access === 'signed-in') && !files;
}

/**
 * An AbortSignal that fires when the client disconnects before the reply is complete, so that work for it can
 * stop.
 */
function clientDisconnectSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  const abortUnlessReplied = () => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.closed) abortUnlessReplied();
  else response.once('close', abortUnlessReplied);
  return controller.signal;
}
