import { once } from 'node:events';
import * as fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startAiServer } from '../../apps/api/src/testing/ai/ai-server.ts';
import { buildSubject, buildTopic } from '../../apps/api/src/testing/builders/build-curriculum.ts';
import { buildQuestions } from '../../apps/api/src/testing/builders/build-question.ts';
import { createTestApp, testDatabase } from '../../apps/api/src/testing/test-app.ts';
import { longTestLimit } from '@markwell/testing/time-limits';
import { fuzz } from './fuzz.ts';
import { addKnownRows } from './known-rows.ts';
import { createIdentities } from './identities.ts';

const requests = 6_000;

const ai = await startAiServer();
const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-fuzz-'));
const { app, database, signInAs } = await createTestApp({
  database: await testDatabase(),
  settings: {
    dataDir,
    openai: { apiKey: 'sk-test', baseUrl: ai.url, model: 'test-model', timeoutSeconds: 5 },
  },
});
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await ai.close();
  await fs.rm(dataDir, { recursive: true });
});

test(
  `${requests} random requests of everyone get declared statuses below 500`,
  { timeout: longTestLimit },
  async () => {
    const subject = await buildSubject(database);
    const topics = [
      await buildTopic(database, { subjectId: subject.id }),
      await buildTopic(database, { subjectId: subject.id }),
    ];
    const questions = [];
    for (const { id } of topics)
      for (const kind of ['REGULAR', 'RAPID_FIRE'] as const)
        questions.push(...(await buildQuestions(database, 12, { topicId: id, kind, difficulty: 1 })));
    const result = await fuzz({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      seed: 20_261_122,
      requests,
      identities: createIdentities(database, signInAs, subject.stageId),
      everyHundred: () => database.$executeRawUnsafe('delete from rate_limits'),
      known: {
        ...(await addKnownRows(database, {
          stageId: subject.stageId,
          subjectId: subject.id,
          questionIds: questions.map(({ id }) => id),
        })),
        subjectId: subject.id,
        examTypeId: subject.stageId,
        stageId: subject.stageId,
        topicIds: topics,
        questionIds: questions,
      },
    });
    expect(result.problems.join('\n\n')).toBe('');
    // Enough requests pass all checks of their input, so that the fuzz reaches what is behind them. About half of the
    // operations do: how many depends on the random ids and orders of earlier replies.
    expect(result.statuses[200]).toBeGreaterThan(requests / 20);
    expect(
      result.accepted / result.operations,
      `Never accepted:\n${result.neverAccepted.join('\n')}`,
    ).toBeGreaterThan(0.4);
  },
);
