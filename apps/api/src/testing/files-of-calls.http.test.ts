import { Session, type Profiler } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAssignmentTests } from './helpers/assignment-helpers.ts';
import { createMockTestHelpers } from './helpers/mock-test-helpers.ts';
import { createModerationHelpers } from './helpers/moderation-helpers.ts';
import { createUploadHelpers, texts, twoQuestions } from './helpers/upload-helpers.ts';
import { answersFor, startedTestOf } from './requests/api-client.ts';

const session = new Session();
beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
});
afterAll(() => {
  session.disconnect();
});

const hasRun = ({ functions }: Profiler.ScriptCoverage) =>
  functions.some(({ functionName, ranges }) => functionName !== '' && ranges.some(({ count }) => count > 0));

/** Every call with a session runs these. */
const authentication =
  /^accounts\/(?:caller-cache|callers[.]repository|session-tokens|to-caller|sessions\/authenticate|second-factor\/second-factor-policy)[.]ts$/;

/** The files of modules, without the authentication, with a function that ran while `call` was answered. */
async function filesOf(call: () => Promise<{ status: number; body: unknown }>): Promise<string[]> {
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  const reply = await call();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const files = result.filter(hasRun).map(({ url }) => /apps\/api\/src\/modules\/(.*)/.exec(url)?.[1]);
  return [...new Set(files.flatMap((file) => file ?? []))].filter((file) => !authentication.test(file));
}

// Who reads a call opens these files. A larger number needs a reason.

test('starting a test', async () => {
  const { pupil, buildBank } = await createMockTestHelpers();
  const { subject } = await buildBank(15);
  await pupil.generate(subject);
  const files = await filesOf(async () => pupil.generate(subject));
  // One keeps the questions, so that saving the first answers reads none. Three are of the draw: the numbers of each
  // bucket, the choice among them, and what the pupil has seen.
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(18);
});

test('handing in an assignment', async () => {
  const { school, setFor, start } = await createAssignmentTests();
  const of = await school();
  const id = await setFor(of);
  const started = startedTestOf(await start(of.pupil, id));
  await of.pupil.get('/own-assignments');
  const files = await filesOf(async () => of.pupil.complete(started.testId, answersFor(started, 'A')));
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(17);
});

test('an upload', async () => {
  const { newSubject, upload } = await createUploadHelpers();
  const subject = await newSubject();
  const fields = (name: string) => ({ subjectId: subject.id, questionText: twoQuestions(name), ...texts });
  const files = await filesOf(async () => upload({ ...fields('once') }));
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(16);
});

test('a decision about a report', async () => {
  const { reported, decide } = await createModerationHelpers();
  const { reportIds } = await reported(1);
  const files = await filesOf(async () => decide(reportIds[0] ?? '', { action: 'resolve' }));
  // The 10th says whether two revisions show the same, as corrections do.
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(10);
});

test('the notifications', async () => {
  const { pupil } = await createMockTestHelpers();
  const files = await filesOf(async () => pupil.get('/notifications'));
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(3);
});
