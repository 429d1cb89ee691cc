import { describe, expect, it } from 'vitest';
import { buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildParent, buildPupil, buildSchool } from '#testing/builders/build-user.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { createMockTestHelpers } from '#testing/helpers/mock-test-helpers.ts';
import { seenBy } from '#testing/database/seen-questions.ts';
import { createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { changeStoredOptions } from '#testing/database/stored-options.ts';

const { app, pupil, now, buildBank, idsOf } = await createMockTestHelpers();

describe('POST /tests/generate', () => {
  it('returns different questions of the subject, and the duration', async () => {
    const { subject, ids } = await buildBank(15);
    const reply = await pupil.generate(subject, { duration: 45 });
    expect(reply.status).toBe(200);
    expect(startedTestOf(reply)).toMatchObject({
      kind: 'MOCK_TEST',
      subject: { id: subject.id, name: subject.name, color: 'blue' },
      requestedQuestions: 10,
      duration: 45,
      startedAt: '2026-06-10T12:00:00.000Z',
      deadlineAt: '2026-06-10T12:45:00.000Z',
      serverTime: '2026-06-10T12:00:00.000Z',
    });
    expect(new Set(idsOf(reply)).size).toBe(10);
    expect(ids).toEqual(expect.arrayContaining(idsOf(reply)));
  });

  it('draws questions for the chosen tier and for both, of every tier without a choice', async () => {
    const { subject, topic, ids: forBoth } = await buildBank(20);
    const ofTier = async (tier: 'FOUNDATION' | 'HIGHER') =>
      (await buildQuestions(app.database, 5, { topicId: topic.id, tier })).map(({ id }) => id);
    const [foundation, higher] = [await ofTier('FOUNDATION'), await ofTier('HIGHER')];
    const drawn = async (choices: object) =>
      idsOf(await pupil.generate(subject, { questionCount: 40, ...choices })).sort();
    expect(await drawn({ tier: 'FOUNDATION' })).toEqual([...forBoth, ...foundation].sort());
    expect(await drawn({ tier: 'HIGHER' })).toEqual([...forBoth, ...higher].sort());
    expect(await drawn({})).toEqual([...forBoth, ...foundation, ...higher].sort());
    expect((await pupil.generate(subject, { tier: 'MIDDLE' })).status).toBe(400);
  });

  it('returns every field of a question, with markup as plain text', async () => {
    const { subject, topic } = await buildBank(0);
    const stage = await app.database.stage.findUniqueOrThrow({ where: { id: subject.stageId } });
    const body = '<b onclick="alert(1)">2 < 3 & "x"</b> ∛8 = ?';
    const question = await buildQuestion(app.database, { topicId: topic.id, difficulty: 4, body });
    const buildImage = (name: string) =>
      app.database.mediaFile.create({
        data: {
          storageKey: `${question.id}-${name}.webp`,
          contentType: 'image/webp',
          byteSize: 1,
          alternativeText: `The ${name}`,
        },
      });
    const [image, option, solution] = [
      await buildImage('question'),
      await buildImage('option'),
      await buildImage('solution'),
    ];
    await app.database.questionRevision.update({
      where: { id: question.revisionId },
      data: { imageId: image.id, solutionImageId: solution.id },
    });
    await changeStoredOptions(app.database, question.revisionId, ({ optionLetter }) =>
      optionLetter === 'C' ? { contentType: 'IMAGE', contentValue: option.id } : {},
    );

    const reply = await pupil.generate(subject);
    expect(startedTestOf(reply).questions).toHaveLength(1);
    expect(startedTestOf(reply).questions[0]).toMatchObject({
      id: question.id,
      questionType: 'regular',
      difficulty: 4,
      topic: {
        id: topic.id,
        name: topic.name,
        subject: {
          name: subject.name,
          stage: { displayName: stage.displayName, name: stage.name },
          examType: { name: stage.name },
        },
      },
      passage: null,
      explanationText: body,
      questionImageUrl: `/media/${question.id}-question.webp`,
      questionImageAlt: 'The question',
      solutionImageUrl: `/media/${question.id}-solution.webp`,
      options: [
        { optionLetter: 'A', contentType: 'TEXT', contentValue: 'Answer A', isCorrect: true },
        { optionLetter: 'B', contentType: 'TEXT', contentValue: 'Answer B', isCorrect: false },
        {
          optionLetter: 'C',
          contentType: 'IMAGE',
          contentValue: `/media/${question.id}-option.webp`,
          alternativeText: 'The option',
          isCorrect: false,
        },
        { optionLetter: 'D', contentType: 'TEXT', contentValue: 'Answer D', isCorrect: false },
      ],
    });
  });

  it('returns fewer questions when there are not enough, and how many were requested', async () => {
    const { subject, ids } = await buildBank(4);
    const reply = await pupil.generate(subject, { questionCount: 20, examMode: true });
    expect(startedTestOf(reply)).toMatchObject({ requestedQuestions: 20, kind: 'EXAM_SIMULATION' });
    expect(idsOf(reply).toSorted()).toEqual(ids.toSorted());
  });

  it('returns a message when nothing matches', async () => {
    const { subject } = await buildBank(3, 2);
    const reply = await pupil.generate(subject, { difficulty: [1] });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      code: 'RULE_BROKEN',
      message: 'There are no questions for this choice yet. Try other topics or difficulty levels.',
    });
  });

  it('draws Hard from difficulties 3, 4 and 5, and only from the chosen topics', async () => {
    const { subject, topic } = await buildBank(0);
    const other = await buildTopic(app.database, { subjectId: subject.id });
    const hardIds: string[] = [];
    for (const difficulty of [1, 2, 3, 4, 5]) {
      const { id } = await buildQuestion(app.database, { topicId: topic.id, difficulty });
      if (difficulty >= 3) hardIds.push(id);
      await buildQuestion(app.database, { topicId: other.id, difficulty });
    }
    const reply = await pupil.generate(subject, { difficulty: [3], topicIds: [topic.id, topic.id] });
    expect(idsOf(reply).toSorted()).toEqual(hardIds.toSorted());
  });

  it('does not draw drafts, archived or rapid-fire questions', async () => {
    const { subject, topic, ids } = await buildBank(2);
    await buildQuestion(app.database, { topicId: topic.id, published: false });
    await buildQuestion(app.database, { topicId: topic.id, kind: 'RAPID_FIRE' });
    expect(idsOf(await pupil.generate(subject)).toSorted()).toEqual(ids.toSorted());
  });

  it('draws unseen questions first, then those seen longest ago', async () => {
    const { subject, ids } = await buildBank(25);
    const learner = createApiClient(app, await buildPupil(app.database));
    const first = idsOf(await learner.generate(subject));
    await app.database.attempt.updateMany({
      where: { userId: learner.user.id },
      data: { startedAt: new Date(now.getTime() - 60_000) },
    });
    const second = idsOf(await learner.generate(subject));
    expect(second.filter((id) => first.includes(id))).toEqual([]);
    const third = idsOf(await learner.generate(subject));
    const unseen = ids.filter((id) => !first.includes(id) && !second.includes(id));
    expect(third).toEqual(expect.arrayContaining(unseen));
    expect(third).toHaveLength(10);
    expect(third.filter((id) => first.includes(id))).toHaveLength(5);
  });

  it('marks the questions of several tests that a pupil starts at the same time as seen', async () => {
    const { subject } = await buildBank(30);
    const learner = createApiClient(app, await buildPupil(app.database));
    const replies = await Promise.all(Array.from({ length: 6 }, () => learner.generate(subject)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await seenBy(app.database, learner.user.id)).toEqual(replies.flatMap(idsOf).toSorted());
  });

  it.each([undefined, 'HIGHER'] as const)('draws every question equally often (tier: %s)', async (tier) => {
    const { subject, topic, ids } = await buildBank(tier ? 12 : 20);
    if (tier) {
      const ofTier = await buildQuestions(app.database, 8, { topicId: topic.id, tier });
      ids.push(...ofTier.map(({ id }) => id));
    }
    const times = new Map(ids.map((id) => [id, 0]));
    for (let round = 0; round < 60; round++) {
      const learner = createApiClient(app, await buildPupil(app.database));
      for (const id of idsOf(await learner.generate(subject, { tier })))
        times.set(id, (times.get(id) ?? 0) + 1);
    }
    // 30 times each on average, standard deviation 3.9. One run in 100,000 exceeds five standard deviations.
    expect(Math.min(...times.values())).toBeGreaterThan(10);
    expect(Math.max(...times.values())).toBeLessThan(50);
  });

  it('keeps the questions of a passage together', async () => {
    const { subject, topic } = await buildBank(20);
    const passage = await app.database.passage.create({
      data: { subjectId: subject.id, title: 'The lighthouse', body: 'It was a dark night.' },
    });
    const members = await buildQuestions(app.database, 4, { topicId: topic.id, passageId: passage.id });
    const memberIds = new Set(members.map(({ id }) => id));
    let draws = 0;
    for (let round = 0; round < 12; round++) {
      const learner = createApiClient(app, await buildPupil(app.database));
      const reply = await learner.generate(subject);
      const indexes = idsOf(reply).flatMap((id, index) => (memberIds.has(id) ? [index] : []));
      expect(idsOf(reply)).toHaveLength(10);
      if (indexes.length === 0) continue;
      draws++;
      expect(indexes).toEqual([0, 1, 2, 3].map((step) => (indexes[0] ?? 0) + step));
      const question = startedTestOf(reply).questions[indexes[0] ?? 0];
      expect(question?.passage).toEqual({
        id: passage.id,
        title: 'The lighthouse',
        body: 'It was a dark night.',
      });
    }
    expect(draws).toBeGreaterThan(0);
  });

  it('leaves other tests open', async () => {
    const { subject } = await buildBank(12);
    const learner = createApiClient(app, await buildPupil(app.database));
    await learner.generate(subject);
    await learner.generate(subject);
    expect(await app.database.attempt.count({ where: { userId: learner.user.id, status: 'OPEN' } })).toBe(2);
  });

  it('returns the first test to a repeated request with the same idempotency key', async () => {
    const { subject } = await buildBank(12);
    const key = { 'Idempotency-Key': subject.id };
    const [first, again] = [await pupil.generate(subject).set(key), await pupil.generate(subject).set(key)];
    expect(again.body).toEqual(first.body);
    const stored = await app.database.idempotencyKey.findFirstOrThrow({ where: { key: subject.id } });
    expect(stored).toMatchObject({ resultId: startedTestOf(first).testId, response: null });
  });

  it('starts one test when a pupil clicks many times, and returns it to every request', async () => {
    const { subject } = await buildBank(12);
    const learner = createApiClient(app, await buildPupil(app.database));
    const key = { 'Idempotency-Key': subject.id };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => learner.generate(subject).set(key).then(startedTestOf)),
    );
    expect(new Set(replies.map(({ testId }) => testId)).size).toBe(1);
    for (const { questions } of replies) expect(questions).toEqual(replies[0]?.questions);
    expect(await app.database.attempt.count({ where: { userId: learner.user.id } })).toBe(1);
    expect(await seenBy(app.database, learner.user.id)).toHaveLength(10);
  });

  it('returns the first similar question to a repeated request', async () => {
    const { subject } = await buildBank(12);
    const learner = createApiClient(app, await buildPupil(app.database));
    const test = startedTestOf(await learner.generate(subject));
    const similar = () =>
      learner
        .post('/tests/similar', { questionId: itemAt(test.questions, 0).id })
        .set('Idempotency-Key', subject.id);
    expect((await similar()).body).toEqual((await similar()).body);
    expect(await app.database.attempt.count({ where: { userId: learner.user.id } })).toBe(2);
  });

  it('refuses a subject that the pupil may not see', async () => {
    const school = await buildSchool(app.database);
    const draft = await buildBank(1);
    await app.database.subject.update({ where: { id: draft.subject.id }, data: { visibility: 'DRAFT' } });
    const ofSchool = await buildBank(1);
    await app.database.subject.update({
      where: { id: ofSchool.subject.id },
      data: { visibility: 'SCHOOL_PRIVATE', schoolId: school.id },
    });
    const archived = await buildBank(1);
    await app.database.subject.update({ where: { id: archived.subject.id }, data: { archivedAt: now } });
    const member = createApiClient(app, await buildPupil(app.database, { schoolId: school.id }));
    const admin = createApiClient(app, await buildAdmin(app.database));

    const statuses = async (learner: ApiClient) => {
      const replies = [];
      for (const { subject } of [draft, ofSchool, archived]) replies.push(await learner.generate(subject));
      return replies.map(({ status }) => status);
    };
    expect(await statuses(pupil)).toEqual([404, 404, 404]);
    expect(await statuses(member)).toEqual([404, 200, 404]);
    expect(await statuses(admin)).toEqual([200, 200, 404]);
  });

  it('refuses a stage or topics of another subject, and a subject that does not exist', async () => {
    const [{ subject }, other] = [await buildBank(2), await buildBank(2)];
    expect((await pupil.generate(subject, { examTypeId: other.subject.stageId })).status).toBe(422);
    expect((await pupil.generate(subject, { topicIds: [other.topic.id] })).status).toBe(422);
    expect((await pupil.generate({ ...subject, id: '00000000-0000-7000-8000-000000000000' })).status).toBe(
      404,
    );
  });

  it('refuses an invalid choice', async () => {
    const { subject } = await buildBank(1);
    for (const choices of [
      { questionCount: 11 },
      { questionCount: 1e9 },
      { duration: 31 },
      { difficulty: [] },
      { difficulty: [4] },
      { subjectId: 'mathematics' },
      { topicIds: ["'; drop table questions; --"] },
      { topicIds: null },
    ]) {
      const reply = await pupil.generate(subject, choices);
      expect(reply.status).toBe(400);
    }
  });

  it('requires a signed-in learner', async () => {
    const { subject } = await buildBank(1);
    expect((await app.request.post('/api/tests/generate').send({})).status).toBe(401);
    const parent = createApiClient(app, await buildParent(app.database));
    expect((await parent.generate(subject)).status).toBe(403);
  });
});
