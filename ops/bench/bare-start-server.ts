/**
 * Starts tests with the product's own statements behind bare `node:http`: no Express, no sign-in, no checks of input and
 * reply, no queue. The baseline that shows what the API's layers cost in a start.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { connectDatabase } from '@markwell/database/connect';
import { v7 as uuid } from 'uuid';
import { createAttempt } from '../../apps/api/src/modules/attempts/create-attempt.repository.ts';
import { findDrawScope } from '../../apps/api/src/modules/question-bank/draw/draw-scope.repository.ts';
import { drawFromBank } from '../../apps/api/src/modules/question-bank/draw/draw.ts';
import type { LoadedQuestions } from '../../apps/api/src/modules/question-bank/draw/draw-source.ts';
import { secureRandomInt } from '../../apps/api/src/platform/random.ts';
import { testContext } from '../../apps/api/src/testing/test-context.ts';

const database = connectDatabase(process.env['DATABASE_URL'] ?? '', { poolSize: 10 });
const context = testContext({ db: database, clock: () => new Date(), randomInt: secureRandomInt });

interface BareStart {
  userId: string;
  subjectId: string;
  questionCount: number;
}

async function startTest({ userId, subjectId, questionCount }: BareStart) {
  const viewer = { schoolId: null, isAdmin: false };
  const query = { subjectId, kind: 'REGULAR', difficulties: [1, 2, 3, 4, 5], topicIds: [] } as const;
  const scope = await findDrawScope(context, userId, viewer, query);
  if (!scope) throw new Error('there is no such subject');
  const loaded: LoadedQuestions = new Map();
  const ids = await drawFromBank(context, { userId, pool: scope.pool, count: questionCount }, loaded);
  const attempt = {
    id: uuid(),
    userId,
    stageId: scope.subject.stage.id,
    subjectId,
    kind: 'MOCK_TEST',
    difficulties: [1, 2, 3],
    topicIds: [],
    tier: null,
    answerMode: 'MULTIPLE_CHOICE',
    requestedQuestions: questionCount,
    baseSeconds: 1_800,
    usesConfirmed: false,
    startedAt: new Date(),
    answerKeyOnClient: true,
    maxOpenTests: 1_000_000,
  } as const;
  const created = await createAttempt(database, attempt, ids, loaded, undefined);
  return { test: { ...attempt, ...created?.times }, questions: created?.questions };
}

createServer((request, response) => {
  const reply = async () => {
    if (request.method === 'GET') return { status: 'ok' };
    return startTest(JSON.parse(await text(request)) as BareStart);
  };
  reply().then(
    (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
