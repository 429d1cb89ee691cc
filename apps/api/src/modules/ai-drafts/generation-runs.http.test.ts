import { once } from 'node:events';
import { cancelRun, generateVocabulary, listRuns } from '@markwell/shared/ai-drafts/ai.contract';
import { ownNotifications } from '@markwell/shared/notifications/notifications.contract';
import { afterAll, expect, test } from 'vitest';
import { createAiTestApp } from '#testing/ai/create-ai-test-app.ts';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';

const { app, database, ai, newAdmin, signInAs, jobs } = await createAiTestApp({ timeoutSeconds: 60 });
const server = app.listen(0, '127.0.0.1');
afterAll(() => {
  server.close();
});
await once(server, 'listening');
const { port } = server.address() as { port: number };

type Admin = Awaited<ReturnType<typeof newAdmin>>;
const newInput = async () => {
  const { stageId, id } = await buildSubject(database, { name: 'English' });
  return { examType: stageId, subject: id, difficulty: 2, count: 5 };
};
const runsOf = async (admin: Admin) => bodyOf(listRuns, await admin.get('/ai/runs')).runs;
const newestRun = async (admin: Admin) => itemAt(await runsOf(admin), 0);
const bell = async (admin: Admin) =>
  bodyOf(ownNotifications, await admin.get('/notifications')).notifications.map(({ title, body, link }) => ({
    title,
    body,
    link,
  }));
const link = '/admin/ai-generator?tab=vocabulary';
const draftsIn = (subjectId: string) => database.question.count({ where: { topic: { subjectId } } });

/** Sends the request of a browser that leaves the page as soon as the model is working. */
async function generateAndLeave(admin: Admin, input: object): Promise<void> {
  const calls = ai.calls.length;
  const browser = new AbortController();
  const request = fetch(`http://127.0.0.1:${String(port)}/api/ai/generate-vocabulary`, {
    method: 'POST',
    headers: { ...signInAs(admin.user), 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: browser.signal,
  });
  await expect.poll(() => ai.calls.length).toBe(calls + 1);
  browser.abort();
  await expect(request).rejects.toThrow();
}

test('a generation that ends well is a run with its result, and is in the bell', async () => {
  const admin = await newAdmin();
  const input = await newInput();
  const reply = bodyOf(generateVocabulary, await admin.post('/ai/generate-vocabulary', input));
  expect(await runsOf(admin)).toMatchObject([
    {
      type: 'vocabulary',
      status: 'done',
      input,
      createdQuestions: 5,
      result: { title: 'Words of weather', content: reply.testData.content },
      failure: null,
    },
  ]);
  expect(await bell(admin)).toEqual([
    { title: 'Vocabulary: generated', body: '“Words of weather”. 5 drafts are ready to review.', link },
  ]);
  expect(await runsOf(await newAdmin())).toEqual([]);
});

test('one that fails keeps its input and its reason, which the bell has too', async () => {
  const admin = await newAdmin();
  const input = await newInput();
  ai.plan({ failsWith: 500 });
  expect((await admin.post('/ai/generate-vocabulary', input)).status).toBe(503);
  const message = 'Failed to generate vocabulary. Please check your OpenAI API key and try again.';
  const suggestion = 'The AI service could not be reached, or failed.';
  const failed = { status: 'failed', input, result: null, failure: { message, suggestion } };
  expect(await runsOf(admin)).toMatchObject([failed]);
  expect(await bell(admin)).toEqual([
    { title: 'Vocabulary: failed', body: `${message} ${suggestion}`, link },
  ]);
});

test('one continues when its browser leaves, is not begun twice, and writes its drafts', async () => {
  const admin = await newAdmin();
  const input = await newInput();
  ai.plan('hangs');
  await generateAndLeave(admin, input);
  expect(await newestRun(admin)).toMatchObject({ status: 'running', finishedAt: null });
  const again = await admin.post('/ai/generate-vocabulary', input);
  expect(again.status).toBe(409);
  expect(errorOf(again).message).toContain('You are already generating this (vocabulary)');
  // Another type, and another administrator, may.
  const other = await newAdmin();
  expect((await other.post('/ai/generate-vocabulary', input)).status).toBe(200);

  const running = await newestRun(admin);
  await admin.post(`/ai/runs/${running.id}/cancel`, {});
  await expect.poll(async () => (await newestRun(admin)).status).toBe('cancelled');
  expect((await admin.post('/ai/generate-vocabulary', input)).status).toBe(200);
  expect(await draftsIn(input.subject)).toBe(10);
});

test('cancelling one reaches the model, and nothing is written', async () => {
  const admin = await newAdmin();
  const input = await newInput();
  ai.plan('hangs');
  await generateAndLeave(admin, input);
  const { id } = await newestRun(admin);
  const stranger = await newAdmin();
  expect((await stranger.post(`/ai/runs/${id}/cancel`, {})).status).toBe(404);
  bodyOf(cancelRun, await admin.post(`/ai/runs/${id}/cancel`, {}));
  expect(await ai.calls.at(-1)?.end).toBe('disconnected');
  await expect.poll(async () => (await newestRun(admin)).status).toBe('cancelled');
  expect(await draftsIn(input.subject)).toBe(0);
  expect(await bell(admin)).toEqual([{ title: 'Vocabulary: cancelled', body: 'Nothing was written.', link }]);
});

test('one whose server was restarted has failed', async () => {
  const admin = await newAdmin();
  const longAgo = new Date(Date.now() - 60_000);
  const { id } = await database.generationRun.create({
    data: {
      userId: admin.user.id,
      kind: 'VOCABULARY',
      input: { examType: 'x' },
      heartbeatAt: longAgo,
      startedAt: longAgo,
    },
  });
  await jobs.find(({ name }) => name === 'abandoned generations')?.run();
  expect(await newestRun(admin)).toMatchObject({
    id,
    status: 'failed',
    failure: { message: 'The server was restarted while this was being generated. Nothing was written.' },
  });
  expect((await bell(admin)).map(({ title }) => title)).toEqual(['Vocabulary: failed']);
});

test('drafts go to the chosen subject, which must belong to the stage', async () => {
  const admin = await newAdmin();
  const input = await newInput();
  const { id: verbal } = await buildSubject(database, { stageId: input.examType, name: 'Verbal Reasoning' });
  const reply = await admin.post('/ai/generate-vocabulary', { ...input, subject: verbal });
  expect(bodyOf(generateVocabulary, reply).createdQuestions).toBe(5);
  expect([await draftsIn(verbal), await draftsIn(input.subject)]).toEqual([5, 0]);
  const elsewhere = await buildSubject(database);
  const refused = await admin.post('/ai/generate-comprehension', { ...input, subject: elsewhere.id });
  expect(refused.status).toBe(422);
  expect(errorOf(refused).message).toBe('This subject does not belong to the exam type');
});
