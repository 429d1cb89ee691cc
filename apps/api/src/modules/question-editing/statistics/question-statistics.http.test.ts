import {
  listSuspiciousQuestions,
  readItemStatistics,
} from '@markwell/shared/question-editing/question-statistics.contract';
import { questionPartsSchema, type QuestionPart } from '@markwell/shared/answers/question-parts';
import { hasShown, withItem } from '@markwell/database/sql-expressions/attempts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAnsweredTests, type AnsweredTest } from '#testing/builders/build-answers.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion, buildRevision } from '#testing/builders/build-question.ts';
import { buildAdmin, buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { multipleChoice } from '#modules/question-bank/change/question-bank.rules.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs, jobs } = await createTestApp();
let admin: TestUser;
let pupil: TestUser;
let subject: Awaited<ReturnType<typeof buildSubject>>;
let question: Awaited<ReturnType<typeof buildQuestion>>;
beforeAll(async () => {
  admin = await buildAdmin(database);
  pupil = await buildPupil(database);
});
beforeEach(async () => {
  subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  question = await buildQuestion(database, { topicId: topic.id });
});

const read = async (questionId = question.id) =>
  bodyOf(
    readItemStatistics,
    await request.get(`/api/admin/questions/${questionId}/statistics`).set(signInAs(admin)),
  );
const report = async (query: Record<string, string> = { subject: subject.id }) =>
  bodyOf(
    listSuspiciousQuestions,
    await request.get('/api/admin/question-statistics').query(query).set(signInAs(admin)),
  );
const answer = (tests: readonly AnsweredTest[]) =>
  buildAnsweredTests(database, { userId: pupil.id, subject, question }, tests);
const runJob = () => jobs.find(({ name }) => name === 'item statistics')?.run();
const times = (count: number, letter: string | null, othersCorrect: number): AnsweredTest[] =>
  Array.from({ length: count }, () => ({ letter, othersCorrect }));

/** The weak are right and the strong choose C. */
const wrongKey = [...times(20, 'A', 2), ...times(30, 'C', 9)];

const setParts = (revisionId: string, parts: QuestionPart[]) =>
  database.sql
    .updateTable('question_revisions')
    .set({ parts: JSON.stringify(parts) })
    .where('id', '=', revisionId)
    .execute();

/** A new revision with another text or only another explanation, made current. */
async function revise(texts: { body: string; explanation: string }, number: number) {
  const parts = multipleChoice(question.options);
  const revisionId = await buildRevision(database, question.id, { ...texts, number, parts });
  question = { ...question, revisionId };
  return database.questionRevision.findUniqueOrThrow({ where: { id: revisionId } });
}

test('the statistics of a question count its answers, options, groups and time', async () => {
  await answer([
    ...times(20, 'A', 9),
    ...times(8, 'B', 5),
    ...times(12, 'C', 1),
    ...times(5, null, 5),
    { letter: 'B', othersCorrect: 10, isVoid: true },
  ]);
  const statistics = await read();
  expect(statistics).toMatchObject({
    shown: 45,
    answered: 40,
    correct: 20,
    medianSeconds: 30,
    changedAt: null,
  });
  expect(statistics.facility?.share).toBe(0.5);
  expect(statistics.facility?.low).toBeCloseTo(0.352, 3);
  expect(statistics.facility?.high).toBeCloseTo(0.648, 3);
  // 27% of 40, rounded up: 11.
  expect(statistics.options).toEqual([
    { letter: 'A', isCorrect: true, chosen: 20, strong: 11, weak: 0 },
    { letter: 'B', isCorrect: false, chosen: 8, strong: 0, weak: 0 },
    { letter: 'C', isCorrect: false, chosen: 12, strong: 0, weak: 11 },
    { letter: 'D', isCorrect: false, chosen: 0, strong: 0, weak: 0 },
  ]);
  // Rest scores 0.9 (20), 0.5 (8) and 0.1 (12): mean 0.58, deviation 0.3487, of the correct 0.9.
  expect(statistics.discrimination).toBeCloseTo(0.9177, 3);
  expect(statistics.suspicions).toEqual(['unused-distractor']);
});

test('an answer with some of the marks counts as their share, one that only its pupil marks not at all', async () => {
  const setPossible = (marks: number) =>
    database.sql
      .updateTable('attempts')
      .set((eb) => ({ possible: withItem(eb.ref('attempts.possible'), eb.lit(11), eb.lit(marks)) }))
      .where((eb) => hasShown(eb, question.id))
      .execute();
  await answer([...times(20, 'A', 9), ...times(20, 'C', 1)]);
  // A earns one mark of two.
  await setPossible(2);
  const statistics = await read();
  expect(statistics).toMatchObject({ answered: 40, correct: 0, facility: { share: 0.25 } });
  expect(statistics.discrimination).toBeCloseTo(1, 6);
  expect(statistics.suspicions).not.toContain('very-hard');
  await runJob();
  const stored = await database.itemStatistics.findUniqueOrThrow({ where: { questionId: question.id } });
  expect(stored).toMatchObject({ correctCount: 0, shareSum: 10 });
  await setPossible(0);
  expect(await read()).toMatchObject({ shown: 40, answered: 0, facility: null, discrimination: null });
});

test('the report shows the beginning of a long question', async () => {
  await revise({ body: `Which ${'very '.repeat(40)}long word?`, explanation: 'None.' }, 2);
  await answer(wrongKey);
  await runJob();
  const text = (await report()).questions[0]?.questionText;
  expect(text).toMatch(/^Which very .*…$/);
  expect(text?.length).toBeLessThanOrEqual(101);
});

test('the answers of rapid-fire quizzes count with their own times', async () => {
  question = await buildQuestion(database, { topicId: question.topicId, kind: 'RAPID_FIRE' });
  const quiz = {
    userId: pupil.id,
    subjectId: subject.id,
    level: 1,
    totalQuestions: 1,
    startedAt: new Date('2026-05-04T10:00:00Z'),
    deadlineAt: new Date('2026-05-04T10:05:00Z'),
  };
  const finished = { status: 'FINISHED', finishedAt: new Date('2026-05-04T10:02:00Z') } as const;
  for (const [state, timeSpentMs] of [
    [finished, 4000],
    [finished, 9000],
    [{}, 1000],
  ] as const) {
    const id = crypto.randomUUID();
    const outcome = {
      correctCount: 1,
      accuracy: 100,
      bestStreak: 1,
      timeSpentSeconds: 5,
      levelCompleted: true,
      nextLevelUnlocked: false,
    };
    await database.rapidFireSession.create({
      data: { id, ...quiz, ...state, ...('status' in state && outcome) },
    });
    await database.rapidFireAnswer.create({
      data: {
        sessionId: id,
        userId: quiz.userId,
        ordinal: 1,
        questionId: question.id,
        revisionId: question.revisionId,
        chosenLetter: 'A',
        isCorrect: true,
        timeSpentMs,
      },
    });
  }
  expect(await read()).toMatchObject({ shown: 2, answered: 2, correct: 2, medianSeconds: 6.5 });
});

test('a question of another kind has counts but no options, and its key written in another way is the same', async () => {
  const part = {
    label: 'a',
    stem: '',
    marks: 1,
    answer: { kind: 'number', value: '7' },
    hints: [],
    steps: [],
  };
  const { parts } = questionPartsSchema.parse({ parts: [part] });
  question = await buildQuestion(database, { topicId: question.topicId, parts });
  await answer(times(4, 'A', 5));
  const written = parts.map((each) => ({ ...each, answer: { ...each.answer, value: '7.0' } }));
  const { body } = await database.questionRevision.findUniqueOrThrow({ where: { id: question.revisionId } });
  await buildRevision(database, question.id, { body, parts: written });
  expect(await read()).toMatchObject({ shown: 4, answered: 4, options: [], changedAt: null });
});

test('only answers since the last change of text, options or key count; a new explanation changes nothing', async () => {
  await answer(times(3, 'B', 5));
  const { body } = await database.questionRevision.findUniqueOrThrow({ where: { id: question.revisionId } });
  await revise({ body: body ?? '', explanation: 'Count on from 2.' }, 2);
  await answer(times(2, 'A', 5));
  expect(await read()).toMatchObject({ shown: 5, correct: 2, changedAt: null });
  const explained = multipleChoice(question.options).map((part) => ({ ...part, steps: ['2 + 2 = 4'] }));
  await setParts(question.revisionId, explained);
  expect(await read()).toMatchObject({ shown: 5, correct: 2, changedAt: null });
  const { createdAt } = await revise({ body: 'What is two and two?', explanation: 'Count on.' }, 3);
  expect(await read()).toMatchObject({ shown: 0, facility: null, changedAt: createdAt.toISOString() });
  await answer(times(1, 'A', 5));
  await revise({ body: 'What is two and two?', explanation: 'Count on from two.' }, 4);
  expect(await read()).toMatchObject({ shown: 1, correct: 1, changedAt: createdAt.toISOString() });
});

test('the job puts a question that the strong answer wrongly into the report, until it is changed', async () => {
  await answer(wrongKey);
  expect((await report()).total).toBe(0);
  await runJob();
  const { questions, ...counts } = await report();
  expect(counts).toMatchObject({ total: 1, judged: 1, countedAt: expect.any(String) as string });
  expect(questions).toMatchObject([
    {
      id: question.id,
      questionType: 'regular',
      subject: { id: subject.id },
      answered: 50,
      suspicions: ['negative-discrimination', 'distractor-beats-key', 'unused-distractor'],
    },
  ]);
  expect(questions[0]?.discrimination).toBeCloseTo(-1, 6);
  const { frequentAnswers, ...counted } = await read();
  expect(frequentAnswers).toEqual([]);
  expect(questions[0]).toMatchObject(counted);
  await revise({ body: 'What is two and two?', explanation: 'Count on.' }, 2);
  expect((await report()).total).toBe(0);
});

test('the job counts again what has new or re-marked answers, and nothing else', async () => {
  await runJob();
  await answer(wrongKey);
  expect(await runJob()).toBe(1);
  expect(await runJob()).toBe(0);
  await answer(times(1, 'A', 5));
  expect(await runJob()).toBe(1);
  expect((await report()).questions[0]?.answered).toBe(51);
  await database.questionStatistics.update({ where: { questionId: question.id }, data: { correctCount: 3 } });
  expect(await runJob()).toBe(1);
  await database.itemStatistics.update({ where: { questionId: question.id }, data: { shareSum: null } });
  expect(await runJob()).toBe(1);
  expect(await runJob()).toBe(0);
});

test('questions with fewer than forty answers and drafts are not in the report', async () => {
  await answer(times(39, 'C', 9));
  await runJob();
  expect(await report()).toMatchObject({ total: 0, judged: 0 });
  await answer(times(1, 'C', 9));
  await runJob();
  expect((await report()).questions.map(({ suspicions }) => suspicions)).toEqual([
    ['unused-distractor', 'very-hard'],
  ]);
  await database.question.update({
    where: { id: question.id },
    data: { status: 'DRAFT', bucketId: null },
  });
  expect(await report()).toMatchObject({ total: 0, judged: 0 });
});

test('the report is filtered by stage, subject, type and reason, and has pages', async () => {
  await answer(wrongKey);
  await runJob();
  const totals = async (query: Record<string, string>) => {
    const { total, judged, questions } = await report(query);
    return [total, judged, questions.length];
  };
  expect(await totals({ examType: subject.stageId })).toEqual([1, 1, 1]);
  expect(await totals({ subject: crypto.randomUUID() })).toEqual([0, 0, 0]);
  const own = { subject: subject.id };
  expect(await totals({ ...own, questionType: 'rapid-fire' })).toEqual([0, 0, 0]);
  expect(await totals({ ...own, suspicion: 'distractor-beats-key' })).toEqual([1, 1, 1]);
  expect(await totals({ ...own, suspicion: 'very-easy' })).toEqual([0, 1, 0]);
  expect(await totals({ ...own, page: '2' })).toEqual([1, 1, 0]);
});

test('a question that does not exist has no statistics; pupils see none', async () => {
  const path = `/api/admin/questions/${crypto.randomUUID()}/statistics`;
  expect((await request.get(path).set(signInAs(admin))).status).toBe(404);
  expect((await request.get(path).set(signInAs(pupil))).status).toBe(403);
  expect((await request.get('/api/admin/question-statistics').set(signInAs(pupil))).status).toBe(403);
});
