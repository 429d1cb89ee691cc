import { seededRandomInt } from '../../apps/api/src/testing/seeded-random.ts';
import type { Identity } from './identities.ts';
import { createKnownIds } from './known-values.ts';
import { operationsOf, type OpenApi, type Operation } from './operations.ts';
import { requestTo, type FuzzedRequest } from './requests.ts';

interface FuzzOptions {
  /** The address of the API, without a path. */
  url: string;
  /** The same seed sends the same requests to the same database. */
  seed: number;
  requests: number;
  identities: readonly Identity[];
  /** Called every hundred requests, for example to empty the rate limits. */
  everyHundred: () => Promise<unknown>;
  /** Ids that exist. */
  known?: unknown;
}

interface FuzzResult {
  /** What must not happen, each kind once, with a request that causes it. */
  problems: string[];
  /** The number of replies by status. */
  statuses: Record<number, number>;
  /** The operations that accepted at least one request. */
  accepted: number;
  operations: number;
  /** Those that accepted none: `GET /api/…`. */
  neverAccepted: string[];
}

/** A request without a reply after this time is a problem. */
const patienceMs = 30_000;

/**
 * Sends random requests, derived from the OpenAPI description, as every identity. A reply is a problem when its
 * status is 500 or more, or not declared, when a body is not the JSON of the contract, or when there is none in time.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { url, seed, requests, identities, everyHundred } = options;
  const randomInt = seededRandomInt(seed);
  const known = createKnownIds(randomInt);
  known.learn(options.known);
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi;
  const operations = operationsOf(document);
  const problems = new Map<string, string>();
  const statuses: Record<number, number> = {};
  const accepted = new Set<Operation>();

  for (let sent = 0; sent < requests; sent++) {
    if (sent % 100 === 0) await everyHundred();
    const operation = operations[randomInt(operations.length)];
    const identity = identities[randomInt(identities.length)];
    if (!operation || !identity) throw new Error('there is nothing to send');
    const request = requestTo(operation, { randomInt, known });
    const { status, text, type } = await send(url, request, await identity.headers()).catch(noReply);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 200) accepted.add(operation);
    if (status === 401) identity.renew();
    const wrong = whatIsWrong(operation, { status, text, type });
    const key = `${operation.method} ${operation.path} ${wrong}`;
    if (wrong && !problems.has(key)) problems.set(key, describe(wrong, identity, request, text));
    if (status === 200 && type.startsWith('application/json')) known.learn(JSON.parse(text));
  }
  return {
    problems: [...problems.values()],
    statuses,
    accepted: accepted.size,
    operations: operations.length,
    neverAccepted: operations
      .filter((operation) => !accepted.has(operation))
      .map(({ method, path }) => `${method} ${path}`),
  };
}

interface Reply {
  status: number;
  type: string;
  text: string;
}

async function send(url: string, request: FuzzedRequest, session: Record<string, string>): Promise<Reply> {
  const response = await fetch(url + request.path, {
    method: request.method,
    headers: { ...request.headers, ...session },
    body: request.body ?? null,
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}

const noReply = (error: unknown): Reply => ({ status: 0, type: '', text: String(error) });

function whatIsWrong({ statuses }: Operation, { status, type, text }: Reply): string | undefined {
  if (status === 0) return 'got no reply';
  if (status >= 500) return `answered ${status}`;
  // A path whose parameter cannot be decoded belongs to no route.
  if (!statuses.has(status) && status !== 404 && status !== 400)
    return `answered ${status}, which is not declared`;
  if (status < 400) return undefined;
  if (!type.startsWith('application/json')) return `answered ${status} as ${type}`;
  const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown };
  return typeof code === 'string' && typeof message === 'string'
    ? undefined
    : `answered ${status} without a code`;
}

function describe(
  wrong: string,
  identity: Identity,
  { method, path, body }: FuzzedRequest,
  reply: string,
): string {
  const sent = body instanceof FormData ? JSON.stringify([...body.keys()]) : (body ?? '');
  return `${method} ${path.slice(0, 300)} as ${identity.name} ${wrong}\n  sent ${sent.slice(0, 600)}\n  got ${reply.slice(0, 400)}`;
}
