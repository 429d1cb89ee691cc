import { releaseMoments, shownResults } from '@markwell/shared/assignments/assignments.vocabulary';
import { beforeEach, expect, it } from 'vitest';
import { linkParent } from '#testing/builders/build-family.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { buildUser } from '#testing/builders/build-user.ts';
import { createAssignmentTests } from '#testing/helpers/assignment-helpers.ts';
import { createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { closedWorkJob } from '#modules/attempts/count-shown-work.repository.ts';
import { endpoints } from '#routes.ts';

/*
 * Two pupils of a class do the same work, one with only right answers and one with only wrong ones (or, where the score
 * is shown, each with another half right). While this is withheld, every reply to the one and to their parent is equal to
 * that to the other: no figure depends on whether the answers are right.
 */

const { app, database, at, goTo, school, setFor, start } = await createAssignmentTests();
beforeEach(() => goTo(0));

/** Calls that end the account, its session, the membership of the class or the link to the parent. */
const ending = new Set([
  'DELETE /classes/:classId/membership',
  'POST /auth/sign-out',
  'POST /auth/sign-out-everywhere',
  'POST /parents/links/:id/end',
  'POST /users/deletion',
]);
const accesses = {
  pupil: new Set<string>(['pupil', 'learner', 'signed-in']),
  parent: new Set<string>(['adult', 'signed-in']),
};

interface Twin {
  pupil: ApiClient;
  parent: ApiClient;
  testId: string;
  answers: Record<string, string>;
  /** The values of the parameters of paths; `id` is the link to the parent. */
  ids: Record<string, string>;
}

/** A valid body for the calls that concern the test or a question of it. Others that need a body are refused. */
function bodyFor(path: string, { testId, answers, ids }: Twin): object {
  const { questionId, subjectId, stageId: examTypeId } = ids;
  const bodies: Record<string, object> = {
    '/tests/complete': { testId, userAnswers: answers, timeTaken: 60 },
    '/tests/:testId/answers': {
      answers: Object.entries(answers).map(([id, optionLetter]) => ({
        questionId: id,
        optionLetter,
        sequence: 9,
        answeredAt: at(1),
      })),
    },
    '/tests/:testId/pauses/:pauseId': { startedAt: at(0), endedAt: at(1) },
    '/tests/similar': { questionId },
    '/tests/generate': {
      subjectId,
      examTypeId,
      difficulty: [1, 2, 3],
      questionCount: 10,
      topicIds: [],
    },
    '/planner/practice': { subjectId },
    '/questions/flag': {
      questionType: 'mock-test',
      questionId,
      reason: 'Wrong Answer',
      sessionId: testId,
    },
    '/rapid-fire/start': { examTypeId, subjectId, topicIds: [] },
  };
  return bodies[path] ?? {};
}

const queryFor = (path: string, { testId, ids }: Twin) =>
  ({
    '/search': '?q=which',
    '/tests/active': `?testId=${testId}`,
    '/questions/count': `?stageId=${ids['stageId'] ?? ''}&subjectId=${ids['subjectId'] ?? ''}`,
  })[path] ?? '';

/** Without ids, names, addresses, secrets, instants and the letters that the pupil chose. */
const comparable = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll(/"20\d\d-\d\d-\d\dT[^"]*"/gu, '"instant"')
      .replaceAll(/"(chosenLetter|optionLetter)":"\w"/gu, '"$1":"own"')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gu, 'id')
      .replaceAll(/"(name|firstName|childName|email|code|device|secret|uri|qrCode)":"[^"]*"/gu, '"$1":"own"'),
  ) as unknown;

/** The replies to everything that a pupil or a parent may call: first what changes something, then what reads. */
async function callAll(caller: 'pupil' | 'parent', twin: Twin, methods: 'reads' | 'all') {
  const client = twin[caller];
  const session = app.signInAs(client.user, 30);
  const allowed = endpoints.filter(
    ({ access, method, path }) => accesses[caller].has(access) && !ending.has(`${method} ${path}`),
  );
  const changes = methods === 'all' ? allowed.filter(({ method }) => method !== 'GET') : [];
  // Calls of the test and its questions first: afterwards another call may have changed what they find.
  const isOfTest = ({ path }: { path: string }) => /^\/(?:tests|questions|own-assignments)\//u.test(path);
  const ordered = [
    ...changes.filter(isOfTest),
    ...changes.filter((endpoint) => !isOfTest(endpoint)),
    ...allowed.filter(({ method }) => method === 'GET'),
  ];
  const replies: Record<string, { status: number; body: unknown }> = {};
  for (const { method, path } of ordered) {
    const filled = path.replaceAll(
      /:(\w+)/gu,
      (_parameter, name: string) => twin.ids[name] ?? twin.pupil.user.id,
    );
    const url = `/api${filled}${queryFor(path, twin)}`;
    const call =
      method === 'GET'
        ? app.request.get(url)
        : app.request[method === 'DELETE' ? 'delete' : method === 'PUT' ? 'put' : 'post'](url).send(
            bodyFor(path, twin),
          );
    const reply = await call.set(session);
    replies[`${caller}: ${method} ${path}`] = { status: reply.status, body: comparable(reply.body) };
  }
  return replies;
}

const callBoth = async (twin: Twin, methods: 'reads' | 'all') => ({
  ...(await callAll('pupil', twin, methods)),
  ...(await callAll('parent', twin, methods)),
});

async function expectEqual([first, second]: readonly [Twin, Twin], methods: 'reads' | 'all') {
  const replies = await callBoth(first, methods);
  expect(replies).toEqual(await callBoth(second, methods));
  return replies;
}

interface Shown {
  show: (typeof shownResults)[number];
  release: (typeof releaseMoments)[number];
}

/** Two pupils with a parent each who have started the same work; A is right. */
async function startTwins(shown: Shown, letters: readonly [string, string]) {
  const of = await school();
  // One question that practice may ask, so that what is offered does not depend on chance.
  await buildQuestion(database, { topicId: of.topic.id });
  const assignmentId = await setFor(of, shown);
  const twin = async (pupil: ApiClient, own: string): Promise<Twin> => {
    const parent = await buildUser(database, { role: 'PARENT' });
    const link = await linkParent(database, { child: pupil.user, parent });
    const { testId } = startedTestOf(await start(pupil, assignmentId));
    return {
      pupil,
      parent: createApiClient(app, parent),
      testId,
      answers: Object.fromEntries(of.questions.map(({ id }, index) => [id, own[index] ?? 'A'])),
      ids: {
        id: link.id,
        testId,
        assignmentId,
        classId: of.schoolClass.id,
        questionId: of.questions[0]?.id ?? '',
        subjectId: of.subject.id,
        stageId: of.subject.stageId,
      },
    };
  };
  const twins = [await twin(of.pupil, letters[0]), await twin(of.other, letters[1])] as const;
  return { twins, of, assignmentId };
}

const saveAnswers = (twin: Twin) =>
  twin.pupil.put(`/tests/${twin.testId}/answers`, bodyFor('/tests/:testId/answers', twin));

async function handIn({ pupil, testId, answers }: Twin) {
  expect((await pupil.complete(testId, answers)).status).toBe(200);
}

const cases = shownResults
  .flatMap((show) => releaseMoments.map((release) => ({ show, release })))
  .filter(({ show, release }) => !(show === 'FULL' && release === 'HAND_IN'));
/** Where the score is shown, both have the same one. */
const lettersFor = ({ show, release }: Shown) =>
  show === 'SCORE' && release === 'HAND_IN' ? (['AABB', 'BBAA'] as const) : (['AAAA', 'BBBB'] as const);

it.each(cases)(
  'no reply depends on whether the answers are right, in work that shows $show, $release',
  async (shown) => {
    const { twins, of, assignmentId } = await startTwins(shown, lettersFor(shown));
    goTo(1);
    for (const twin of twins) expect((await saveAnswers(twin)).status).toBe(200);
    await expectEqual(twins, 'reads');

    for (const twin of twins) await handIn(twin);
    const replies = await expectEqual(twins, 'all');
    expect(replies['pupil: POST /tests/complete']?.status).toBe(200);
    expect(replies['pupil: GET /tests/:testId/results']?.status).toBe(200);
    expect(replies['pupil: GET /users/export']?.status).toBe(200);
    expect(replies['parent: GET /children/:id/summary']?.status).toBe(200);

    // Returned work shows neither score nor solutions until the pupil has handed in again.
    if (shown.show === 'NONE' || shown.release === 'TEACHER') {
      goTo(60 * 24 * 40);
      await closedWorkJob.run(app.context);
      await expectEqual(twins, 'reads');
    } else {
      for (const { pupil } of twins) {
        const path = `/assignments/${assignmentId}/work/${pupil.user.id}/return`;
        expect((await of.teacher.post(path, { dueAt: at(100) })).status).toBe(200);
      }
      await expectEqual(twins, 'reads');
    }
  },
  60_000,
);

it('replies to the pupil and the parent differ when the result is shown', async () => {
  const { twins } = await startTwins({ show: 'FULL', release: 'HAND_IN' }, ['AAAA', 'BBBB']);
  goTo(1);
  for (const twin of twins) await handIn(twin);
  const [right, wrong] = [await callBoth(twins[0], 'reads'), await callBoth(twins[1], 'reads')];
  const different = Object.keys(right).filter(
    (name) => JSON.stringify(right[name]) !== JSON.stringify(wrong[name]),
  );
  expect(different).toEqual(
    expect.arrayContaining([
      'pupil: GET /tests/:testId/results',
      'pupil: GET /analytics/test-history',
      'pupil: GET /users/export',
      'parent: GET /children/:id/summary',
    ]),
  );
});
