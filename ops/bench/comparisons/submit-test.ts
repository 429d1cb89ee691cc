import pg from 'pg';
import { connectDatabase } from '@markwell/database/connect';
import { submitAttempt } from '../../../apps/api/src/modules/attempts/finish-attempt.repository.ts';
import { createHttpClient } from '../http-client.ts';
import { openAttempts, questionsOf } from '../open-attempts.ts';
import type { Row } from '../benchmark-report.ts';
import { compare, type Variant } from '../rounds.ts';
import type { Bank } from '../benchmark-environment.ts';

const attemptsPerRound = 400;
const concurrency = 8;
const letters = ['A', 'B', 'C', 'D'] as const;

/** An open attempt to finish. */
export interface Job {
  attemptId: string;
  userId: string;
  questions: string[];
}

/** The answers to the questions of an attempt, different for each attempt. */
export const answersTo = ({ questions, attemptId }: Job) =>
  questions.map((questionId, index) => ({
    questionId,
    letter: letters[(index + attemptId.charCodeAt(0)) % letters.length] ?? 'A',
  }));

/** Each variant finishes its own attempts, which are prepared before the round; the preparation is not measured. */
export function finishing(
  name: string,
  client: pg.Client,
  userIds: readonly string[],
  finish: (job: Job) => Promise<unknown>,
): Variant {
  return {
    name,
    async round() {
      const opened = await openAttempts(client, userIds, attemptsPerRound);
      const questions = await questionsOf(
        client,
        opened.map(({ id }) => id),
      );
      const jobs = opened.map(({ id, userId }) => ({
        attemptId: id,
        userId,
        questions: questions.get(id) ?? [],
      }));
      const started = performance.now();
      const worker = async () => {
        for (let job = jobs.pop(); job; job = jobs.pop()) await finish(job);
      };
      await Promise.all(Array.from({ length: concurrency }, worker));
      return attemptsPerRound / ((performance.now() - started) / 1000);
    },
  };
}

/** Finishing a test through the whole API against the statement alone. */
export async function completeRow(bank: Bank, rounds: number): Promise<Row> {
  const client = new pg.Client({ connectionString: bank.databaseUrl });
  const database = connectDatabase(bank.databaseUrl, { poolSize: concurrency });
  const http = createHttpClient(bank.api.url, concurrency);
  const tokens = new Map(bank.pupils.map(({ id, token }) => [id, token]));
  const userIds = bank.pupils.map(({ id }) => id);
  await client.connect();
  const throughApi = finishing('API', client, userIds, (job) => {
    const userAnswers = Object.fromEntries(
      answersTo(job).map(({ questionId, letter }) => [questionId, letter]),
    );
    return http.post('/api/tests/complete', tokens.get(job.userId) ?? '', {
      testId: job.attemptId,
      userAnswers,
      timeTaken: 600,
    });
  });
  const statementAlone = finishing('statement', client, userIds, (job) => {
    const now = new Date();
    return submitAttempt(database, {
      attemptId: job.attemptId,
      userId: job.userId,
      now,
      by: 'pupil',
      timeTakenSeconds: 600,
      answers: answersTo(job).map(({ questionId, letter }) => ({
        questionId,
        response: letter,
        sequence: null,
        answeredAt: now,
      })),
    });
  });
  try {
    const { ratio, spread, rates } = await compare(throughApi, statementAlone, rounds);
    return {
      what: 'Finishing a test: `POST /api/tests/complete`, 20 answers',
      against: 'the same statement alone',
      ratio,
      spread,
      aim: '≥ 0.4',
      isMet: ratio >= 0.4,
      detail: `${Math.round(rates['API'] ?? 0)}/s against ${Math.round(rates['statement'] ?? 0)}/s`,
    };
  } finally {
    http.close();
    await database.$disconnect();
    await client.end();
  }
}
