import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

/** Milliseconds after which the web aborts a call. */
const patienceMs = 10_000;
/** Milliseconds until a call is repeated after a lost connection or an error. */
const againMs = 200;
/** Milliseconds after which a call without an answer counts as a failure. */
const maxMs = 180_000;

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** After `/api`. */
  path: string;
  token: string;
  /** What becomes JSON, a Buffer that is JSON already, or a form with files. */
  body?: unknown;
  /** The idempotency key, the same for each try. */
  key?: string;
  /** The network address that the caller seems to have, for a process that trusts its proxy. */
  networkAddress?: string;
}

/** What happened to calls until each was answered. */
export interface CallLog {
  answered: number;
  /** The number of 503 replies with Retry-After, of 507 replies, of aborted tries and of lost connections. */
  busy: number;
  full: number;
  givenUp: number;
  cutOff: number;
  /** Replies that the web would show as an error, and calls that were never answered. */
  errors: string[];
}

export const createCallLog = (): CallLog => ({
  answered: 0,
  busy: 0,
  full: 0,
  givenUp: 0,
  cutOff: 0,
  errors: [],
});

const drillAgent = new Agent({ keepAlive: true, maxSockets: Infinity });

/**
 * Repeats a call as the web does, each time at the next process, until it succeeds, and resolves to the
 * answer; undefined after three minutes. Waits as long as Retry-After says, at most `longestWaitMs`.
 */
export async function callUntilAnswered(
  call: Call,
  urls: readonly string[],
  log: CallLog,
  { first = 0, longestWaitMs = Infinity }: { first?: number; longestWaitMs?: number } = {},
): Promise<unknown> {
  const began = performance.now();
  for (let tries = first; performance.now() - began < maxMs; tries++) {
    const giveUp = AbortSignal.timeout(patienceMs);
    try {
      const reply = await send(`${urls[tries % urls.length] ?? ''}/api${call.path}`, call, giveUp);
      if (reply.status >= 200 && reply.status < 300) {
        log.answered++;
        return reply.text === '' ? {} : JSON.parse(reply.text);
      }
      await pause(Math.min(longestWaitMs, countRefusal(reply, call, log)));
    } catch {
      if (giveUp.aborted) log.givenUp++;
      else {
        log.cutOff++;
        await pause(againMs);
      }
    }
  }
  log.errors.push(`${call.method} ${call.path}: no answer in ${maxMs / 1000} s`);
  return undefined;
}

/** Notes a reply that is no answer. Returns the milliseconds until the call is repeated. */
function countRefusal({ status, retryAfter, text }: Reply, { method, path }: Call, log: CallLog): number {
  if (status === 503 && retryAfter > 0) {
    log.busy++;
    return retryAfter * 1000 * (1 + Math.random() / 2);
  }
  if (status === 507) log.full++;
  // A proxy's answers for a process that ended.
  else if (status === 502 || status === 504) log.cutOff++;
  else log.errors.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
  return againMs;
}

interface Reply {
  status: number;
  /** Seconds. */
  retryAfter: number;
  text: string;
}

/** Sends one request. Rejects when the connection is lost. */
export async function send(
  url: string,
  { method, token, body, key, networkAddress }: Omit<Call, 'path'>,
  signal: AbortSignal,
): Promise<Reply> {
  const { content, type } = await encode(body);
  const headers = {
    authorization: `Bearer ${token}`,
    'accept-encoding': 'br',
    ...(type === null ? {} : { 'content-type': type, 'content-length': content.length }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(networkAddress === undefined ? {} : { 'x-forwarded-for': networkAddress }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, agent: drillAgent, headers, signal }, (response) => {
      textOf(response).then((text) => {
        const { statusCode: status = 0, headers: sent } = response;
        resolve({ status, retryAfter: Number(sent['retry-after'] ?? 0), text });
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(content);
  });
}

async function encode(body: unknown): Promise<{ content: Buffer; type: string | null }> {
  if (!(body instanceof FormData)) {
    if (body === undefined) return { content: Buffer.alloc(0), type: null };
    if (body instanceof Buffer) return { content: body, type: 'application/json' };
    return { content: Buffer.from(JSON.stringify(body)), type: 'application/json' };
  }
  const encoded = new Response(body);
  return {
    content: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type'),
  };
}

async function textOf(response: IncomingMessage): Promise<string> {
  const content = await buffer(response);
  return (response.headers['content-encoding'] === 'br' ? brotliDecompressSync(content) : content).toString();
}
