import { search } from '@markwell/shared/search/search.contract';
import { releaseMoments, shownResults } from '@markwell/shared/assignments/assignments.vocabulary';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAssignment } from '#testing/builders/build-assignment.ts';
import { buildClassOf } from '#testing/builders/build-class.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { buildPupil, buildUser } from '#testing/builders/build-user.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { assignmentAccess, isEmbargoed } from '#modules/assignments/assignment-access.rules.ts';
import { isEmbargoedFor, isScoreShown } from './embargo.repository.ts';
import { readWorkRows } from '#modules/assignments/work-rows.repository.ts';

const noon = '2027-03-02T12:00:00.000Z';
const { clock, set } = createTestClock(noon);
const app = await createTestApp({ clock });
const { database } = app;
beforeEach(() => set(noon));

/** A pupil whose class has an open assignment with one of the two questions of a topic. */
async function school() {
  const subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  const word = `platypus${uuid().replaceAll('-', '')}`;
  const secret = await buildQuestion(database, { topicId: topic.id, body: `How many ${word} are there?` });
  const free = await buildQuestion(database, { topicId: topic.id, body: `Where do ${word} live?` });
  const user = await buildPupil(database, { currentStageId: subject.stageId });
  const schoolClass = await buildClassOf(
    database,
    { owner: await buildUser(database, { role: 'TEACHER' }), members: [user] },
    { stageId: subject.stageId },
  );
  const set = () =>
    buildAssignment(database, { classId: schoolClass.id, questionIds: [secret.id], now: new Date(noon) });
  return { subject, topic, word, secret, free, schoolClass, pupil: createApiClient(app, user), set };
}

/** Has the pupil answer both questions wrongly before the assignment is set. */
async function practised() {
  const of = await school();
  const test = startedTestOf(await of.pupil.generate(of.subject));
  expect(test.questions).toHaveLength(2);
  await of.pupil.complete(test.testId, answersFor(test, 'B'));
  return { ...of, test };
}
const idsOf = (reply: { body: unknown }) => startedTestOf(reply).questions.map(({ id }) => id);

describe('a question of an open assignment is in no', () => {
  it('mock test', async () => {
    const of = await school();
    await of.set();
    expect(idsOf(await of.pupil.generate(of.subject))).toEqual([of.free.id]);
  });

  it('mock test of questions that were seen before', async () => {
    const of = await practised();
    await of.set();
    expect(idsOf(await of.pupil.generate(of.subject))).toEqual([of.free.id]);
  });

  it('similar question', async () => {
    const of = await practised();
    await of.set();
    expect((await of.pupil.post('/tests/similar', { questionId: of.free.id })).status).toBe(422);
  });

  it('practice of missed questions, nor its solution in a review', async () => {
    const of = await practised();
    expect((await of.pupil.get(`/tests/solution/${of.secret.id}`)).status).toBe(200);
    await of.set();
    expect(idsOf(await of.pupil.post(`/tests/${of.test.testId}/missed`, {}))).toEqual([of.free.id]);
    expect((await of.pupil.get(`/tests/solution/${of.secret.id}`)).status).toBe(404);
    expect((await of.pupil.get(`/practice/solution/${of.secret.id}`)).status).toBe(404);
  });

  it('spaced repetition', async () => {
    const of = await practised();
    await database.reviewCard.updateMany({
      where: { userId: of.pupil.user.id },
      data: { dueAt: new Date(0) },
    });
    await of.set();
    const practice = await of.pupil.post('/planner/practice', { subjectId: of.subject.id });
    expect(idsOf(practice)).toEqual([of.free.id]);
  });

  it('search', async () => {
    const of = await school();
    const found = async () =>
      bodyOf(search, await of.pupil.get(`/search?q=${of.word}`)).questions.items.map(({ id }) => id);
    expect((await found()).sort()).toEqual([of.secret.id, of.free.id].sort());
    await of.set();
    expect(await found()).toEqual([of.free.id]);
  });

  it('practice of one who left in mid-test; for other pupils nothing changes', async () => {
    const of = await school();
    const assignment = await of.set();
    expect((await of.pupil.post(`/own-assignments/${assignment.id}/start`, {})).status).toBe(200);
    await database.classMember.updateMany({
      where: { userId: of.pupil.user.id },
      data: { leftAt: new Date('2100-01-01') },
    });
    expect(idsOf(await of.pupil.generate(of.subject))).toEqual([of.free.id]);
    const stranger = createApiClient(app, await buildPupil(database));
    expect(idsOf(await stranger.generate(of.subject))).toHaveLength(2);
  });
});

it('leaving the class, practising and joining again gives no pupil a question of an open assignment', async () => {
  const of = await school();
  const second = await buildPupil(database, { currentStageId: of.subject.stageId });
  const join = { code: of.schoolClass.joinCode };
  await of.set();
  for (const pupil of [of.pupil, createApiClient(app, second)]) {
    if (pupil !== of.pupil) expect((await pupil.post('/classes/join', join)).status).toBe(200);
    const leave = app.request.delete(`/api/classes/${of.schoolClass.id}/membership`);
    expect((await leave.set(app.signInAs(pupil.user, 30))).status).toBe(200);
    expect(idsOf(await pupil.generate(of.subject))).toEqual([of.free.id]);
    expect((await pupil.post('/classes/join', join)).status).toBe(200);
    expect(idsOf(await pupil.generate(of.subject))).toEqual([of.free.id]);
  }
});

it('is free again when the assignment has closed and its results are released', async () => {
  const of = await school();
  const assignment = await of.set();
  await database.assignment.update({ where: { id: assignment.id }, data: { releasedAt: new Date(noon) } });
  set('2027-03-02T14:00:01.000Z');
  expect(idsOf(await of.pupil.generate(of.subject))).toHaveLength(2);
});

it('a drawn question is embargoed for the pupil who drew it', async () => {
  const of = await school();
  const assignment = await buildAssignment(database, {
    classId: of.schoolClass.id,
    questionIds: [],
    now: new Date(noon),
    questionChoice: 'OWN_DRAW',
    subjectId: of.subject.id,
    difficulties: [1],
    questionCount: 1,
  });
  const [drawn] = idsOf(await of.pupil.post(`/own-assignments/${assignment.id}/start`, {}));
  const practice = idsOf(await of.pupil.generate(of.subject));
  expect(practice).toHaveLength(1);
  expect(practice).not.toContain(drawn);
});

it('the SQL expressions say the same as the rules in every case', async () => {
  const of = await school();
  const at = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000);
  const minutes = fc.integer({ min: -60, max: 400 });
  const cases = fc.record({
    due: fc.integer({ min: 1, max: 100 }),
    more: fc.integer({ min: 0, max: 100 }),
    show: fc.constantFrom(...shownResults),
    release: fc.constantFrom(...releaseMoments),
    releasedAt: fc.option(minutes),
    isDeleted: fc.constantFrom(true, false, false, false),
    left: fc.option(fc.record({ at: minutes, hasRejoined: fc.boolean() })),
    status: fc.constantFrom(null, null, 'OPEN' as const, 'FINISHED' as const, 'EXPIRED' as const),
    ownDue: fc.option(minutes),
    now: fc.oneof(fc.integer({ min: -5, max: 100 }), minutes, fc.constant(60 * 24 * 40)),
  });
  const userId = of.pupil.user.id;
  await fc.assert(
    fc.asyncProperty(cases, async ({ due, more, status, now, ...given }) => {
      const assignment = await buildAssignment(database, {
        classId: of.schoolClass.id,
        questionIds: [of.secret.id],
        opensAt: at(0),
        dueAt: at(due),
        closesAt: at(due + more),
        show: given.show,
        release: given.release,
        releasedAt: given.releasedAt === null ? null : at(given.releasedAt),
        deletedAt: given.isDeleted ? at(0) : null,
      });
      await database.classMember.deleteMany({ where: { userId } });
      const member = { classId: of.schoolClass.id, userId };
      const memberships = [{ joinedAt: at(-100), leftAt: given.left ? at(given.left.at) : null }];
      if (given.left?.hasRejoined) memberships.push({ joinedAt: at(given.left.at + 1), leftAt: null });
      await database.classMember.createMany({ data: memberships.map((times) => ({ ...member, ...times })) });
      const attemptId = uuid();
      if (status)
        await database.attempt.create({
          data: {
            id: attemptId,
            userId,
            stageId: of.subject.stageId,
            kind: 'ASSIGNMENT',
            status,
            answerKeyOnClient: false,
            difficulties: [],
            topicIds: [],
            requestedQuestions: 1,
            totalQuestions: 1,
            durationSeconds: 600,
            startedAt: at(0),
            deadlineAt: at(10),
            ...(status !== 'OPEN' && {
              finishedAt: at(5),
              finishedBy: 'PUPIL',
              timeTakenSeconds: 300,
              correctCount: 0,
              score: 0,
            }),
          },
        });
      await database.assignmentWork.create({
        data: {
          assignmentId: assignment.id,
          userId,
          attemptId,
          ownDueAt: given.ownDue === null ? null : at(given.ownDue),
        },
      });
      const [row] = await readWorkRows(database.sql, { assignmentIds: [assignment.id], userIds: [userId] });
      const columns = {
        id: sql<string>`${attemptId}::uuid`,
        userId: sql<string>`${userId}::uuid`,
        kind: sql<'ASSIGNMENT'>`'ASSIGNMENT'::attempt_kind`,
      };
      const { embargoed, shown, solutions } = await database.sql
        .selectNoFrom([
          sql<boolean>`${isEmbargoedFor({ userId, now: at(now) }, sql<string>`${of.secret.id}::uuid`)}`.as(
            'embargoed',
          ),
          sql<boolean>`${isScoreShown(columns, at(now))}`.as('shown'),
          sql<boolean>`${isScoreShown(columns, at(now), { solutions: true })}`.as('solutions'),
        ])
        .executeTakeFirstOrThrow();
      await database.assignment.delete({ where: { id: assignment.id } });
      if (!row) throw new Error('no work was read');
      expect(embargoed).toBe(isEmbargoed(row.facts, row.work, at(now)));
      if (status !== 'FINISHED') return;
      const { see } = assignmentAccess('PUPIL', row.facts, row.work, at(now));
      expect([shown, solutions]).toEqual([see.score, see.solutions]);
    }),
    { numRuns: 120 },
  );
});
