import { buildPart, buildQuestionParts } from '@markwell/shared/answers/testing/build-part';
import { recommendedPractice } from '@markwell/shared/progress/analytics.contract';
import { startPractice } from '@markwell/shared/planner/planner.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil, buildSchool } from '#testing/builders/build-user.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createPlannerHelpers, day, minute, type Subject } from '#testing/helpers/planner-helpers.ts';

const { app, time, startMonday, database, ...plans } = await createPlannerHelpers();
const { planOf, dueCounts, practise, take, practiseWith } = plans;
let learner: ApiClient;
let subject: Subject;
let topicId: string;

beforeEach(async () => {
  ({ subject, topicId, learner } = await startMonday());
});

describe("today's practice", () => {
  test('has at most twenty due questions, longest due first, passages together', async () => {
    const passage = await database.passage.create({
      data: { subjectId: subject.id, title: 'The Lighthouse', body: 'It stood.' },
    });
    const questions = await buildQuestions(database, 24, { topicId });
    const onPassage = [itemAt(questions, 1).id, itemAt(questions, 6).id];
    await database.question.updateMany({ where: { id: { in: onPassage } }, data: { passageId: passage.id } });
    await database.reviewCard.createMany({
      data: questions.map(({ id: questionId }, index) => ({
        userId: learner.user.id,
        questionId,
        dueAt: new Date(time.clock().getTime() - (30 - index) * day),
        stability: 1,
        difficulty: 5,
        elapsedDays: 0,
        scheduledDays: 1,
        learningSteps: 0,
        repetitions: 1,
        lapses: 0,
        state: 2,
      })),
    });
    expect((await planOf()).subjects).toMatchObject([{ dueCount: 24 }]);
    const practice = bodyOf(startPractice, await practise());
    const indexes = questions.map((_, index) => index).slice(0, 20);
    const together = [0, 1, 6, ...indexes.filter((index) => index > 1 && index !== 6)];
    expect(practice.questions.map(({ id }) => id)).toEqual(
      together.map((index) => itemAt(questions, index).id),
    );
    expect(practice).toMatchObject({ requestedQuestions: 20, duration: 30 });
  });

  test('is filled from weak topics, without repeated questions', async () => {
    await buildQuestions(database, 12, { topicId });
    const strong = await buildTopic(database, { subjectId: subject.id });
    await buildQuestions(database, 5, { topicId: strong.id });
    const started = startedTestOf(await learner.generate(subject, { topicIds: [topicId] }));
    time.advance(minute);
    const ids = started.questions.map(({ id }) => id);
    const answers = {
      ...answersFor(started, 'A'),
      [itemAt(ids, 0)]: 'B',
      [itemAt(ids, 1)]: 'C',
      [itemAt(ids, 2)]: 'D',
      [itemAt(ids, 3)]: 'B',
    };
    await learner.complete(started.testId, answers);
    expect((await planOf()).subjects).toMatchObject([
      { dueCount: 4, weakTopics: [{ topicId, accuracy: 60 }] },
    ]);
    const practice = bodyOf(startPractice, await practise());
    const drawn = practice.questions.map(({ id }) => id);
    expect(new Set(drawn.slice(0, 4))).toEqual(new Set(ids.slice(0, 4)));
    expect(new Set(drawn).size).toBe(10);
    expect(practice.questions.every(({ topic }) => topic.id === topicId)).toBe(true);
  });

  test('is filled with questions for the tier of the last test, and is of that tier itself', async () => {
    await buildQuestions(database, 7, { topicId });
    await buildQuestions(database, 3, { topicId, tier: 'FOUNDATION' });
    const started = startedTestOf(await learner.generate(subject, { tier: 'FOUNDATION' }));
    time.advance(minute);
    const ids = started.questions.map(({ id }) => id);
    const wrong = Object.fromEntries(ids.slice(0, 4).map((id) => [id, 'B']));
    await learner.complete(started.testId, { ...answersFor(started, 'A'), ...wrong });
    await buildQuestions(database, 20, { topicId, tier: 'HIGHER' });
    const forBoth = await buildQuestions(database, 6, { topicId });
    const practice = bodyOf(startPractice, await practise());
    const drawn = practice.questions.map(({ id }) => id);
    expect(drawn.slice(4).sort()).toEqual(forBoth.map(({ id }) => id).sort());
    const attempt = await database.attempt.findFirstOrThrow({ where: { id: practice.testId } });
    expect(attempt.tier).toBe('FOUNDATION');
  });

  test.each([
    ['MULTIPLE_CHOICE', { kind: 'choice', answer: 'B' }, 'MULTIPLE_CHOICE'],
    ['TYPED', { kind: 'number', answer: '5' }, 'MIXED'],
  ] as const)(
    'asks what was missed in a test of %s as it was asked there',
    async (asked, wrong, expected) => {
      const fifty = { kind: 'number', value: '50' };
      const options = ['50', '5'].map((text, index) => ({ letter: 'AB'.charAt(index), content: { text } }));
      const part = buildPart('a', { kind: 'choice', options, correct: 'A' }, { typed: fifty });
      const both = await buildQuestion(database, { topicId, parts: buildQuestionParts(part).parts });
      const missed = startedTestOf(await learner.generate(subject, { answerMode: asked }));
      time.advance(minute);
      const [letters, typed] =
        asked === 'TYPED'
          ? [{}, { responses: { [both.id]: { a: wrong } } }]
          : [{ [both.id]: wrong.answer }, {}];
      await learner.complete(missed.testId, letters, typed);
      // Since then the pupil has chosen among options.
      const other = await buildTopic(database, { subjectId: subject.id });
      await buildQuestion(database, { topicId: other.id });
      const chosen = startedTestOf(await learner.generate(subject, { topicIds: [other.id] }));
      await learner.complete(chosen.testId, answersFor(chosen, 'A'));
      const practice = bodyOf(startPractice, await practise());
      const question = practice.questions.find(({ id }) => id === both.id);
      expect(question?.parts !== undefined).toBe(asked === 'TYPED');
      const attempt = await database.attempt.findFirstOrThrow({ where: { id: practice.testId } });
      expect(attempt.answerMode).toBe(expected);
    },
  );

  test('is typed where it can be if the last test was', async () => {
    await buildQuestion(database, { topicId });
    const last = startedTestOf(await learner.generate(subject, { answerMode: 'MIXED' }));
    time.advance(minute);
    await learner.complete(last.testId, answersFor(last, 'B'));
    const practice = bodyOf(startPractice, await practise());
    const attempt = await database.attempt.findFirstOrThrow({ where: { id: practice.testId } });
    expect(attempt.answerMode).toBe('MIXED');
  });

  test('skips withdrawn and hidden questions, and those of another stage', async () => {
    await buildQuestions(database, 2, { topicId });
    const school = await buildSchool(database);
    const hidden = await buildSubject(database, { stageId: subject.stageId });
    const hiddenTopic = await buildTopic(database, { subjectId: hidden.id });
    const elsewhere = await buildSubject(database);
    const elsewhereTopic = await buildTopic(database, { subjectId: elsewhere.id });
    for (const { id } of [hiddenTopic, elsewhereTopic]) await buildQuestion(database, { topicId: id });
    const started = await take('BB');
    await take('B', learner, hidden);
    await take('B', learner, elsewhere);
    expect(await dueCounts()).toEqual([3, 0, 0, 0, 0, 0, 0]);

    await database.subject.update({
      where: { id: hidden.id },
      data: { visibility: 'SCHOOL_PRIVATE', schoolId: school.id },
    });
    await database.question.update({
      where: { id: itemAt(started.questions, 0).id },
      data: { status: 'ARCHIVED', bucketId: null },
    });
    const plan = await planOf();
    expect(plan.subjects.map(({ subjectId, dueCount }) => [subjectId, dueCount])).toEqual([[subject.id, 1]]);
    const practice = bodyOf(startPractice, await practise());
    expect(practice.questions.map(({ id }) => id)).toEqual([itemAt(started.questions, 1).id]);
    for (const other of [hidden, elsewhere]) expect((await practise(learner, other)).status).toBe(404);

    await database.topic.update({ where: { id: topicId }, data: { archivedAt: time.clock() } });
    expect((await planOf()).subjects).toEqual([]);
    expect((await practise()).status).toBe(422);
  });

  test('has only the pupil’s own due questions', async () => {
    await buildQuestion(database, { topicId });
    await take('B');
    const other = createApiClient(app, await buildPupil(database, { currentStageId: subject.stageId }));
    expect((await planOf(other)).subjects).toEqual([]);
    expect((await practise(other)).status).toBe(422);
  });

  test('is recommended, and nothing is planned before a stage is chosen', async () => {
    await buildQuestion(database, { topicId });
    await take('B');
    const [first] = bodyOf(recommendedPractice, await learner.get('/analytics/recommended-practice'));
    expect(first).toMatchObject({
      type: 'daily',
      title: `Today's practice: ${subject.name}`,
      subjectId: subject.id,
      dueCount: 1,
    });

    const newcomer = createApiClient(app, await buildPupil(database));
    expect(await planOf(newcomer)).toMatchObject({ subjects: [] });
    expect((await practise(newcomer)).status).toBe(404);
    expect((await learner.post('/planner/practice', { subjectId: 'mathematics' })).status).toBe(400);
    const stage = await buildStage(database);
    const elsewhere = createApiClient(app, await buildPupil(database, { currentStageId: stage.id }));
    expect((await practise(elsewhere)).status).toBe(404);
  });

  test('starts and ends at midnight in London', async () => {
    await buildQuestion(database, { topicId });
    // Twenty minutes before midnight in London, where summer time has just begun.
    time.set('2026-03-30T22:40:00Z');
    await take('B');
    expect(await dueCounts()).toEqual([1, 0, 0, 0, 0, 0, 0]);
    await practiseWith('A');
    time.set('2026-03-31T22:59:00Z');
    expect((await planOf()).days[0]).toEqual({ day: '2026-03-31', dueCount: 1 });

    // Still today in UTC, and tomorrow in London.
    const dueAt = new Date('2026-03-31T23:10:00Z');
    await database.reviewCard.updateMany({ where: { userId: learner.user.id }, data: { dueAt } });
    expect(await dueCounts()).toEqual([0, 1, 0, 0, 0, 0, 0]);
    expect((await practise()).status).toBe(422);
  });
});
