import { randomUUID } from 'node:crypto';
import type { OwnArrangementDto } from '@markwell/shared/access-arrangements/access-arrangements.schemas';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import {
  workingSecondsOf as workingSeconds,
  breakBudgetSecondsOf as budgetSeconds,
} from '@markwell/shared/time/timing';
import { breakBudgetSecondsOf, workingSecondsOf } from '@markwell/database/sql-expressions/timing';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { completeQuiz, quizOf, quizResultOf, startQuiz } from '#testing/helpers/quiz-helpers.ts';
import { createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { createTestApp } from '#testing/test-app.ts';

const startedAt = new Date('2026-10-25T00:30:00.000Z');
let now = startedAt;
const app = await createTestApp({ clock: () => now });
const at = (seconds: number) => {
  now = new Date(+startedAt + seconds * 1000);
};
const time = (seconds: number) => new Date(+startedAt + seconds * 1000).toISOString();

const none: OwnArrangementDto = {
  extraTimePercent: 0,
  breakMinutes: 0,
  hasReader: false,
  textSize: 100,
  spacing: 'NORMAL',
  font: 'STANDARD',
  paperColour: 'STANDARD',
};

const nothingConfirmed = { extraTimePercent: 0, breakMinutes: 0, hasReader: false };

async function learnerWith(own: Partial<OwnArrangementDto> = {}) {
  at(0);
  const learner = createApiClient(app, await buildPupil(app.database));
  if (Object.keys(own).length > 0) await change(learner, own);
  return learner;
}

const change = async (learner: ApiClient, own: Partial<OwnArrangementDto>) => {
  expect((await learner.put('/access-arrangements', { ...none, ...own })).status).toBe(200);
};

async function subjectWithQuestions(kind: 'REGULAR' | 'RAPID_FIRE' = 'REGULAR') {
  const subject = await buildSubject(app.database);
  const topic = await buildTopic(app.database, { subjectId: subject.id });
  await buildQuestions(app.database, 5, {
    topicId: topic.id,
    ...(kind === 'RAPID_FIRE' && { kind, difficulty: 1 }),
  });
  await app.database.question.updateMany({
    where: { topicId: topic.id, kind: 'RAPID_FIRE' },
    data: { timeLimit: 12 },
  });
  return subject;
}

async function startTest(own: Partial<OwnArrangementDto>) {
  const subject = await subjectWithQuestions();
  const learner = await learnerWith(own);
  const test = startedTestOf(await learner.generate(subject, { duration: 30 }));
  const pause = (id: string, from: number, to: number | null = null) =>
    learner.put(`/tests/${test.testId}/pauses/${id}`, {
      startedAt: time(from),
      endedAt: to === null ? null : time(to),
    });
  return { learner, test, pause, subject };
}

const activeOf = async (learner: ApiClient) =>
  ((await learner.get('/tests/active')).body as { test: StartedTestDto | null }).test;

describe('the caller’s own arrangement', () => {
  it('is the product’s own look and no extra time until the user chooses', async () => {
    const learner = await learnerWith();
    expect((await learner.get('/access-arrangements')).body).toEqual({
      own: none,
      forAssignments: { ...nothingConfirmed, confirmedBy: null, confirmedAt: null },
    });
    const chosen = { ...none, extraTimePercent: 25, font: 'LEXEND', textSize: 130, paperColour: 'CREAM' };
    expect((await learner.put('/access-arrangements', chosen)).body).toEqual(chosen);
    expect((await learner.get('/access-arrangements')).body).toMatchObject({ own: chosen });
  });

  it.each([{ extraTimePercent: 30 }, { textSize: 90 }, { paperColour: 'BLACK' }, { breakMinutes: -5 }])(
    'refuses %o',
    async (wrong) => {
      const learner = await learnerWith();
      expect((await learner.put('/access-arrangements', { ...none, ...wrong })).status).toBe(400);
    },
  );
});

describe('what every page needs of the arrangement', () => {
  const arrangementOf = async (user: ApiClient) =>
    ((await user.get('/auth/me')).body as { arrangement?: object }).arrangement;
  const style = { textSize: 130, spacing: 'WIDE', font: 'SYSTEM', paperColour: 'BLUE' } as const;

  it('comes with the signed-in user, without times', async () => {
    const learner = await learnerWith({ ...style, extraTimePercent: 25 });
    expect(await arrangementOf(learner)).toEqual({
      ...style,
      hasReader: false,
      hasReaderInAssignments: false,
    });
  });

  it('is not on the wire for the product’s own look without a reader', async () => {
    expect(await arrangementOf(await learnerWith())).toBeUndefined();
    expect(await arrangementOf(await learnerWith({ extraTimePercent: 25, breakMinutes: 5 }))).toBeUndefined();
  });

  it('is there for a reader alone', async () => {
    expect(await arrangementOf(await learnerWith({ hasReader: true }))).toMatchObject({ hasReader: true });
  });
});

describe('extra time', () => {
  it('makes the test longer, to a whole minute, and leaves no mark in the results', async () => {
    const { learner, test } = await startTest({ extraTimePercent: 25 });
    expect(test).toMatchObject({
      duration: 38,
      deadlineAt: time(38 * 60),
      arrangement: { hasExtraTime: true, breakBudgetSeconds: 0, pausedSeconds: 0, pausedUntil: null },
    });
    at(60);
    await learner.complete(test.testId, {});
    const results = (await learner.get(`/tests/${test.testId}/results`)).body as { test: StartedTestDto };
    expect(results.test.duration).toBe(30);
    expect(results.test).not.toHaveProperty('arrangement');
    const steps = await learner.get(`/tests/${test.testId}/next-steps`);
    expect(steps.body).toMatchObject({ configuration: { duration: 30 } });
  });

  it('is not on the wire for a pupil without it', async () => {
    const { test } = await startTest({});
    expect(test).toMatchObject({ duration: 30, deadlineAt: time(1800) });
    expect(test).not.toHaveProperty('arrangement');
  });

  it('reaches a running test when it is raised, with the next saved answer, and is never taken away', async () => {
    const { learner, test } = await startTest({ extraTimePercent: 10, breakMinutes: 5 });
    expect(test.duration).toBe(33);
    const save = (sequence: number) =>
      learner.save(test.testId, [
        { questionId: test.questions[0]?.id, optionLetter: 'A', sequence, answeredAt: time(1) },
      ]);
    at(1200);
    await change(learner, { extraTimePercent: 50, breakMinutes: 10 });
    expect((await save(1)).body).toMatchObject({
      duration: 45,
      deadlineAt: time(2700),
      arrangement: { breakBudgetSeconds: 1200 },
    });
    await change(learner, {});
    expect((await save(2)).body).toMatchObject({ duration: 45, deadlineAt: time(2700) });
  });

  it('gives a test that is over nothing back', async () => {
    const { learner, test } = await startTest({});
    at(1810);
    await change(learner, { extraTimePercent: 100 });
    at(1900);
    expect(await activeOf(learner)).toBeNull();
    expect((await learner.get(`/tests/${test.testId}/results`)).status).toBe(200);
  });

  it('makes a quiz and each of its questions longer', async () => {
    const subject = await subjectWithQuestions('RAPID_FIRE');
    const learner = await learnerWith({ extraTimePercent: 25 });
    const quiz = quizOf(await startQuiz(learner, subject));
    expect(quiz.questions.map(({ timeLimit }) => timeLimit)).toEqual([15, 15, 15, 15, 15]);
    expect(Date.parse(quiz.deadlineAt) - Date.parse(quiz.startedAt)).toBe(375_000);
    at(200);
    const answers = quiz.questions.map(({ id }) => ({ questionId: id, selectedAnswer: 'A', timeSpent: 15 }));
    const result = quizResultOf(await completeQuiz(learner, quiz, '', { answers, totalTime: 75 }));
    expect(result.correctAnswers).toBe(5);
  });
});

describe('rest breaks', () => {
  const breaks = { breakMinutes: 5 } as const;

  it('stop the clock and hide the questions on every device, and end on every device', async () => {
    const { learner, test, pause } = await startTest(breaks);
    const [one, other] = [randomUUID(), randomUUID()];
    at(100);
    expect((await pause(one, 100)).body).toMatchObject({
      status: 'OPEN',
      deadlineAt: time(2100),
      arrangement: { pausedSeconds: 300, pausedUntil: time(400) },
    });
    expect(await activeOf(learner)).toMatchObject({ testId: test.testId, questions: [] });
    at(130);
    expect((await pause(other, 130)).body).toMatchObject({ arrangement: { pausedUntil: time(400) } });
    at(160);
    expect((await pause(other, 130, 160)).body).toMatchObject({
      deadlineAt: time(1860),
      arrangement: { pausedSeconds: 60, pausedUntil: null },
    });
    expect((await activeOf(learner))?.questions).toHaveLength(5);
  });

  it('change nothing when both devices report them at the same time, again and again', async () => {
    const { pause } = await startTest(breaks);
    const ids = [randomUUID(), randomUUID()];
    at(100);
    const replies = await Promise.all([...ids, ...ids, ...ids].map((id) => pause(id, 100)));
    for (const { body } of replies)
      expect(body).toMatchObject({ deadlineAt: time(2100), arrangement: { pausedSeconds: 300 } });
  });

  it('end by themselves with the budget, and do not end the test', async () => {
    const { learner, pause } = await startTest(breaks);
    at(1790);
    await pause(randomUUID(), 1790);
    at(2095);
    expect((await activeOf(learner))?.questions).toHaveLength(5);
    expect((await pause(randomUUID(), 2095)).status).toBe(422);
    at(2131);
    expect(await activeOf(learner)).toBeNull();
  });

  it('take answers from before', async () => {
    const { learner, test, pause } = await startTest(breaks);
    at(100);
    await pause(randomUUID(), 100);
    at(110);
    const questionId = test.questions[0]?.id;
    await learner.save(test.testId, [{ questionId, optionLetter: 'B', sequence: 1, answeredAt: time(99) }]);
    at(401);
    expect(await activeOf(learner)).toMatchObject({ answers: [{ questionId, optionLetter: 'B' }] });
  });

  it('count when they were taken without network and arrive after the deadline', async () => {
    const { learner, test, pause } = await startTest(breaks);
    at(1950);
    expect(await activeOf(learner)).toBeNull();
    expect((await pause(randomUUID(), 1000, 1250)).body).toMatchObject({
      status: 'OPEN',
      deadlineAt: time(2050),
    });
    expect(await activeOf(learner)).toMatchObject({ testId: test.testId });
  });

  it('let late answers count after the server closed the test', async () => {
    const { learner, test, pause } = await startTest(breaks);
    at(3000);
    expect(await activeOf(learner)).toBeNull();
    expect((await pause(randomUUID(), 1000, 1250)).body).toMatchObject({ status: 'FINISHED' });
    await learner.save(test.testId, [
      { questionId: test.questions[0]?.id, optionLetter: 'A', sequence: 1, answeredAt: time(2000) },
    ]);
    const results = (await learner.get(`/tests/${test.testId}/results`)).body as { results: object };
    expect(results.results).toMatchObject({ correctAnswers: 1 });
  });

  it('are not part of the time that a test took', async () => {
    const { learner, test, pause } = await startTest(breaks);
    at(100);
    await pause(randomUUID(), 100);
    await pause(randomUUID(), 100, 100);
    at(300);
    await pause(randomUUID(), 300);
    at(500);
    await pause(randomUUID(), 300, 500);
    at(600);
    const reply = await learner.complete(test.testId, {}, { timeTaken: 600 });
    expect(reply.body).toMatchObject({ timeTaken: 400 });
  });

  it('are refused without a budget, for a finished test and for another pupil', async () => {
    const { pause } = await startTest({});
    expect((await pause(randomUUID(), 0)).status).toBe(422);
    const finished = await startTest(breaks);
    await finished.learner.complete(finished.test.testId, {});
    expect((await finished.pause(randomUUID(), 0)).status).toBe(409);
    const stranger = await learnerWith();
    const path = `/tests/${finished.test.testId}/pauses/${randomUUID()}`;
    expect((await stranger.put(path, { startedAt: time(0), endedAt: null })).status).toBe(404);
  });
});

it('scales times in SQL as everywhere else', async () => {
  const cases = fc.sample(
    fc.tuple(
      fc.integer({ min: 1, max: 40_000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 30 }),
    ),
    { seed: 1, numRuns: 3000 },
  );
  const column = (index: 0 | 1 | 2) =>
    arrayOf(
      'integer',
      cases.map((each) => each[index]),
    );
  const rows = await app.database.sql
    .selectFrom(unnest('given', { base: column(0), percent: column(1), minutes: column(2) }))
    .select((eb) => {
      const working = workingSecondsOf(eb.ref('given.base'), eb.ref('given.percent'));
      return [working.as('working'), breakBudgetSecondsOf(working, eb.ref('given.minutes')).as('budget')];
    })
    .orderBy('given.ordinal')
    .execute();
  expect(rows).toEqual(
    cases.map(([base, percent, minutes]) => {
      const working = workingSeconds(base, percent);
      return { working, budget: budgetSeconds(working, minutes) };
    }),
  );
});
