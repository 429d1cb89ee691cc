import type { TestResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { buildPart, buildQuestionParts } from '@markwell/shared/answers/testing/build-part';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentOfStored, multipleChoice } from '#modules/question-bank/change/question-bank.rules.ts';
import { reviseQuestion } from '#modules/question-bank/change/question-bank.service.ts';
import { readCurrentRevisions } from '#modules/question-bank/change/revise-question.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { buildAdmin, buildPupil } from '#testing/builders/build-user.ts';
import { itemAt } from '#testing/item-at.ts';
import { createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

/** Two parts of one and two marks; the second goes on with what was written in the first. */
const twoParts = buildQuestionParts(
  buildPart(
    'a',
    { kind: 'number', value: '12', wrong: [{ value: '7', feedback: 'You added.' }] },
    { marks: 1 },
  ),
  buildPart('b', { kind: 'number', value: '24', carriedForward: 'a * 2' }, { marks: 2 }),
);
/** Multiple choice with A correct, or the number typed. */
const typedOrChosen = buildQuestionParts(
  buildPart(
    'a',
    {
      kind: 'choice',
      options: [
        { letter: 'A', content: { text: '50' } },
        { letter: 'B', content: { text: '40' } },
      ],
      correct: 'A',
    },
    { marks: 1, stem: '', typed: { kind: 'number', value: '50' } },
  ),
);

async function buildBank(...questions: { parts: typeof twoParts.parts }[]) {
  const subject = await buildSubject(app.database);
  const topic = await buildTopic(app.database, { subjectId: subject.id });
  for (const parts of questions) await buildQuestion(app.database, { topicId: topic.id, ...parts });
  return { subject, topic, learner: createApiClient(app, await buildPupil(app.database)) };
}

const resultsOf = (reply: { body: unknown }) => reply.body as TestResultsDto;
const number = (answer: string) => ({ kind: 'number', answer });

async function save(learner: ApiClient, testId: string, questionId: string, responses: object, sequence = 1) {
  const answeredAt = new Date().toISOString();
  return learner.save(testId, [{ questionId, optionLetter: null, responses, sequence, answeredAt }]);
}

describe('a question with parts', () => {
  it('is sent with its parts, and with their keys while the browser may have them', async () => {
    const { learner, subject } = await buildBank(twoParts);
    const practice = itemAt(
      startedTestOf(await learner.generate(subject, { answerMode: 'MIXED' })).questions,
      0,
    );
    expect(practice).toMatchObject({
      options: [],
      parts: [
        { label: 'a', marks: 1 },
        { label: 'b', marks: 2 },
      ],
    });
    expect(practice.partsWithKeys).toMatchObject([{ answer: { value: '12' } }, { answer: { value: '24' } }]);
    const exam = startedTestOf(await learner.generate(subject, { answerMode: 'MIXED', examMode: true }));
    const question = itemAt(exam.questions, 0);
    expect(question.parts).toHaveLength(2);
    expect(question).not.toHaveProperty('partsWithKeys');
    expect(JSON.stringify(question)).not.toMatch(/"24"|You added|Because|Think/u);
  });

  it('keeps what was written, and earns marks for a right method on a wrong number', async () => {
    const { learner, subject } = await buildBank(twoParts);
    const test = startedTestOf(await learner.generate(subject, { answerMode: 'MIXED' }));
    const { id } = itemAt(test.questions, 0);
    const responses = { a: number('7'), b: number('14') };
    expect(await save(learner, test.testId, id, responses)).toMatchObject({ status: 200 });
    const open = (await learner.get('/tests/active')).body as { test: { answers: object[] } };
    expect(open.test.answers).toEqual([{ questionId: id, optionLetter: null, responses, sequence: 1 }]);

    const results = resultsOf(await learner.complete(test.testId, {}));
    expect(results).toMatchObject({
      score: 67,
      correctAnswers: 0,
      unanswered: 0,
      marks: { earned: 2, possible: 3 },
    });
    expect(results.questions).toMatchObject([
      {
        chosenLetter: null,
        correctLetter: null,
        isCorrect: false,
        responses,
        parts: [
          { label: 'a', earned: 0, verdict: 'WRONG', feedback: 'You added.' },
          { label: 'b', earned: 2, possible: 2 },
        ],
      },
    ]);
    const again = await learner.get(`/tests/${test.testId}/results`);
    expect((again.body as { results: TestResultsDto }).results).toEqual(results);
  });

  it('takes the responses of the submission in place of saved ones', async () => {
    const { learner, subject } = await buildBank(twoParts);
    const test = startedTestOf(await learner.generate(subject, { answerMode: 'MIXED' }));
    const { id } = itemAt(test.questions, 0);
    await save(learner, test.testId, id, { a: number('7') });
    const responses = { [id]: { a: number('12'), b: number('24') } };
    const results = resultsOf(await learner.complete(test.testId, {}, { responses }));
    expect(results).toMatchObject({ score: 100, correctAnswers: 1, marks: { earned: 3, possible: 3 } });
  });

  it.each([
    ['a part that it lacks', { c: number('1') }],
    ['another kind', { a: { kind: 'text', answer: 'seven' } }],
  ])('refuses a response to %s, and changes nothing', async (_name, responses) => {
    const { learner, subject } = await buildBank(twoParts);
    const test = startedTestOf(await learner.generate(subject, { answerMode: 'MIXED' }));
    const { id } = itemAt(test.questions, 0);
    expect(await save(learner, test.testId, id, responses)).toMatchObject({ status: 422 });
    const submitted = await learner.complete(test.testId, {}, { responses: { [id]: responses } });
    expect(submitted.status).toBe(422);
    const open = (await learner.get('/tests/active')).body as { test: { answers: object[] } };
    expect(open.test.answers).toEqual([]);
  });

  it.each([
    ['emoji', '🙂'],
    ['script', '<script>'],
    ['1/0', '1/0'],
    ['brackets', '('.repeat(200)],
    ['long', '9'.repeat(10_000)],
  ])('never answers %s with an error of the server', async (_name, answer) => {
    const { learner, subject } = await buildBank(twoParts);
    const test = startedTestOf(await learner.generate(subject, { answerMode: 'MIXED' }));
    const { id } = itemAt(test.questions, 0);
    const saved = await save(learner, test.testId, id, { a: number(answer) });
    expect(saved.status).toBeLessThan(500);
    if (saved.status !== 200) return;
    const results = resultsOf(await learner.complete(test.testId, {}));
    expect(itemAt(itemAt(results.questions, 0).parts ?? [], 0).feedback).toBeTruthy();
  });
});

it('shows authors what pupils wrote most often, equal answers together', async () => {
  const { subject } = await buildBank(twoParts);
  let questionId = '';
  for (const answer of ['7', '7.0', '12', '']) {
    const learner = createApiClient(app, await buildPupil(app.database));
    const test = startedTestOf(await learner.generate(subject, { answerMode: 'MIXED' }));
    questionId = itemAt(test.questions, 0).id;
    await learner.complete(test.testId, {}, { responses: { [questionId]: { a: number(answer) } } });
  }
  const admin = createApiClient(app, await buildAdmin(app.database));
  const statistics = await admin.get(`/admin/questions/${questionId}/statistics`);
  // One of three marks, and none twice.
  expect((statistics.body as { facility: { share: number } }).facility.share).toBeCloseTo(1 / 9, 6);
  expect(statistics.body).toMatchObject({
    shown: 4,
    answered: 3,
    correct: 0,
    frequentAnswers: [
      { label: 'a', count: 2, isCorrect: false },
      { label: 'a', count: 1, isCorrect: true },
    ],
  });
});

describe('a question with options that can be typed', () => {
  it('is multiple choice in a test of multiple choice', async () => {
    const { learner, subject } = await buildBank(typedOrChosen);
    const test = startedTestOf(await learner.generate(subject));
    const question = itemAt(test.questions, 0);
    expect(question.options).toHaveLength(2);
    expect(question).not.toHaveProperty('parts');
    const results = resultsOf(await learner.complete(test.testId, { [question.id]: 'A' }));
    expect(results).toMatchObject({ score: 100, questions: [{ chosenLetter: 'A', correctLetter: 'A' }] });
    expect(results).not.toHaveProperty('marks');
  });

  it.each([
    ['typed', { a: number('50') }, 100, 1],
    ['chosen after uncovering the options', { a: { kind: 'choice', answer: 'A' } }, 50, 0],
  ])('earns its marks when it is %s', async (_name, given, score, correctAnswers) => {
    const { learner, subject } = await buildBank(typedOrChosen);
    const test = startedTestOf(await learner.generate(subject, { answerMode: 'TYPED' }));
    const { id, options } = itemAt(test.questions, 0);
    expect(options).toEqual([]);
    const results = resultsOf(await learner.complete(test.testId, {}, { responses: { [id]: given } }));
    expect(results).toMatchObject({ score, correctAnswers });
  });

  it('takes no letter in a test that is typed', async () => {
    const { learner, subject } = await buildBank(typedOrChosen);
    const test = startedTestOf(await learner.generate(subject, { answerMode: 'TYPED' }));
    const reply = await learner.complete(test.testId, { [itemAt(test.questions, 0).id]: 'A' });
    expect(reply.status).toBe(422);
  });
});

describe('the mode of a test', () => {
  const plain = multipleChoice([
    { text: '1', isCorrect: true },
    { text: '2', isCorrect: false },
  ]);

  it.each([
    ['MULTIPLE_CHOICE', ['CHOOSE', 'BOTH']],
    ['TYPED', ['TYPE', 'BOTH']],
    ['MIXED', ['CHOOSE', 'TYPE', 'BOTH']],
  ])('%s has the questions that can be answered in that mode', async (answerMode, ways) => {
    const { learner, subject, topic } = await buildBank();
    const ids = new Map<string, string>();
    for (const [way, parts] of [
      ['CHOOSE', plain],
      ['TYPE', twoParts.parts],
      ['BOTH', typedOrChosen.parts],
    ] as const)
      ids.set((await buildQuestion(app.database, { topicId: topic.id, parts: [...parts] })).id, way);
    const test = startedTestOf(await learner.generate(subject, { answerMode }));
    expect(test.questions.map(({ id }) => ids.get(id)).sort()).toEqual([...ways].sort());
  });

  it('follows an edit that lets a question be typed', async () => {
    const { learner, subject, topic } = await buildBank();
    const { id } = await buildQuestion(app.database, { topicId: topic.id, parts: plain });
    expect((await learner.generate(subject, { answerMode: 'TYPED' })).status).toBe(422);
    await inTransaction(app.database, async (transaction) => {
      const [current] = await readCurrentRevisions(transaction, [id]);
      if (!current) throw new Error('The question has a revision');
      await reviseQuestion(
        transaction,
        {
          questionId: id,
          fromRevision: 1,
          content: { ...contentOfStored(current), parts: typedOrChosen.parts },
        },
        null,
      );
    });
    expect((await learner.generate(subject, { answerMode: 'TYPED' })).status).toBe(200);
    expect((await learner.generate(subject)).status).toBe(200);
  });
});

describe('a written answer', () => {
  const point = (text: string) => ({ text, alternatives: [], doNotAccept: [], marks: 1 });
  const essay = buildQuestionParts(
    buildPart('a', { kind: 'number', value: '12' }, { marks: 1 }),
    buildPart(
      'b',
      {
        kind: 'written',
        scheme: { type: 'points', points: [point('Light'), point('Water')] },
        wordGuide: null,
      },
      { marks: 2 },
    ),
  );
  const answered = { a: number('12'), b: { kind: 'written', answer: { text: 'It needs light.' } } };

  async function startEssay() {
    const { learner, subject } = await buildBank(essay);
    const test = startedTestOf(await learner.generate(subject, { answerMode: 'MIXED' }));
    const questionId = itemAt(test.questions, 0).id;
    const award = (awarded: object, by = learner) =>
      by.put(`/tests/${test.testId}/self-marking`, { questionId, label: 'b', awarded });
    const results = async () =>
      ((await learner.get(`/tests/${test.testId}/results`)).body as { results: TestResultsDto }).results;
    return { learner, test, questionId, award, results };
  }

  it('gets the marks that its pupil awards, outside of the score', async () => {
    const { learner, test, questionId, award, results } = await startEssay();
    const before = resultsOf(
      await learner.complete(test.testId, {}, { responses: { [questionId]: answered } }),
    );
    expect(before).toMatchObject({ score: 100, questions: [{ parts: [{}, { verdict: 'UNMARKED' }] }] });
    const marked = { verdict: 'SELF_MARKED', earned: 1, possible: 2, isScored: false };
    expect(await award({ points: [0] })).toMatchObject({ status: 200, body: marked });
    expect(await results()).toMatchObject({ score: 100, questions: [{ parts: [{}, marked] }] });
    await award({ points: [0, 1] });
    expect(await results()).toMatchObject({
      questions: [{ responses: { b: { answer: { text: 'It needs light.', awarded: { points: [0, 1] } } } } }],
    });
  });

  it('does not count when it is all of a question: neither as wrong nor as skipped', async () => {
    const alone = buildQuestionParts({ ...itemAt(essay.parts, 1), label: 'a' });
    const { learner, subject } = await buildBank(alone, twoParts);
    const test = startedTestOf(await learner.generate(subject, { answerMode: 'MIXED' }));
    const results = resultsOf(await learner.complete(test.testId, {}));
    expect(results).toMatchObject({ totalQuestions: 2, unanswered: 1, marks: { earned: 0, possible: 3 } });
  });

  it('gets none while its test is open, from anybody else, or that the mark scheme does not have', async () => {
    const { learner, test, questionId, award, results } = await startEssay();
    expect((await award({ points: [0] })).status).toBe(404);
    await learner.complete(test.testId, {}, { responses: { [questionId]: answered } });
    const other = createApiClient(app, await buildPupil(app.database));
    expect((await award({ points: [0] }, other)).status).toBe(404);
    for (const awarded of [{ points: [0, 0] }, { level: 1, marks: 1 }, { points: ['a'] }])
      expect((await award(awarded)).status, JSON.stringify(awarded)).toBe(422);
    const ofNumber = { questionId, label: 'a', awarded: { points: [0] } };
    expect((await learner.put(`/tests/${test.testId}/self-marking`, ofNumber)).status).toBe(422);
    expect(await results()).toMatchObject({ questions: [{ parts: [{}, { verdict: 'UNMARKED' }] }] });
  });
});
