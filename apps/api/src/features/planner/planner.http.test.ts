import { recountPupils } from '../../domain/progress/recount.repository.ts';
import { sqlOf } from '@markwell/database/sql/queries';
import { recommendedPractice } from '@markwell/shared/features/analytics/analytics.contract';
import { startPractice, studyPlan } from '@markwell/shared/features/planner/planner.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '../../testing/build-curriculum.ts';
import { buildPupil, buildSchool } from '../../testing/build-user.ts';
import { buildQuestion, buildQuestions } from '../../testing/build-question.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '../../testing/api-client.ts';
import { countWaitingStatements } from '../../testing/count-waiting-statements.ts';
import { itemAt } from '../../testing/item-at.ts';
import { completeQuiz, quizOf, startQuiz } from '../../testing/quiz-helpers.ts';
import { bodyOf, errorOf } from '../../testing/response-body.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const time = createTestClock();
const app = await createTestApp({ clock: time.clock });
const { database } = app;
const minute = 60_000;
const day = 24 * 60 * minute;

type Subject = Awaited<ReturnType<typeof buildSubject>>;
let learner: ApiClient;
let subject: Subject;
let topicId: string;

beforeEach(async () => {
  // A Monday afternoon.
  time.set('2026-03-02T16:00:00Z');
  subject = await buildSubject(database);
  topicId = (await buildTopic(database, { subjectId: subject.id })).id;
  learner = createApiClient(app, await buildPupil(database, { currentStageId: subject.stageId }));
});

const planOf = async (who = learner) => bodyOf(studyPlan, await who.get('/planner'));
const dueCounts = async (who = learner) => (await planOf(who)).days.map(({ dueCount }) => dueCount);
const practise = (who = learner, of = subject) => who.post('/planner/practice', { subjectId: of.id });
const cardsOf = (userId: string) =>
  database.reviewCard.findMany({ where: { userId }, orderBy: { questionId: 'asc' } });

/** Takes a test of ten questions in ten minutes; the first ones get these letters (A is correct). */
async function take(letters: string, who = learner, of = subject) {
  const dealt = startedTestOf(await who.generate(of));
  time.advance(10 * minute);
  const answers = [...letters].map((letter, index) => [itemAt(dealt.questions, index).id, letter] as const);
  expect((await who.complete(dealt.testId, Object.fromEntries(answers))).status).toBe(200);
  return dealt;
}

/** Takes today's practice with the same letter for every answer. */
async function practiseWith(letter: string) {
  const practice = bodyOf(startPractice, await practise());
  time.advance(5 * minute);
  expect((await learner.complete(practice.testId, answersFor(practice, letter))).status).toBe(200);
  return practice;
}

/** Checks that a recount from the answers gives the same cards. */
async function expectCardsToBeRecounted(userId: string) {
  const before = await cardsOf(userId);
  await database.$transaction((transaction) => recountPupils(transaction, [userId]));
  expect(await cardsOf(userId)).toEqual(before);
  return before;
}

describe('a wrong answer', () => {
  test('is due the same day, in today’s practice, until it is answered correctly', async () => {
    await buildQuestions(database, 10, { topicId });
    const dealt = await take('BAAAAAAAAA');
    const wrong = itemAt(dealt.questions, 0).id;
    expect(await planOf()).toEqual({
      days: [
        { day: '2026-03-02', dueCount: 1 },
        ...[3, 4, 5, 6, 7, 8].map((date) => ({ day: `2026-03-0${date}`, dueCount: 0 })),
      ],
      subjects: [
        { subjectId: subject.id, subjectName: subject.name, color: 'blue', dueCount: 1, weakTopics: [] },
      ],
    });

    const practice = bodyOf(startPractice, await practise());
    expect(practice).toMatchObject({ kind: 'MOCK_TEST', requestedQuestions: 1, duration: 15 });
    expect(practice.questions.map(({ id }) => id)).toEqual([wrong]);
    expect((await learner.get('/tests/active')).body).toMatchObject({ test: { testId: practice.testId } });
    await learner.complete(practice.testId, { [wrong]: 'A' });
    expect(await dueCounts()).toEqual([0, 1, 0, 0, 0, 0, 0]);
    expect(errorOf(await practise())).toMatchObject({
      code: 'RULE_BROKEN',
      message: 'Nothing is due today in this subject. Start a test instead.',
    });

    time.advance(day);
    expect(await dueCounts()).toEqual([1, 0, 0, 0, 0, 0, 0]);
    await practiseWith('A');
    expect(await dueCounts()).toEqual([0, 0, 1, 0, 0, 0, 0]);
    await expectCardsToBeRecounted(learner.user.id);
  });

  test('that is repeated stays due, and counts as a lapse after a correct answer', async () => {
    await buildQuestion(database, { topicId });
    await take('B');
    await practiseWith('C');
    expect(await dueCounts()).toEqual([1, 0, 0, 0, 0, 0, 0]);
    await practiseWith('A');
    time.advance(day);
    await practiseWith('B');
    expect(await expectCardsToBeRecounted(learner.user.id)).toMatchObject([{ lapses: 1, repetitions: 4 }]);
    expect(await dueCounts()).toEqual([1, 0, 0, 0, 0, 0, 0]);
  });

  test('is not recorded for a correct answer or for none', async () => {
    await buildQuestions(database, 10, { topicId });
    await take('AAAAA');
    expect(await cardsOf(learner.user.id)).toEqual([]);
    expect((await planOf()).subjects).toEqual([]);
  });

  test('counts once, however often its test is submitted, also at the same time', async () => {
    await buildQuestion(database, { topicId });
    for (const round of [1, 2]) {
      const dealt = startedTestOf(await (round === 1 ? learner.generate(subject) : practise()));
      time.advance(minute);
      await Promise.all(
        Array.from({ length: 8 }, () => learner.complete(dealt.testId, answersFor(dealt, 'B'))),
      );
      expect(await cardsOf(learner.user.id)).toMatchObject([{ repetitions: round }]);
    }
    await expectCardsToBeRecounted(learner.user.id);
  });

  test('in two tests at the same time counts in both', async () => {
    await buildQuestions(database, 3, { topicId });
    const userId = learner.user.id;
    await database.pupilTotals.create({ data: { userId } });
    const tests = [
      startedTestOf(await learner.generate(subject)),
      startedTestOf(await learner.generate(subject)),
    ];
    time.advance(minute);
    const replies = await database.$transaction(async (transaction) => {
      const totals = sqlOf(transaction).selectFrom('pupil_totals').select('user_id');
      await totals.where('user_id', '=', userId).forUpdate().execute();
      const completions = Promise.all(
        tests.map((dealt) =>
          learner.complete(dealt.testId, answersFor(dealt, 'B')).then(({ status }) => status),
        ),
      );
      await expect.poll(() => countWaitingStatements(database)).toBe(2);
      return { completions };
    });
    expect(await replies.completions).toEqual([200, 200]);
    const cards = await expectCardsToBeRecounted(userId);
    expect(cards.map(({ repetitions }) => repetitions)).toEqual([2, 2, 2]);
  });

  test('in a test closed at its deadline counts; a late correct answer removes it', async () => {
    const { id } = await buildQuestion(database, { topicId });
    const dealt = startedTestOf(await learner.generate(subject, { duration: 15 }));
    const answeredAt = time.clock().toISOString();
    const save = (optionLetter: string, sequence: number) =>
      learner.save(dealt.testId, [{ questionId: id, optionLetter, sequence, answeredAt }]);
    await save('B', 1);
    time.advance(20 * minute);
    await learner.get('/tests/active');
    expect(await cardsOf(learner.user.id)).toMatchObject([{ lastReviewAt: new Date(dealt.deadlineAt) }]);

    await save('A', 2);
    expect(await cardsOf(learner.user.id)).toEqual([]);
    expect(await dueCounts()).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('in a test that is closed late does not undo a later correct answer', async () => {
    await buildQuestion(database, { topicId });
    const abandoned = startedTestOf(await learner.generate(subject, { duration: 15 }));
    const { id } = itemAt(abandoned.questions, 0);
    const answeredAt = time.clock().toISOString();
    await learner.save(abandoned.testId, [{ questionId: id, optionLetter: 'B', sequence: 1, answeredAt }]);
    const later = startedTestOf(await learner.generate(subject, { duration: 30 }));
    time.advance(20 * minute);
    await learner.complete(later.testId, { [id]: 'A' });
    await learner.get('/tests/active');
    expect(await expectCardsToBeRecounted(learner.user.id)).toMatchObject([{ repetitions: 2 }]);
    expect(await dueCounts()).toEqual([0, 1, 0, 0, 0, 0, 0]);
  });

  test('in a rapid-fire quiz is due as a question of a test', async () => {
    await buildQuestions(database, 2, { topicId, kind: 'RAPID_FIRE', grade: 1 });
    const quiz = quizOf(await startQuiz(learner, subject));
    time.advance(minute);
    const [right, wrong] = quiz.questions;
    const complete = () => completeQuiz(learner, quiz, 'AB');
    expect((await Promise.all([complete(), complete()])).map(({ status }) => status)).toEqual([200, 200]);
    const [card, ...more] = await expectCardsToBeRecounted(learner.user.id);
    expect([card?.questionId, card?.repetitions, more]).toEqual([wrong?.id, 1, []]);
    expect(card?.questionId).not.toBe(right?.id);

    await database.question.update({ where: { id: wrong?.id ?? '' }, data: { grade: 10 } });
    const practice = bodyOf(startPractice, await practise());
    expect(practice.questions).toMatchObject([{ id: wrong?.id, difficulty: 5 }]);
    const report = { questionType: 'mock-test', questionId: wrong?.id, reason: 'Wrong Answer' };
    expect((await learner.post('/questions/flag', { ...report, sessionId: practice.testId })).status).toBe(
      200,
    );
    expect((await learner.post('/questions/flag', { ...report, sessionId: 'test-session' })).status).toBe(
      404,
    );
    await learner.complete(practice.testId, answersFor(practice, 'A'));
    expect(bodyOf(studyPlan, await learner.get('/planner')).days[0]).toMatchObject({ dueCount: 0 });
  });
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
    const place = questions.map((_, index) => index).slice(0, 20);
    const together = [0, 1, 6, ...place.filter((index) => index > 1 && index !== 6)];
    expect(practice.questions.map(({ id }) => id)).toEqual(
      together.map((index) => itemAt(questions, index).id),
    );
    expect(practice).toMatchObject({ requestedQuestions: 20, duration: 30 });
  });

  test('is filled from weak topics, without repeated questions', async () => {
    await buildQuestions(database, 12, { topicId });
    const strong = await buildTopic(database, { subjectId: subject.id });
    await buildQuestions(database, 5, { topicId: strong.id });
    const dealt = startedTestOf(await learner.generate(subject, { topicIds: [topicId] }));
    time.advance(minute);
    const ids = dealt.questions.map(({ id }) => id);
    const answers = {
      ...answersFor(dealt, 'A'),
      [itemAt(ids, 0)]: 'B',
      [itemAt(ids, 1)]: 'C',
      [itemAt(ids, 2)]: 'D',
      [itemAt(ids, 3)]: 'B',
    };
    await learner.complete(dealt.testId, answers);
    expect((await planOf()).subjects).toMatchObject([
      { dueCount: 4, weakTopics: [{ topicId, accuracy: 60 }] },
    ]);
    const practice = bodyOf(startPractice, await practise());
    const drawn = practice.questions.map(({ id }) => id);
    expect(new Set(drawn.slice(0, 4))).toEqual(new Set(ids.slice(0, 4)));
    expect(new Set(drawn).size).toBe(10);
    expect(practice.questions.every(({ topic }) => topic.id === topicId)).toBe(true);
  });

  test('skips archived, withdrawn and hidden questions, and those of another stage', async () => {
    await buildQuestions(database, 2, { topicId });
    const school = await buildSchool(database);
    const hidden = await buildSubject(database, { stageId: subject.stageId });
    const hiddenTopic = await buildTopic(database, { subjectId: hidden.id });
    const elsewhere = await buildSubject(database);
    const elsewhereTopic = await buildTopic(database, { subjectId: elsewhere.id });
    for (const { id } of [hiddenTopic, elsewhereTopic]) await buildQuestion(database, { topicId: id });
    const dealt = await take('BB');
    await take('B', learner, hidden);
    await take('B', learner, elsewhere);
    expect(await dueCounts()).toEqual([3, 0, 0, 0, 0, 0, 0]);

    await database.subject.update({
      where: { id: hidden.id },
      data: { visibility: 'SCHOOL_PRIVATE', schoolId: school.id },
    });
    await database.question.update({
      where: { id: itemAt(dealt.questions, 0).id },
      data: { status: 'ARCHIVED', bucketId: null, position: null },
    });
    const plan = await planOf();
    expect(plan.subjects.map(({ subjectId, dueCount }) => [subjectId, dueCount])).toEqual([[subject.id, 1]]);
    const practice = bodyOf(startPractice, await practise());
    expect(practice.questions.map(({ id }) => id)).toEqual([itemAt(dealt.questions, 1).id]);
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
