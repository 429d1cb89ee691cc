import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { connectDatabase } from '@markwell/database/connect';
import { migrate } from '@markwell/database/migrate';
import { createDatabase } from '@markwell/database/databases';
import { startTemporaryPostgres } from '@markwell/dev-postgres/dev-postgres';
import getPort from 'get-port';
import { signSessionToken } from '../../apps/api/src/modules/accounts/session-tokens.ts';
import { startAiServer } from '../../apps/api/src/testing/ai/ai-server.ts';
import { startApi, stopApi, waitUntilApiReady } from '../../apps/api/src/child-process/api-process.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import { createIdentities } from '../fuzz/identities.ts';
import { testContext } from '../../apps/api/src/testing/test-context.ts';

const jwtSecret = 'only-for-the-fuzz-on-a-throw-away-database';
/** Each part has its own seed and new users. */
const requestsEach = 10_000;
/** Parts that run at the same time. */
const senders = 4;

/** Sends random requests to an API process with the demo data. Resolves to the problems that were found. */
export async function drill(requests: number): Promise<string[]> {
  const [postgres, ai] = await Promise.all([startTemporaryPostgres(), startAiServer()]);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'markwell-fuzz-'));
  process.env['DATA_DIR'] = dataDir;
  const { mediaStorage } = await import('../../tools/media-storage.ts');
  const { addRestOfLibrary, seedDemoData } = await import('@markwell/seed/seed');
  const databaseUrl = postgres.url('fuzz');
  await createDatabase(databaseUrl);
  await migrate(databaseUrl);
  await seedDemoData(databaseUrl, { log: () => undefined });
  await addRestOfLibrary(databaseUrl, { log: () => undefined, storage: mediaStorage() });
  const database = connectDatabase(databaseUrl, { poolSize: 3 });
  const port = await getPort();
  const api = startApi({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    JWT_SECRET: jwtSecret,
    PORT: String(port),
    SMTP_URL: '',
    OPENAI_API_KEY: 'fuzz',
    OPENAI_BASE_URL: ai.url,
  });
  const problems = new Set<string>();
  let left = requests;
  let seed = 0;
  try {
    if (!(await waitUntilApiReady(api, port))) throw new Error('the API did not start');
    const context = testContext({ clock: () => new Date(), settings: { jwtSecret } });
    const stage = await database.stage.findFirstOrThrow({ where: { subjects: { some: {} } } });
    const known = {
      subjectIds: await database.subject.findMany({ select: { id: true }, take: 30 }),
      topicIds: await database.topic.findMany({ select: { id: true }, take: 60 }),
      questionIds: await database.question.findMany({ select: { id: true }, take: 60 }),
      examTypeId: stage.id,
      pastPapers: await database.pastPaper.findMany({ select: { id: true }, take: 30 }),
      passageIds: await database.passage.findMany({ select: { id: true }, take: 30 }),
      flagIds: await database.report.findMany({ select: { id: true }, take: 30 }),
      users: await database.user.findMany({ where: { role: 'STUDENT' }, select: { id: true }, take: 30 }),
    };
    const sendParts = async () => {
      while (left > 0) {
        const part = Math.min(left, requestsEach);
        left -= part;
        const result = await fuzz({
          url: `http://127.0.0.1:${port}`,
          seed: ++seed,
          requests: part,
          identities: createIdentities(
            database,
            (user) => ({ Authorization: `Bearer ${signSessionToken(context, user, 1)}` }),
            stage.id,
          ),
          everyHundred: () => database.rateLimit.deleteMany(),
          known,
        });
        for (const problem of result.problems) problems.add(problem);
        console.log(
          `${part} requests, ${result.accepted} of ${result.operations} operations accepted one: ${JSON.stringify(result.statuses)}`,
        );
      }
    };
    await Promise.all(Array.from({ length: senders }, sendParts));
  } finally {
    await stopApi(api);
    await database.$disconnect();
    await ai.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return [...problems];
}
