import { recountPupils } from '#modules/progress/recount.repository.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildParent, buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestions, buildRevision } from '#testing/builders/build-question.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { seededRandomInt } from '#testing/seeded-random.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { multipleChoice } from '#modules/question-bank/change/question-bank.rules.ts';

let now = new Date();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: () => now });
});

const at = (time: string) => {
  now = new Date(time);
};
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function buildBank(count = 10) {
  const subject = await buildSubject(app.database);
  const topic = await buildTopic(app.database, { subjectId: subject.id });
  await buildQuestions(app.database, count, { topicId: topic.id });
  return { subject, topic };
}

async function start(count = 10) {
  const bank = await buildBank(count);
  const learner = createApiClient(app, await buildPupil(app.database));
  const test = startedTestOf(await learner.generate(bank.subject));
  return { ...bank, learner, test };
}

/** Every counter of a pupil and of the questions of a test. */
async function countersOf(userId: string) {
  const where = { userId };
  const attempts = await app.database.attempt.findMany({ where, select: { questionIds: true } });
  return {
    totals: await app.database.pupilTotals.findUnique({ where }),
    topics: await app.database.topicProgress.findMany({ where, orderBy: { topicId: 'asc' } }),
    days: await app.database.dailyActivity.findMany({ where, orderBy: { day: 'asc' } }),
    statistics: await app.database.questionStatistics.findMany({
      where: { questionId: { in: attempts.flatMap(({ questionIds }) => questionIds) } },
      orderBy: { questionId: 'asc' },
    }),
  };
}

describe('POST /tests/complete', () => {
  it('marks the answers itself and updates every counter', async () => {
    at('2026-06-10T22:50:00Z');
    const { learner, test, topic } = await start();
    wait(12);
    const answers = { ...answersFor(test, 'B', 8), ...answersFor(test, 'A', 6) };
    const reply = await learner.complete(test.testId, answers, {
      timeTaken: 700,
      score: 100,
      correctAnswers: 10,
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      testId: test.testId,
      totalQuestions: 10,
      correctAnswers: 6,
      unanswered: 2,
      score: 60,
      timeTaken: 700,
      finishedAt: '2026-06-10T23:02:00.000Z',
      finishedBy: 'PUPIL',
      averageBefore: null,
      strongTopics: [],
    });
    const marks = ['A', 'A', 'A', 'A', 'A', 'A', 'B', 'B', null, null].map((chosenLetter, index) => ({
      questionId: test.questions[index]?.id,
      chosenLetter,
      correctLetter: 'A',
      isCorrect: chosenLetter === 'A',
      isVoid: false,
    }));
    expect(reply.body).toHaveProperty('questions', marks);

    const { totals, topics, days, statistics } = await countersOf(learner.user.id);
    expect(totals).toMatchObject({
      testsFinished: 1,
      scoreSum: 60,
      answeredCount: 8,
      correctCount: 6,
      studySeconds: 700,
      streakDays: 1,
      bestStreak: 1,
      // Two minutes past midnight in London.
      lastFinishOn: new Date('2026-06-11T00:00:00Z'),
    });
    expect(topics).toMatchObject([
      { topicId: topic.id, answeredCount: 8, correctCount: 6, lastAnsweredAt: now },
    ]);
    expect(days).toMatchObject([
      {
        day: new Date('2026-06-11T00:00:00Z'),
        finishedCount: 1,
        answeredCount: 8,
        correctCount: 6,
        studySeconds: 700,
      },
    ]);
    expect(statistics.map(({ answeredCount }) => answeredCount)).toEqual(Array.from({ length: 8 }, () => 1));
    expect(statistics.filter(({ correctCount }) => correctCount === 1)).toHaveLength(6);
  });

  it('has exactly one effect, however often it is sent, also at the same time', async () => {
    const { learner, test } = await start();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        learner.complete(test.testId, answersFor(test, index % 2 ? 'A' : 'B')),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
    const after = await countersOf(learner.user.id);
    expect(after.totals).toMatchObject({ testsFinished: 1, answeredCount: 10 });

    const late = await learner.complete(test.testId, answersFor(test, 'C'));
    expect(late.body).toEqual(replies[0]?.body);
    expect(await countersOf(learner.user.id)).toEqual(after);
  });

  it('marks by the revision that was shown, not by the current one', async () => {
    const { learner, test } = await start(1);
    const id = itemAt(test.questions, 0).id;
    await buildRevision(app.database, id, {
      body: 'Another question',
      parts: multipleChoice([
        { text: 'no', isCorrect: false },
        { text: 'yes', isCorrect: true },
      ]),
    });
    expect((await learner.complete(test.testId, { [id]: 'A' })).body).toMatchObject({
      correctAnswers: 1,
      score: 100,
    });
    const results = await learner.get(`/tests/${test.testId}/results`);
    expect(results.body).toMatchObject({
      test: { questions: [{ explanationText: itemAt(test.questions, 0).explanationText }] },
    });
  });

  it('returns topics that are strong now and the average of the earlier tests', async () => {
    const { learner, test, subject, topic } = await start(10);
    await learner.complete(test.testId, answersFor(test, 'B', 5));
    const second = startedTestOf(await learner.generate(subject));
    await learner.complete(second.testId, answersFor(second, 'A'));
    const other = await buildBank();
    const third = startedTestOf(await learner.generate(other.subject));
    const reply = await learner.complete(third.testId, answersFor(third, 'A', 9));
    expect(reply.body).toMatchObject({ score: 90, averageBefore: 50, strongTopics: [other.topic.name] });
    const fourth = startedTestOf(await learner.generate(subject));
    expect((await learner.complete(fourth.testId, answersFor(fourth, 'A'))).body).toMatchObject({
      averageBefore: 63,
      // 20 of 25.
      strongTopics: [],
    });
    expect(topic.name).not.toBe(other.topic.name);
  });

  it('limits the time to between zero and the time that has passed', async () => {
    at('2026-06-10T12:00:00Z');
    const { learner, test } = await start();
    wait(2);
    expect((await learner.complete(test.testId, {}, { timeTaken: 86_400 })).body).toMatchObject({
      timeTaken: 120,
    });
    expect((await learner.complete(test.testId, {}, { timeTaken: -1 })).status).toBe(400);
  });

  it('counts a similar question as an answer, not as a test', async () => {
    const { learner, test } = await start();
    const similar = startedTestOf(
      await learner.post('/tests/similar', { questionId: itemAt(test.questions, 0).id }),
    );
    const reply = await learner.complete(similar.testId, answersFor(similar, 'A'));
    expect(reply.body).toMatchObject({ totalQuestions: 1, score: 100 });
    const { totals, topics, days } = await countersOf(learner.user.id);
    expect(totals).toMatchObject({
      testsFinished: 0,
      scoreSum: 0,
      streakDays: 0,
      lastFinishOn: null,
      answeredCount: 1,
      correctCount: 1,
    });
    expect(topics).toMatchObject([{ answeredCount: 1, correctCount: 1 }]);
    expect(days).toMatchObject([{ finishedCount: 0, answeredCount: 1 }]);
  });

  it('counts the streak in days', async () => {
    at('2026-06-01T12:00:00Z');
    const { learner, subject } = await start();
    const finishOne = async () => {
      const test = startedTestOf(await learner.generate(subject));
      await learner.complete(test.testId, answersFor(test, 'A'));
      return (await countersOf(learner.user.id)).totals;
    };
    expect(await finishOne()).toMatchObject({ streakDays: 1 });
    at('2026-06-01T22:59:00Z'); // 23:59 in London
    expect(await finishOne()).toMatchObject({ streakDays: 1 });
    wait(2);
    expect(await finishOne()).toMatchObject({ streakDays: 2, bestStreak: 2 });
    at('2026-06-04T12:00:00Z'); // after a rest day
    expect(await finishOne()).toMatchObject({ streakDays: 3, bestStreak: 3 });
    at('2026-06-06T12:00:00Z'); // after a second missed day in the week
    expect(await finishOne()).toMatchObject({ streakDays: 1, bestStreak: 3 });
  });

  it("returns 404 for another pupil's test and for one that does not exist", async () => {
    const { test, learner } = await start();
    const other = createApiClient(app, await buildPupil(app.database));
    expect((await other.complete(test.testId, answersFor(test, 'A'))).status).toBe(404);
    expect((await other.complete(other.user.id, {})).status).toBe(404);
    expect((await learner.complete(test.testId, answersFor(test, 'A'))).body).toMatchObject({ score: 100 });
    expect((await other.complete(test.testId, {})).status).toBe(404);
  });

  it('refuses letters and questions that the test does not have, and leaves it open', async () => {
    const [{ learner, test }, { test: more }] = [await start(), await start()];
    for (const answers of [answersFor(test, 'E', 1), { ...answersFor(test, 'A'), ...answersFor(more, 'A') }])
      expect((await learner.complete(test.testId, answers)).status).toBe(422);
    expect((await learner.complete(test.testId, answersFor(test, 'F', 1))).status).toBe(400);
    expect((await learner.complete(test.testId, answersFor(test, 'A'))).body).toMatchObject({ score: 100 });
  });

  it('requires a signed-in learner', async () => {
    expect((await app.request.post('/api/tests/complete').send({})).status).toBe(401);
    const parent = createApiClient(app, await buildParent(app.database));
    expect((await parent.complete(parent.user.id, {})).status).toBe(403);
  });

  it('causes no deadlock when many pupils finish, and every counter equals a recount', async () => {
    at('2026-06-20T12:00:00Z');
    const randomInt = seededRandomInt(21);
    const { subject } = await buildBank(30);
    const learners = [];
    for (let index = 0; index < 4; index++)
      learners.push(createApiClient(app, await buildPupil(app.database)));
    for (let round = 0; round < 6; round++) {
      const tests: { learner: (typeof learners)[number]; test: ReturnType<typeof startedTestOf> }[] = [];
      for (const learner of learners) {
        for (let index = 0; index < 2; index++) {
          const reply = await learner.generate(subject, { questionCount: 20, duration: 15 });
          tests.push({ learner, test: startedTestOf(reply) });
        }
        const [question] = tests.at(-1)?.test.questions ?? [];
        tests.push({
          learner,
          test: startedTestOf(await learner.post('/tests/similar', { questionId: question?.id })),
        });
      }
      wait(5);
      const replies = await Promise.all(
        tests.flatMap(({ learner, test }) => {
          const letter = ['A', 'A', 'B', 'C'][randomInt(4)] ?? 'A';
          const answers = answersFor(test, letter, randomInt(test.questions.length + 1));
          // Every fifth is left to the deadline.
          return randomInt(5) === 0
            ? []
            : [learner.complete(test.testId, answers), learner.complete(test.testId, {})];
        }),
      );
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
      at(new Date(now.getTime() + (1 + randomInt(2)) * 86_400_000 + randomInt(12) * 3_600_000).toISOString());
      if (round % 2 === 1) await Promise.all(app.jobs.map(({ run }) => run()));
    }
    for (const { user } of learners) {
      const counters = await countersOf(user.id);
      expect(counters.totals?.testsFinished).toBeGreaterThan(5);
      await recountPupils(app.database.sql, [user.id]);
      expect(counters).toEqual(await countersOf(user.id));
    }
    const wrong = await app.database.sql
      .selectFrom('question_statistics as statistics')
      .innerJoin('questions', 'questions.id', 'statistics.question_id')
      .innerJoin('topics', 'topics.id', 'questions.topic_id')
      .crossJoinLateral((eb) =>
        eb
          .selectFrom('attempt_answers as answer')
          .innerJoin('attempts', 'attempts.id', 'answer.attempt_id')
          .select((each) => [
            each.fn.countAll<number>().as('answered'),
            each.fn.countAll<number>().filterWhere('answer.is_correct', '=', true).as('correct'),
          ])
          .whereRef('answer.question_id', '=', 'statistics.question_id')
          .where('attempts.status', '=', 'FINISHED')
          .where('answer.is_answered', '=', true)
          .as('counted'),
      )
      .select('statistics.question_id')
      .where('topics.subject_id', '=', subject.id)
      .where((eb) =>
        eb.or([
          eb('statistics.answered_count', '<>', eb.ref('counted.answered')),
          eb('statistics.correct_count', '<>', eb.ref('counted.correct')),
        ]),
      )
      .execute();
    expect(wrong).toEqual([]);
  });
});
