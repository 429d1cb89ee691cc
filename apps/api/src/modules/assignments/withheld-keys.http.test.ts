import { reportReasons } from '@markwell/shared/reports/reports.vocabulary';
import { releaseMoments, shownResults } from '@markwell/shared/assignments/assignments.vocabulary';
import { answerModes, type AnswerMode } from '@markwell/shared/answers/answer-modes';
import { orderOf } from '@markwell/shared/answers/order/order';
import { buildPart, buildQuestionParts } from '@markwell/shared/answers/testing/build-part';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { buildAssignment } from '#testing/builders/build-assignment.ts';
import { buildClassOf } from '#testing/builders/build-class.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { buildPupil, buildUser } from '#testing/builders/build-user.ts';
import { createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { createTestApp } from '#testing/test-app.ts';
import { endpoints } from '#routes.ts';
import { changeStoredOptions } from '#testing/database/stored-options.ts';

/*
 * Whatever an assignment is like, no reply to its pupil says which option is correct, or why, before its solutions are
 * released: while it runs, and after it is handed in.
 */

const noon = new Date('2027-03-02T12:00:00.000Z');
const app = await createTestApp({ clock: () => noon });
const { database } = app;

/** The beginning of every explanation. No other text has it. */
const because = 'because-platypus';

/** A wrong number, whose feedback says why. */
const mistake = '314159';
const typedParts = buildQuestionParts(
  buildPart(
    'a',
    { kind: 'number', value: '271828', wrong: [{ value: mistake, feedback: because }] },
    { hints: [because], steps: [because] },
  ),
  buildPart('b', orderOf(['Joey', 'Wombat', 'Bandicoot'].map((text) => ({ text }))), { steps: [because] }),
);

interface Case {
  questions: { letters: number; correct: number; chosen: number }[];
  isOwnDraw: boolean;
  answerMode: AnswerMode;
}

/** What is shown when, without what shows the solutions of work that has just been handed in. */
const withheld = shownResults
  .flatMap((show) => releaseMoments.map((release) => ({ show, release })))
  .filter(({ show, release }) => !(show === 'FULL' && release === 'HAND_IN'));

const letters = ['A', 'B', 'C', 'D', 'E'];
const question = fc.integer({ min: 2, max: 5 }).chain((count) =>
  fc.record({
    letters: fc.constant(count),
    correct: fc.nat({ max: count - 1 }),
    chosen: fc.nat({ max: count - 1 }),
  }),
);
const cases: fc.Arbitrary<Case> = fc.record({
  questions: fc.array(question, { minLength: 1, maxLength: 4 }),
  isOwnDraw: fc.boolean(),
  answerMode: fc.constantFrom(...answerModes),
});

async function set({ questions, isOwnDraw, answerMode }: Case, shown: (typeof withheld)[number]) {
  const subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  const built = [];
  for (const each of questions)
    built.push(
      await buildQuestion(database, {
        topicId: topic.id,
        body: `Which wombat is it? ${uuid()}`,
        explanation: `${because} ${uuid()}`,
        letters: letters.slice(0, each.letters),
        correctLetter: letters[each.correct] ?? 'A',
      }),
    );
  const typed = await buildQuestion(database, {
    topicId: topic.id,
    body: `How many wombats are there? ${uuid()}`,
    explanation: because,
    parts: typedParts.parts,
  });
  const ids = [...built.map(({ id }) => id), typed.id];
  const pupil = await buildPupil(database, { currentStageId: subject.stageId });
  const owner = await buildUser(database, { role: 'TEACHER' });
  const schoolClass = await buildClassOf(database, { owner, members: [pupil] }, { stageId: subject.stageId });
  await database.accessArrangement.create({ data: { userId: pupil.id, assignmentBreakMinutes: 5 } });
  const assignment = await buildAssignment(database, {
    classId: schoolClass.id,
    now: noon,
    answerMode,
    ...shown,
    ...(isOwnDraw
      ? {
          questionIds: [],
          questionChoice: 'OWN_DRAW' as const,
          subjectId: subject.id,
          difficulties: [1],
          questionCount: ids.length,
        }
      : { questionIds: ids }),
  });
  return { built, typedId: typed.id, assignment, client: createApiClient(app, pupil), subject };
}

/** Calls about questions that no assignment has. */
const otherKinds = [
  'POST /rapid-fire/complete',
  'POST /creative-writing/start',
  'POST /creative-writing/answer',
  'POST /creative-writing/complete',
];

const namesQuestion = ({ path, ...endpoint }: (typeof endpoints)[number]) =>
  path.includes(':questionId') ||
  ('body' in endpoint &&
    endpoint.body !== undefined &&
    JSON.stringify(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' })).includes(
      'uestionId',
    ));

/**
 * Every call by which a pupil names a question. All are sent before anything is read: a list that one of them fills must keep
 * the keys too.
 */
const callsAboutQuestions = endpoints
  .filter(({ method, access }) => method !== 'GET' && ['pupil', 'learner', 'signed-in'].includes(access))
  .filter(namesQuestion)
  .map(({ method, path }) => `${method} ${path}`)
  .filter((call) => !otherKinds.includes(call));

/** The bodies of the calls that have one. */
const bodiesAbout = (
  questionId: string,
  { testId, letter }: { testId: string; letter: string },
): Partial<Record<string, object>> => ({
  'PUT /tests/:testId/answers': {
    answers: [{ questionId, optionLetter: letter, sequence: 1, answeredAt: noon.toISOString() }],
  },
  'POST /tests/similar': { questionId },
  'PUT /tests/:testId/self-marking': { questionId, label: 'a', awarded: { points: [0] } },
  'POST /questions/flag': {
    questionId,
    questionType: 'mock-test',
    reason: reportReasons[0],
    sessionId: testId,
  },
});

const withIds = (path: string, ids: Record<string, string>) =>
  path.replaceAll(/:(\w+)/gu, (_parameter, name: string) => ids[name] ?? uuid());

/** The replies to everything that a pupil can read, with these ids in the paths. */
async function readAll(client: ApiClient, ids: Record<string, string>): Promise<Record<string, unknown>> {
  const replies: Record<string, unknown> = {};
  for (const endpoint of endpoints) {
    if (endpoint.method !== 'GET' || !['pupil', 'learner', 'signed-in'].includes(endpoint.access)) continue;
    const path = withIds(endpoint.path, ids);
    const query =
      endpoint.path === '/search'
        ? '?q=wombat'
        : endpoint.path === '/tests/active'
          ? `?testId=${ids['testId'] ?? ''}`
          : '';
    const reply = await client.get(`${path}${query}`);
    replies[endpoint.path] = reply.status === 200 ? (reply.body as unknown) : reply.status;
  }
  return replies;
}

type Reply = Awaited<ReturnType<ApiClient['post']>>;

async function sendAll(
  client: ApiClient,
  bodies: Partial<Record<string, object>>,
  ids: Record<string, string>,
) {
  const replies: Record<string, Reply> = {};
  for (const call of callsAboutQuestions) {
    const [method = '', address = ''] = call.split(' ');
    const path = withIds(address, ids);
    const send = { POST: client.post, PUT: client.put, DELETE: client.delete }[method];
    if (!send) throw new Error(`${method} is not sent here yet`);
    replies[call] = await send(path, bodies[call] ?? {});
    // What the pupil may not have is not found or not there yet; a body that is refused fills nothing, and needs an example in `bodiesAbout`.
    expect([200, 404, 422], `${call}: ${JSON.stringify(replies[call].body)}`).toContain(replies[call].status);
  }
  return replies;
}

/** What names a key: an explanation, a marked option, or a correct answer that is more than a number. */
const keyIn = /because-platypus|271828|withKeys|"verdict"|"isCorrect":(?:true|false)|"correct\w*":\s*["{[]/u;

function expectNoKey(name: string, reply: unknown) {
  expect(keyIn.exec(JSON.stringify(reply))?.[0], name).toBeUndefined();
}

/** Makes another option of each question correct. */
async function changeKeys(built: Awaited<ReturnType<typeof set>>['built']) {
  for (const { revisionId, options } of built) {
    const other = options.find(({ isCorrect }) => !isCorrect);
    await changeStoredOptions(database, revisionId, ({ optionLetter }) => ({
      isCorrect: optionLetter === other?.letter,
    }));
  }
}

it.each(withheld)(
  'no reply to a pupil contains the answer key of an assignment that shows $show, $release',
  async (shown) => {
    await fc.assert(
      fc.asyncProperty(cases, async (given) => {
        const { built, typedId, assignment, client, subject } = await set(given, shown);
        const start = await client.post(`/own-assignments/${assignment.id}/start`, {});
        const test = startedTestOf(start);
        expect(test.questions).toHaveLength(built.length + 1);
        const first = built[0]?.id ?? '';
        const ids = {
          testId: test.testId,
          assignmentId: assignment.id,
          questionId: first,
          userId: client.user.id,
          stageId: subject.stageId,
        };
        const answers = Object.fromEntries(
          built.map(({ id }, index) => [id, letters[given.questions[index]?.chosen ?? 0] ?? 'A']),
        );
        const pause = `/tests/${test.testId}/pauses/${uuid()}`;
        const at = noon.toISOString();
        const sent = {
          start,
          'start again': await client.post(`/own-assignments/${assignment.id}/start`, {}),
          ...(await sendAll(
            client,
            bodiesAbout(first, { testId: test.testId, letter: answers[first] ?? 'A' }),
            ids,
          )),
          pause: await client.put(pause, { startedAt: at, endedAt: null }),
          resume: await client.put(pause, { startedAt: at, endedAt: at }),
          missed: await client.post(`/tests/${test.testId}/missed`, {}),
        };
        expect([sent.pause.status, sent.resume.status]).toEqual([200, 200]);
        for (const [name, reply] of Object.entries(sent)) expectNoKey(name, reply.body);
        const running = await readAll(client, ids);
        for (const [name, reply] of Object.entries(running)) expectNoKey(`${name} while it runs`, reply);

        const responses = {
          [typedId]: {
            a: { kind: 'number', answer: mistake },
            b: { kind: 'order', answer: ['1', '2', '3'] },
          },
        };
        const handedIn = await client.complete(test.testId, answers, { responses });
        expect(handedIn.status).toBe(200);
        expectNoKey('hand in', handedIn.body);
        const before = await readAll(client, ids);
        for (const [name, reply] of Object.entries(before)) expectNoKey(`${name} after handing in`, reply);
        await changeKeys(built);
        expect(await readAll(client, ids)).toEqual(before);
      }),
      { numRuns: 2 },
    );
  },
  120_000,
);
