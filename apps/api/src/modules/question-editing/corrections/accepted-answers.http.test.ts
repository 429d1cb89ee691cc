import { buildPart, buildQuestionParts } from '@markwell/shared/answers/testing/build-part';
import { acceptAnswer, previewAcceptance } from '@markwell/shared/question-editing/accepted-answers.contract';
import { readHistory } from '@markwell/shared/question-editing/history.contract';
import { readItemStatistics } from '@markwell/shared/question-editing/question-statistics.contract';
import { readQuestion } from '@markwell/shared/question-editing/questions.contract';
import { expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { editOf } from '#testing/helpers/admin-question-helpers.ts';
import { createCorrectionHelpers } from '#testing/helpers/correction-helpers.ts';
import { createApiClient, type ApiClient } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';

const corrections = await createCorrectionHelpers();
const { app, admin, newPupil } = corrections;

const mistake = { value: '7', feedback: 'You added.' };
const twelve = { kind: 'number', value: '12', wrong: [mistake] };

/** A subject with a question that asks for this answer, and one that asks for 5. */
async function newTarget(answer: object = twelve, more: object = {}, subjectOf: object = {}) {
  const subject = await buildSubject(app.database, subjectOf);
  const topic = await buildTopic(app.database, { subjectId: subject.id });
  const build = (...parts: object[]) =>
    buildQuestion(app.database, { topicId: topic.id, ...buildQuestionParts(...parts) });
  const other = await build(buildPart('a', { kind: 'number', value: '5' }, { marks: 1 }));
  return { subject, other, question: await build(buildPart('a', answer, { marks: 1, ...more })) };
}
type Target = Awaited<ReturnType<typeof newTarget>>;

const number = (answer: unknown) => ({ a: { kind: 'number', answer } });

/** A finished test with this answer to the question, and 5 to the other. */
async function answerIt(learner: ApiClient, { subject, question, other }: Target, answer: string) {
  const started = await learner.generate(subject, { answerMode: 'TYPED' });
  const test = started.body as Awaited<ReturnType<typeof corrections.startTest>>;
  const responses = { [question.id]: number(answer), [other.id]: number('5') };
  expect((await learner.complete(test.testId, {}, { responses })).status).toBe(200);
  return test;
}

const path = (questionId: string) => `/admin/questions/${questionId}/accepted-answers`;
const given = (answer: unknown, kind = 'number') => ({ label: 'a', response: { kind, answer } });
const preview = (questionId: string, answer: unknown, by = admin) =>
  by.post(`${path(questionId)}/preview`, given(answer));
const accept = (questionId: string, answer: unknown, revision: number, by = admin) =>
  by.post(path(questionId), { ...given(answer), revision });
/** What accepting an answer has changed when its run has finished. */
const accepted = async (questionId: string, answer: unknown, revision: number) => {
  expect((await accept(questionId, answer, revision)).status).toBe(200);
  return corrections.finishedRun(questionId);
};
const detail = async (questionId: string) =>
  bodyOf(readQuestion, await admin.get(`/admin/questions/${questionId}`));
const frequent = async (questionId: string) => {
  const reply = await admin.get(`/admin/questions/${questionId}/statistics`);
  const { answered, frequentAnswers } = bodyOf(readItemStatistics, reply);
  return {
    answered,
    answers: frequentAnswers.map(({ text, count, isCorrect, acceptable }) => [
      text,
      count,
      isCorrect ? 'right' : acceptable.length > 0 ? 'acceptable' : 'wrong',
    ]),
  };
};
const edit = async (questionId: string, change: object) => {
  const question = await detail(questionId);
  const { correctLetter: _, ...whole } = editOf(question, { parts: question.parts, ...change });
  const reply = await admin.put(`/admin/questions/${questionId}`, { ...whole, options: [] });
  expect(reply.status).toBe(200);
};

it('accepts a frequent wrong answer: it is re-marked, its pupils are notified, and everything counts it', async () => {
  const target = await newTarget();
  const { id } = target.question;
  const [first, second, other, right] = [
    await newPupil(),
    await newPupil(),
    await newPupil(),
    await newPupil(),
  ];
  const test = await answerIt(first, target, '7');
  await answerIt(other, target, '8');
  await answerIt(right, target, '12');
  await edit(id, { explanationText: 'Multiply.' });
  await answerIt(second, target, '7.0');
  await answerIt(right, target, '3,5');
  const before = [
    ['7', 2, 'acceptable'],
    ['12', 1, 'right'],
    ['3,5', 1, 'wrong'],
    ['8', 1, 'acceptable'],
  ];
  expect(await frequent(id)).toEqual({ answered: 5, answers: before });

  const expected = { revision: 2, feedback: 'You added.', marksUp: 2, marksDown: 0 };
  expect(bodyOf(previewAcceptance, await preview(id, '7'))).toEqual(expected);
  expect(await detail(id)).toMatchObject({ revision: 2 });
  const counted = { countedAnswers: 5, countedCorrect: 1, shownCount: 5, answeredCount: 5, correctCount: 1 };
  await app.database.itemStatistics.create({
    data: { questionId: id, revision: 2, ...counted, shareSum: 1, options: [], countedAt: new Date() },
  });
  expect(await accepted(id, '7', 2)).toEqual({ affectedAttempts: 2, notifiedPupils: 2 });

  const question = await detail(id);
  expect(question).toMatchObject({ revision: 3, parts: [{ answer: { alsoAccepted: ['7'], wrong: [] } }] });
  const results = await corrections.resultsOf(first, test);
  expect(results).toMatchObject({ score: 100, correctAnswers: 2 });
  expect(results.questions.find(({ questionId }) => questionId === id)).toMatchObject({
    isCorrect: true,
    parts: [{ verdict: 'RIGHT', earned: 1 }],
  });
  expect(await corrections.notificationsOf(first)).toMatchObject([
    { body: 'Your score is now 100%.', link: `/test/results?test=${test.testId}` },
  ]);
  expect(await corrections.notificationsOf(other)).toEqual([]);
  await corrections.expectRecounted(first, second, other, right);
  expect(await corrections.statisticsOf(id)).toMatchObject({ answeredCount: 5, correctCount: 3 });
  const stored = await app.database.itemStatistics.findUniqueOrThrow({ where: { questionId: id } });
  expect(stored.shareSum, 'it is counted again').toBeNull();
  expect(await frequent(id)).toEqual({
    answered: 5,
    answers: [['7', 2, 'right'], ...before.slice(1)],
  });
  const { revisions, record } = await corrections.readCorrections(id);
  expect(revisions.some(({ canRemark }) => canRemark)).toBe(false);
  expect(record.map(({ action, toNumber }) => [action, toNumber])).toEqual([
    ['remark', 3],
    ['remark', 3],
  ]);
  const { changes, undo } = bodyOf(readHistory, await admin.get(`/admin/questions/${id}/history`));
  expect(changes[0]?.differences).toEqual([
    {
      ...{ part: 'part', letter: 'a' },
      ...{ before: 'Part a\n12\nThink\nBecause', after: 'Part a\n12 or 7\nThink\nBecause' },
    },
  ]);
  expect(undo).toMatchObject({ changesKey: true });
  expect(
    await app.database.auditEntry.findMany({ where: { targetId: id, action: 'question.key-changed' } }),
  ).toMatchObject([{ actorId: admin.user.id, before: { answer: 'a) 12' }, after: { answer: 'a) 12 or 7' } }]);

  // Pressed again, it changes nothing.
  expect(bodyOf(acceptAnswer, await accept(id, '7', 2))).toEqual({ run: null });
  expect((await detail(id)).revision).toBe(3);
  expect(await corrections.notificationsOf(first)).toHaveLength(1);
  // The next one is accepted for the answers to all revisions too.
  expect(await accepted(id, '8', 3)).toEqual({ affectedAttempts: 1, notifiedPupils: 1 });
  expect((await corrections.resultsOf(first, test)).score).toBe(100);
  await corrections.expectRecounted(first, second, other, right);
});

it('leaves the answers to another text alone', async () => {
  const target = await newTarget();
  const { id } = target.question;
  const learner = await newPupil();
  const test = await answerIt(learner, target, '7');
  await edit(id, { questionText: 'What is three times four?' });
  await answerIt(await newPupil(), target, '7');
  expect(bodyOf(previewAcceptance, await preview(id, '7'))).toMatchObject({ revision: 2, marksUp: 1 });
  expect(await accepted(id, '7', 2)).toMatchObject({ affectedAttempts: 1 });
  expect(await corrections.resultsOf(learner, test)).toMatchObject({ score: 50 });
});

it('accepts once when it is pressed twice at a time, and goes on where it stopped', async () => {
  const target = await newTarget();
  const { id } = target.question;
  const learner = await newPupil();
  await answerIt(learner, target, '7');
  const replies = await Promise.all([accept(id, '7', 1), accept(id, '7', 1)]);
  const [one, other] = replies.map((reply) => bodyOf(acceptAnswer, reply).run);
  expect(one?.id).toBeDefined();
  expect(other).toEqual(one);
  expect((await accept(id, '8', 2)).status, 'while it is running').toBe(409);
  expect(await corrections.finishedRun(id)).toEqual({ affectedAttempts: 1, notifiedPupils: 1 });
  expect(await detail(id)).toMatchObject({ revision: 2, parts: [{ answer: { alsoAccepted: ['7'] } }] });
  expect(await corrections.notificationsOf(learner)).toHaveLength(1);

  await answerIt(learner, target, '8');
  const [part] = (await detail(id)).parts;
  await edit(id, { parts: [{ ...part, answer: { ...twelve, alsoAccepted: ['7', '8'], wrong: [] } }] });
  expect(await accepted(id, '8', 2)).toMatchObject({ affectedAttempts: 1 });
  expect(await detail(id)).toMatchObject({ revision: 3 });
});

it('accepts what is typed instead of choosing', async () => {
  const options = ['12', '7'].map((text, index) => ({ letter: 'AB'.charAt(index), content: { text } }));
  const target = await newTarget({ kind: 'choice', options, correct: 'A' }, { stem: '', typed: twelve });
  const { id } = target.question;
  const learner = await newPupil();
  const test = await answerIt(learner, target, '7');
  expect(await accepted(id, '7', 1)).toEqual({ affectedAttempts: 1, notifiedPupils: 1 });
  expect(await corrections.resultsOf(learner, test)).toMatchObject({ score: 100 });
  expect(await detail(id)).toMatchObject({
    parts: [{ answer: { correct: 'A' }, typed: { alsoAccepted: ['7'] } }],
  });
  expect((await admin.post(`${path(id)}/preview`, given('B', 'choice'))).status).toBe(409);
});

it.each([
  ['12', 'it is right already'],
  ['3,5', 'it cannot be read'],
  ['', 'it is empty'],
])('refuses “%s”, because %s', async (answer) => {
  const { id } = (await newTarget()).question;
  expect([(await preview(id, answer)).status, (await accept(id, answer, 1)).status]).toEqual([409, 409]);
  expect(await detail(id)).toMatchObject({ revision: 1 });
});

it('refuses a question that was edited since, another kind, and what is no answer', async () => {
  const { id } = (await newTarget()).question;
  await edit(id, { parts: buildQuestionParts(buildPart('a', { kind: 'number', value: '13' })).parts });
  const edited = await accept(id, '7', 1);
  expect([edited.status, errorOf(edited).message]).toEqual([
    409,
    'Someone else has edited this question. Please open it again.',
  ]);
  expect((await admin.post(`${path(id)}/preview`, given('seven', 'text'))).status).toBe(409);
  for (const response of [{ kind: 'number', answer: { text: '7' } }, { kind: 'toy', answer: '7' }, {}])
    expect((await admin.post(`${path(id)}/preview`, { label: 'a', response })).status).toBe(400);
  expect((await preview(crypto.randomUUID(), '7')).status).toBe(404);
});

it('is for those who may edit the question', async () => {
  const school = await buildSchool(app.database);
  const ofSchool = { visibility: 'SCHOOL_PRIVATE', schoolId: school.id };
  const [open, own] = [await newTarget(), await newTarget(twelve, {}, ofSchool)];
  const teacher = createApiClient(
    app,
    await buildUser(app.database, { role: 'TEACHER', schoolId: school.id }),
  );
  const pupil = await newPupil();
  const statuses = async (questionId: string, by: ApiClient) => [
    (await preview(questionId, '7', by)).status,
    (await accept(questionId, '7', 1, by)).status,
  ];
  expect(await statuses(open.question.id, pupil)).toEqual([403, 403]);
  expect(await statuses(open.question.id, teacher)).toEqual([404, 404]);
  expect(await detail(open.question.id)).toMatchObject({ revision: 1 });
  expect(await statuses(own.question.id, teacher)).toEqual([200, 200]);
});
