import { createHttpClient } from '../http-client.ts';
import type { Row } from '../benchmark-report.ts';
import { compare, repeating } from '../rounds.ts';
import { tokensInTurn, type Bank } from '../benchmark-environment.ts';

const concurrency = 8;
const variant = repeating(700, concurrency);

/** The whole call: drawing, creating the attempt and returning it, against the call that only returns an open one. */
export async function generateRow(bank: Bank, rounds: number): Promise<Row> {
  const http = createHttpClient(bank.api.url, concurrency);
  const nextToken = tokensInTurn(bank);
  const configuration = {
    subjectId: bank.subjectId,
    examTypeId: bank.stageId,
    difficulty: [1, 2, 3],
    questionCount: 20,
    topicIds: [],
    duration: 30,
  };
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
