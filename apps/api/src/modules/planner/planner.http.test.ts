import { recountPupils } from '#modules/progress/recount.repository.ts';
import { startPractice, studyPlan } from '@markwell/shared/planner/planner.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { answersFor, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { countWaitingStatements } from '#testing/database/count-waiting-statements.ts';
import { itemAt } from '#testing/item-at.ts';
import { completeQuiz, quizOf, startQuiz } from '#testing/helpers/quiz-helpers.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createPlannerHelpers, day, minute, type Subject } from '#testing/helpers/planner-helpers.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

const { time, startMonday, database, ...plans } = await createPlannerHelpers();
const { planOf, dueCounts, practise, take, practiseWith } = plans;
let learner: ApiClient;
let subject: Subject;
let topicId: string;

beforeEach(async () => {
  ({ subject, topicId, learner } = await startMonday());
});

const cardsOf = (userId: string) =>
  database.reviewCard.findMany({ where: { userId }, orderBy: { questionId: 'asc' } });

/** Checks that a recount from the answers gives the same cards. */
async function expectCardsToBeRecounted(userId: string) {
  const before = await cardsOf(userId);
  await recountPupils(database.sql, [userId]);
  expect(await cardsOf(userId)).toEqual(before);
  return before;
}

describe('a wrong answer', () => {
  test('is due the same day, in today’s practice, until it is answered correctly', async () => {
    await buildQuestions(database, 10, { topicId });
    const started = await take('BAAAAAAAAA');
    const wrong = itemAt(started.questions, 0).id;
    expect(await planOf()).toEqual({
      days: [
        { day: '2026-03-02', dueCount: 1 },
        ...[3, 4, 5, 6, 7, 8].map((date) => ({ day: `2026-03-0${date}`, dueCount: 0 })),
      ],
      subjects: [
        { subjectId: subject.id, subjectName: subject.name, color: 'blue', dueCount: 1, weakTopics: [] },
      ],
      suggestions: [],
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
      const started = startedTestOf(await (round === 1 ? learner.generate(subject) : practise()));
      time.advance(minute);
      await Promise.all(
        Array.from({ length: 8 }, () => learner.complete(started.testId, answersFor(started, 'B'))),
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
    const replies = await inTransaction(database, async (transaction) => {
      const totals = transaction.selectFrom('pupil_totals').select('user_id');
      await totals.where('user_id', '=', userId).forUpdate().execute();
      const completions = Promise.all(
        tests.map((started) =>
          learner.complete(started.testId, answersFor(started, 'B')).then(({ status }) => status),
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
    const started = startedTestOf(await learner.generate(subject, { duration: 15 }));
    const answeredAt = time.clock().toISOString();
    const save = (optionLetter: string, sequence: number) =>
      learner.save(started.testId, [{ questionId: id, optionLetter, sequence, answeredAt }]);
    await save('B', 1);
    time.advance(20 * minute);
    await learner.get('/tests/active');
    expect(await cardsOf(learner.user.id)).toMatchObject([{ lastReviewAt: new Date(started.deadlineAt) }]);

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
    await buildQuestions(database, 2, { topicId, kind: 'RAPID_FIRE', difficulty: 1 });
    const quiz = quizOf(await startQuiz(learner, subject));
    time.advance(minute);
    const [right, wrong] = quiz.questions;
    const complete = () => completeQuiz(learner, quiz, 'AB');
    expect((await Promise.all([complete(), complete()])).map(({ status }) => status)).toEqual([200, 200]);
    const [card, ...more] = await expectCardsToBeRecounted(learner.user.id);
    expect([card?.questionId, card?.repetitions, more]).toEqual([wrong?.id, 1, []]);
    expect(card?.questionId).not.toBe(right?.id);

    await database.question.update({ where: { id: wrong?.id ?? '' }, data: { difficulty: 10 } });
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
