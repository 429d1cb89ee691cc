import * as contract from '@markwell/shared/subjects/stages.contract';
import { beforeEach, expect, test } from 'vitest';
import { buildExamBoard, buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildPupil, buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs } = await createTestApp();
const admin = await buildAdmin(database);
let pupil: TestUser;
beforeEach(async () => {
  pupil = await buildPupil(database);
});

const get = (path: string, user = pupil) => request.get(`/api/stages${path}`).set(signInAs(user));
const post = (path: string, body: object, user = pupil) =>
  request.post(`/api/stages${path}`).set(signInAs(user)).send(body);
const elevenPlus = () => database.stage.findUniqueOrThrow({ where: { code: 'ELEVEN_PLUS' } });
const stored = () => database.user.findUniqueOrThrow({ where: { id: pupil.id } });

test('stages are listed in their order, with the long form in their name', async () => {
  const stages = bodyOf(contract.listStages, await get(''));
  expect(stages.map(({ code }) => code).filter((code) => !code.startsWith('STAGE_'))).toEqual([
    'ELEVEN_PLUS',
    'GCSE',
    'A_LEVEL',
  ]);
  expect(stages[0]?.name).toBe('11+ (Eleven Plus)');
});

test('exam boards are listed with the inactive ones', async () => {
  const board = await buildExamBoard(database, { isActive: false });
  const boards = bodyOf(contract.listExamBoards, await get('/exam-boards/all'));
  expect(boards).toContainEqual(expect.objectContaining({ code: 'GL', isActive: true }));
  expect(boards).toContainEqual(expect.objectContaining({ id: board.id, isActive: false }));
});

test('a stage is found only by its code', async () => {
  expect(bodyOf(contract.oneStage, await get('/GCSE')).code).toBe('GCSE');
  const response = await get('/NOWHERE');
  expect(response.status).toBe(404);
  expect(errorOf(response).code).toBe('NOT_FOUND');
  expect((await get(`/${'X'.repeat(41)}`)).status).toBe(400);
});

test('the stage of a user is null before the first choice, then the one chosen', async () => {
  const path = `/users/${pupil.id}/stage`;
  expect(bodyOf(contract.stageOfUser, await get(path)).stage).toBeNull();
  const stage = await buildStage(database);
  expect(bodyOf(contract.chooseStage, await post(path, { stageId: stage.id })).stage.id).toBe(stage.id);
  expect(bodyOf(contract.stageOfUser, await get(path)).stage?.id).toBe(stage.id);
});

test('choosing a stage other than the 11+ clears the exam board', async () => {
  const { id: stageId } = await elevenPlus();
  const board = await buildExamBoard(database);
  await post(`/users/${pupil.id}/stage`, { stageId });
  const chosen = await post(`/users/${pupil.id}/exam-board`, { examBoardId: board.id });
  expect(bodyOf(contract.chooseExamBoard, chosen).examBoard?.id).toBe(board.id);
  await post(`/users/${pupil.id}/stage`, { stageId });
  expect((await stored()).currentExamBoardId).toBe(board.id);
  await post(`/users/${pupil.id}/stage`, { stageId: (await buildStage(database)).id });
  expect((await stored()).currentExamBoardId).toBeNull();
});

test('any stage may choose an exam board', async () => {
  const board = await buildExamBoard(database);
  await post(`/users/${pupil.id}/stage`, { stageId: (await buildStage(database)).id });
  const chosen = await post(`/users/${pupil.id}/exam-board`, { examBoardId: board.id });
  expect(bodyOf(contract.chooseExamBoard, chosen).examBoard?.id).toBe(board.id);
  expect((await stored()).currentExamBoardId).toBe(board.id);
});

test('an unknown stage, an unknown board, an inactive board and a board without a stage break a rule', async () => {
  const nobody = crypto.randomUUID();
  const [active, inactive] = [
    await buildExamBoard(database),
    await buildExamBoard(database, { isActive: false }),
  ];
  const refusals = [
    await post(`/users/${pupil.id}/stage`, { stageId: nobody }),
    await post(`/users/${pupil.id}/exam-board`, { examBoardId: active.id }),
  ];
  await post(`/users/${pupil.id}/stage`, { stageId: (await elevenPlus()).id });
  refusals.push(
    await post(`/users/${pupil.id}/exam-board`, { examBoardId: nobody }),
    await post(`/users/${pupil.id}/exam-board`, { examBoardId: inactive.id }),
  );
  expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect((await stored()).currentExamBoardId).toBeNull();
});

test("only administrators can read and change another user's stage", async () => {
  const other = await buildPupil(database);
  const { id: stageId } = await buildStage(database);
  expect((await get(`/users/${other.id}/stage`)).status).toBe(403);
  expect((await post(`/users/${other.id}/stage`, { stageId })).status).toBe(403);
  expect((await get(`/GCSE/subjects?userId=${other.id}`)).status).toBe(403);
  expect((await get(`/${stageId}/progress/${other.id}`)).status).toBe(403);
  expect((await post(`/users/${other.id}/stage`, { stageId }, admin)).status).toBe(200);
  expect((await get(`/users/${crypto.randomUUID()}/stage`, admin)).status).toBe(404);
});

test("an administrator's change of a pupil's stage and board is in the audit log, a pupil's own is not", async () => {
  const { id: stageId, name } = await elevenPlus();
  const board = await buildExamBoard(database);
  const [stagePath, boardPath] = [`/users/${pupil.id}/stage`, `/users/${pupil.id}/exam-board`];
  const entries = () =>
    database.auditEntry.findMany({ where: { targetId: pupil.id }, orderBy: { createdAt: 'asc' } });
  await post(stagePath, { stageId });
  await post(boardPath, { examBoardId: null });
  expect(await entries()).toEqual([]);
  expect((await post(boardPath, { examBoardId: board.id }, admin)).status).toBe(200);
  expect((await post(stagePath, { stageId: (await buildStage(database)).id }, admin)).status).toBe(200);
  expect(await entries()).toMatchObject([
    {
      actorId: admin.id,
      action: 'user.exam-board-changed',
      before: { examBoard: 'not known' },
      after: { examBoard: board.name },
    },
    { actorId: admin.id, action: 'user.stage-changed', before: { stage: name, examBoard: board.name } },
  ]);
});

test('only a super-administrator changes the stage or board of an administrator', async () => {
  const superAdmin = await buildUser(database, { role: 'SUPER_ADMIN' });
  const { id: stageId } = await elevenPlus();
  const board = await buildExamBoard(database);
  const own = `/users/${superAdmin.id}/stage`;
  expect((await post(own, { stageId }, superAdmin)).status).toBe(200);
  const refused = await post(own, { stageId: (await buildStage(database)).id }, admin);
  expect(refused.status).toBe(403);
  expect(errorOf(refused).message).toBe('Only a super-administrator may change administrators');
  const boardPath = `/users/${superAdmin.id}/exam-board`;
  expect((await post(boardPath, { examBoardId: board.id }, admin)).status).toBe(403);
  const { currentStageId, currentExamBoardId } = await database.user.findUniqueOrThrow({
    where: { id: superAdmin.id },
  });
  expect([currentStageId, currentExamBoardId]).toEqual([stageId, null]);
  expect((await post(`/users/${admin.id}/stage`, { stageId }, superAdmin)).status).toBe(200);
});

test('the statistics of a stage count only what the caller may see', async () => {
  const stage = await buildStage(database);
  const subject = await buildSubject(database, { stageId: stage.id });
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 3, { topicId: topic.id });
  const paper = { stageId: stage.id, subjectId: subject.id, year: 2024 };
  await database.pastPaper.createMany({
    data: [
      { ...paper, title: 'Paper 1' },
      { ...paper, title: 'Paper 2' },
    ],
  });
  expect(bodyOf(contract.stageStats, await get(`/${stage.code}/stats`))).toEqual({
    subjectCount: 1,
    topicCount: 2,
    questionCount: 3,
    paperCount: 2,
  });
});

test('progress adds up only the topics and tests of that stage', async () => {
  const subject = await buildSubject(database);
  const [topic, second, elsewhere] = [
    await buildTopic(database, { subjectId: subject.id }),
    await buildTopic(database, { subjectId: subject.id }),
    await buildTopic(database),
  ];
  const counters = (
    topicId: string,
    answeredCount: number,
    correctCount: number,
    lastAnsweredAt: string,
  ) => ({
    userId: pupil.id,
    topicId,
    answeredCount,
    correctCount,
    lastAnsweredAt,
  });
  await database.topicProgress.createMany({
    data: [
      counters(topic.id, 10, 5, '2026-03-01T10:00:00Z'),
      counters(second.id, 10, 8, '2026-03-02T10:00:00Z'),
      counters(elsewhere.id, 50, 50, '2026-03-09T10:00:00Z'),
    ],
  });
  const attempt = {
    userId: pupil.id,
    stageId: subject.stageId,
    subjectId: subject.id,
    difficulties: [1],
    topicIds: [],
    requestedQuestions: 10,
    totalQuestions: 10,
    durationSeconds: 900,
    startedAt: new Date(),
    deadlineAt: new Date(),
  };
  const finished = {
    status: 'FINISHED',
    finishedAt: new Date(),
    finishedBy: 'PUPIL',
    correctCount: 5,
    score: 50,
    timeTakenSeconds: 600,
  } as const;
  await database.attempt.createMany({
    data: [
      { ...attempt, ...finished, id: crypto.randomUUID() },
      { ...attempt, ...finished, id: crypto.randomUUID(), kind: 'SIMILAR_QUESTION' },
      { ...attempt, id: crypto.randomUUID() },
    ],
  });
  expect(bodyOf(contract.stageProgress, await get(`/${subject.stageId}/progress/${pupil.id}`))).toEqual({
    stageId: subject.stageId,
    questionsAttempted: 20,
    correctAnswers: 13,
    accuracy: 65,
    testsCompleted: 1,
    lastActivityAt: '2026-03-02T10:00:00.000Z',
  });
  expect((await get(`/${crypto.randomUUID()}/progress/${pupil.id}`)).status).toBe(404);
});

test.each(['/users/not-an-id/stage', '/not-an-id/progress/not-an-id', '/GCSE/subjects?userId=x', '/%00'])(
  '%s is a bad request',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(errorOf(response).issues?.length).toBeGreaterThan(0);
  },
);
