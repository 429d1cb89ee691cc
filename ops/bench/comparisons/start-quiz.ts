import { createHttpClient } from '../http-client.ts';
import type { Row } from '../benchmark-report.ts';
import { compare, repeating } from '../rounds.ts';
import { tokensInTurn, type Bank } from '../benchmark-environment.ts';

const concurrency = 8;
const variant = repeating(700, concurrency);

/** Starting a quiz against starting a test with as many questions: the draw is the same, so it should cost no more. */
export async function quizRow(bank: Bank, rounds: number): Promise<Row> {
  const http = createHttpClient(bank.api.url, concurrency);
  const nextToken = tokensInTurn(bank);
  const choice = { subjectId: bank.subjectId, examTypeId: bank.stageId };
  const test = { ...choice, difficulty: [1, 2, 3], questionCount: 20, topicIds: [], duration: 30 };
  const posting = (name: string, path: string, body: object) =>
    variant(name, () => http.post(path, nextToken(), body));
  try {
    const { ratio, spread, rates } = await compare(
      posting('quiz', '/api/rapid-fire/start', choice),
      posting('test', '/api/tests/generate', test),
      rounds,
    );
    return {
      what: 'Starting a quiz: `POST /api/rapid-fire/start`, 20 questions',
      against: '`POST /api/tests/generate` for 20 questions',
      ratio,
      spread,
      aim: '≥ 0.7',
      isMet: ratio >= 0.7,
      detail: `${Math.round(rates['quiz'] ?? 0)}/s against ${Math.round(rates['test'] ?? 0)}/s`,
    };
  } finally {
    http.close();
  }
}
