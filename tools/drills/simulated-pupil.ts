import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { BenchPupil } from '../bench/benchmark-environment.ts';
import type { DrillEnvironment } from './drill-environment.ts';

/** Milliseconds after which the web aborts a call. */
const patienceMs = 10_000;
/** Milliseconds until a pupil tries again after a lost connection or an error. */
const againMs = 200;
/** Milliseconds after which a pupil without a test counts as a failure. */
const maxMs = 180_000;

/** The course of one pupil's start. */
export interface StartAttemptLog {
  pupil: BenchPupil;
  /** Undefined if the pupil got no test. */
  testId: string | undefined;
  /** Milliseconds from the first request to the test. */
  tookMs: number;
  /** The number of 503 replies, of requests aborted after ten seconds, and of lost connections. */
  busy: number;
  givenUp: number;
  cutOff: number;
  /** Replies that the web would show as an error. */
  errors: string[];
}

export const drillAgent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Sends a start, and repeats it with the same idempotency key until there is a test, each time to the next process. */
export async function simulateStart(
  pupil: BenchPupil,
  { subjectId, stageId }: Pick<DrillEnvironment, 'subjectId' | 'stageId'>,
  urls: readonly string[],
  first: number,
): Promise<StartAttemptLog> {
  const body = JSON.stringify({
    subjectId,
    examTypeId: stageId,
    difficulty: [1, 2, 3],
    questionCount: 20,
    topicIds: [],
  });
  const headers = {
    authorization: `Bearer ${pupil.token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'accept-encoding': 'br',
    'idempotency-key': randomUUID(),
  };
  const press: StartAttemptLog = {
    pupil,
    testId: undefined,
    tookMs: 0,
    busy: 0,
    givenUp: 0,
    cutOff: 0,
    errors: [],
  };
  const began = performance.now();
  for (let tries = first; performance.now() - began < maxMs; tries++) {
    const giveUp = AbortSignal.timeout(patienceMs);
    try {
      const reply = await post(
        `${urls[tries % urls.length] ?? ''}/api/tests/generate`,
        headers,
        body,
        giveUp,
      );
      if (reply.status === 200) {
        press.testId = (JSON.parse(reply.text) as { testId: string }).testId;
        break;
      }
      if (reply.status === 503 && reply.retryAfter > 0) {
        press.busy++;
        await pause(reply.retryAfter * 1000 * (1 + Math.random() / 2));
        continue;
      }
      press.errors.push(`${reply.status} ${reply.text.slice(0, 200)}`);
      await pause(againMs);
    } catch {
      if (giveUp.aborted) press.givenUp++;
      else {
        press.cutOff++;
        await pause(againMs);
      }
    }
  }
  press.tookMs = performance.now() - began;
  return press;
}

function post(url: string, headers: Record<string, string | number>, body: string, signal: AbortSignal) {
  return new Promise<{ status: number; retryAfter: number; text: string }>((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', agent: drillAgent, headers, signal }, (response) => {
      textOf(response).then((text) => {
        const { statusCode: status = 0, headers: sent } = response;
        resolve({ status, retryAfter: Number(sent['retry-after'] ?? 0), text });
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  const content = await buffer(response);
  return (response.headers['content-encoding'] === 'br' ? brotliDecompressSync(content) : content).toString();
}

/**
 * Compares the tests in the database with one test per start: counts second tests, phantoms (tests that no start
 * returned) and lost acknowledged tests.
 */
export async function compareTests(
  { database }: Pick<DrillEnvironment, 'database'>,
  presses: readonly StartAttemptLog[],
): Promise<{ second: number; phantoms: number; lost: number; without: number }> {
  const acknowledged = presses.flatMap(({ testId }) => (testId === undefined ? [] : [testId]));
  const pupilIds = [...new Set(presses.map(({ pupil }) => pupil.id))];
  const { rows } = await database.query<{ id: string }>(
    'select id from attempts where user_id = any($1::uuid[])',
    [pupilIds],
  );
  const storedIds = new Set(rows.map(({ id }) => id));
  return {
    phantoms: [...storedIds].filter((id) => !acknowledged.includes(id)).length,
    second: Math.max(0, storedIds.size - presses.length),
    lost: acknowledged.filter((id) => !storedIds.has(id)).length,
    without: presses.length - acknowledged.length,
  };
}
