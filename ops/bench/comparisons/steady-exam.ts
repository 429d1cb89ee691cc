import pg from 'pg';
import { connectDatabase } from '@markwell/database/connect';
import { submitAttempt } from '../../../apps/api/src/modules/attempts/finish-attempt.repository.ts';
import { storeAnswers } from '../../../apps/api/src/modules/attempts/save-answers.repository.ts';
import type { Bank } from '../benchmark-environment.ts';
import type { Row } from '../benchmark-report.ts';
import { createHttpClient } from '../http-client.ts';
import { compare } from '../rounds.ts';
import { answersTo, finishing, type Job } from './submit-test.ts';

const concurrency = 8;
/** The answers of one save: a pupil's test of 20 questions has five saves, then the submission. */
const answersEach = 4;

/** The answers of a test in the order in which they are saved. */
function savesOf(job: Job) {
  const answers = answersTo(job);
  return Array.from({ length: answers.length / answersEach }, (_, index) =>
    answers.slice(index * answersEach, (index + 1) * answersEach),
  );
}

/** What pupils of a running exam send, saves and a submission each, through the whole API against the statements alone. */
export async function steadyExamRow(bank: Bank, rounds: number): Promise<Row> {
  const client = new pg.Client({ connectionString: bank.databaseUrl });
  const database = connectDatabase(bank.databaseUrl, { poolSize: concurrency });
  const http = createHttpClient(bank.api.url, concurrency);
  const tokens = new Map(bank.pupils.map(({ id, token }) => [id, token]));
  const userIds = bank.pupils.map(({ id }) => id);
  await client.connect();
  const throughApi = finishing('API', client, userIds, async (job) => {
    const token = tokens.get(job.userId) ?? '';
    const answeredAt = new Date().toISOString();
    for (const answers of savesOf(job)) {
      await http.put(`/api/tests/${job.attemptId}/answers`, token, {
        answers: answers.map(({ questionId, letter }) => ({
          questionId,
          optionLetter: letter,
          sequence: 1,
          answeredAt,
        })),
      });
    }
    const userAnswers = Object.fromEntries(
      answersTo(job).map(({ questionId, letter }) => [questionId, letter]),
    );
    const sequences = Object.fromEntries(job.questions.map((questionId) => [questionId, 1]));
    const body = { testId: job.attemptId, userAnswers, sequences, timeTaken: 600 };
    await http.post('/api/tests/complete', token, body);
  });
  const statementsAlone = finishing('statements', client, userIds, async (job) => {
    const { attemptId, userId } = job;
    const now = new Date();
    const toSubmitted = ({ questionId, letter }: { questionId: string; letter: string }) => ({
      questionId,
      response: letter,
      sequence: 1,
      answeredAt: now,
    });
    for (const answers of savesOf(job))
      await storeAnswers(database, userId, attemptId, answers.map(toSubmitted), now);
    const answers = answersTo(job).map(toSubmitted);
    await submitAttempt(database, { attemptId, userId, now, by: 'pupil', timeTakenSeconds: 600, answers });
  });
  try {
    const { ratio, spread, rates } = await compare(throughApi, statementsAlone, rounds);
    return {
      what: 'A running exam: five saves of four answers and the submission of each test',
      against: 'the same statements alone',
      ratio,
      spread,
      aim: 'none set',
      isMet: true,
      detail: `${Math.round(rates['API'] ?? 0)} tests/s against ${Math.round(rates['statements'] ?? 0)}/s`,
    };
  } finally {
    http.close();
    await database.$disconnect();
    await client.end();
  }
}
