import { createHttpClient } from '../http-client.ts';
import type { Row } from '../benchmark-report.ts';
import { serve } from '../processes.ts';
import { compare, repeating } from '../rounds.ts';
import { tokensInTurn, type Bank } from '../benchmark-environment.ts';

const concurrency = 8;
const questionCount = 20;
const variant = repeating(700, concurrency);

const configurationOf = ({ subjectId, stageId }: Bank) => ({
  subjectId,
  examTypeId: stageId,
  difficulty: [1, 2, 3],
  questionCount,
  topicIds: [],
  duration: 30,
});

/** The whole call: drawing, creating the attempt and returning it, against the call that only returns an open one. */
export async function generateRow(bank: Bank, rounds: number): Promise<Row> {
  const http = createHttpClient(bank.api.url, concurrency);
  const nextToken = tokensInTurn(bank);
  const configuration = configurationOf(bank);
  const generate = variant('generate', () => http.post('/api/tests/generate', nextToken(), configuration));
  const show = variant('show', () => http.get('/api/tests/active', nextToken()));
  try {
    for (const { token } of bank.pupils) await http.post('/api/tests/generate', token, configuration);
    const { ratio, spread, rates } = await compare(generate, show, rounds);
    return {
      what: `The whole call: \`POST /api/tests/generate\`, bank of ${bank.questions.toLocaleString('en-GB')}`,
      against: '`GET /api/tests/active`, which shows the same rows',
      ratio,
      spread,
      aim: 'none set',
      isMet: true,
      detail: `${Math.round(rates['generate'] ?? 0)}/s against ${Math.round(rates['show'] ?? 0)}/s; it also writes 40 rows`,
    };
  } finally {
    http.close();
  }
}

/** The whole call against the same statements behind bare `node:http`: what the API's layers cost. */
export async function bareStartRow(bank: Bank, rounds: number): Promise<Row> {
  const bare = await serve('ops/bench/bare-start-server.ts', '/', { DATABASE_URL: bank.databaseUrl });
  const api = createHttpClient(bank.api.url, concurrency);
  const bareClient = createHttpClient(bare.url, concurrency);
  const nextToken = tokensInTurn(bank);
  let turn = 0;
  const starts = {
    api: variant('API', () => api.post('/api/tests/generate', nextToken(), configurationOf(bank))),
    bare: variant('bare', () => {
      const userId = bank.pupils[turn++ % bank.pupils.length]?.id;
      return bareClient.post('/', '', { userId, subjectId: bank.subjectId, questionCount });
    }),
  };
  try {
    const { ratio, spread, rates } = await compare(starts.api, starts.bare, rounds);
    return {
      what: 'Starting a test: `POST /api/tests/generate`',
      against: 'the same statements behind bare `node:http`',
      ratio,
      spread,
      aim: '≥ 0.6',
      isMet: ratio >= 0.6,
      detail: `${Math.round(rates['API'] ?? 0)}/s against ${Math.round(rates['bare'] ?? 0)}/s; the API also signs in, checks and logs`,
    };
  } finally {
    api.close();
    bareClient.close();
    await bare.stop();
  }
}
