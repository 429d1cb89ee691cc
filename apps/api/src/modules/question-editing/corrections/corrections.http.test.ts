import { questionPartsSchema } from '@markwell/shared/answers/question-parts';
import { describe, expect, it } from 'vitest';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { errorOf } from '#testing/requests/response-body.ts';
import { editQuestion } from '#testing/helpers/admin-question-helpers.ts';
import { createCorrectionHelpers } from '#testing/helpers/correction-helpers.ts';
import { changeStoredOptions } from '#testing/database/stored-options.ts';

const corrections = await createCorrectionHelpers();
const { app, admin, newPupil } = corrections;

describe('making a question void', () => {
  it('removes the question from scores and counters, and shows it as void in the results', async () => {
    const target = await corrections.newSubject();
    const { question } = target;
    const [right, wrong, skipping] = [await newPupil(), await newPupil(), await newPupil()];
    const rightTest = await corrections.takeTest(right, target, 'A');
    const wrongTest = await corrections.takeTest(wrong, target, 'B');
    const skippingTest = await corrections.takeTest(skipping, target, null);
    await corrections.changeKey(question.id, 'C');
    expect(await corrections.correct(question, 'void')).toEqual({ affectedAttempts: 3, notifiedPupils: 2 });
    for (const [learner, test] of [
      [right, rightTest],
      [wrong, wrongTest],
      [skipping, skippingTest],
    ] as const) {
      const results = await corrections.resultsOf(learner, test);
      expect(results).toMatchObject({ score: 100, correctAnswers: 4, totalQuestions: 5, unanswered: 0 });
      expect(results.questions.filter(({ isVoid }) => isVoid)).toMatchObject([
        { questionId: question.id, correctLetter: 'C' },
      ]);
    }
    expect(await corrections.notificationsOf(right)).toEqual([]);
    expect(await corrections.notificationsOf(wrong)).toMatchObject([{ body: 'Your score is now 100%.' }]);
    const { cards } = await corrections.expectRecounted(right, wrong, skipping);
    expect(cards).toEqual([]);
    expect(await corrections.statisticsOf(question.id)).toMatchObject({ answeredCount: 0, correctCount: 0 });
    expect((await corrections.correctReply(question, 'void')).status).toBe(409);
    expect((await corrections.correctReply(question, 'remark')).status).toBe(409);
    expect((await corrections.readCorrections(question.id)).record).toMatchObject([
      { action: 'void', affectedAttempts: 3 },
    ]);
  });

  it('can be undone: scores, counters and marks are as before, and it can be corrected again', async () => {
    const target = await corrections.newSubject();
    const { question } = target;
    const [right, wrong, skipping] = [await newPupil(), await newPupil(), await newPupil()];
    await corrections.takeTest(right, target, 'A');
    const wrongTest = await corrections.takeTest(wrong, target, 'B');
    await corrections.takeTest(skipping, target, null);
    await corrections.changeKey(question.id, 'C');
    const statistics = await corrections.statisticsOf(question.id);
    const score = async () => (await corrections.resultsOf(wrong, wrongTest)).score;
    const before = await score();
    expect((await corrections.correctReply(question, 'restore')).status).toBe(409);
    await corrections.correct(question, 'void');
    expect((await corrections.readCorrections(question.id)).revisions).toMatchObject([
      { voidAttempts: 3, canRemark: false, canVoid: false, canRestore: true },
    ]);
    expect(await corrections.correct(question, 'restore')).toEqual({
      affectedAttempts: 3,
      notifiedPupils: 2,
    });
    expect(await score()).toBe(before);
    const { questions } = await corrections.resultsOf(wrong, wrongTest);
    expect(questions.some(({ isVoid }) => isVoid)).toBe(false);
    // The marks are those of the first key again, and so is the key that stands beside them.
    expect(questions.find(({ questionId }) => questionId === question.id)?.correctLetter).toBe('A');
    expect(await corrections.notificationsOf(wrong)).toHaveLength(2);
    await corrections.expectRecounted(right, wrong, skipping);
    expect(await corrections.statisticsOf(question.id)).toEqual(statistics);
    const { revisions, record } = await corrections.readCorrections(question.id);
    expect(record.map(({ action }) => action)).toEqual(['restore', 'void']);
    expect(revisions).toMatchObject([{ voidAttempts: 0, canRemark: true, canVoid: true, canRestore: false }]);
    expect((await corrections.correctReply(question, 'restore')).status).toBe(409);
    expect((await corrections.correctReply(question, 'remark')).status).toBe(200);
    await corrections.expectRecounted(right, wrong, skipping);
  });

  it('does not change the score of a test without other questions', async () => {
    const target = await corrections.newSubject(1);
    const learner = await newPupil();
    const test = await corrections.takeTest(learner, target, 'B');
    await corrections.changeKey(target.question.id, 'C');
    expect(await corrections.correct(target.question, 'void')).toEqual({
      affectedAttempts: 1,
      notifiedPupils: 0,
    });
    expect(await corrections.resultsOf(learner, test)).toMatchObject({ score: 0, correctAnswers: 0 });
    const { topics } = await corrections.expectRecounted(learner);
    expect(topics).toEqual([]);
  });
});

describe('a correction is refused', () => {
  it('for an unknown question or revision', async () => {
    const [question, other] = [await buildQuestion(app.database), await buildQuestion(app.database)];
    const id = crypto.randomUUID();
    const replies = [
      await admin.get(corrections.path(id)),
      await corrections.correctReply({ id, revisionId: question.revisionId }, 'remark'),
      await corrections.correctReply({ id: question.id, revisionId: other.revisionId }, 'remark'),
    ];
    expect(replies.map((reply) => [reply.status, errorOf(reply).message])).toEqual([
      [404, 'This question does not exist'],
      [404, 'This question does not exist'],
      [404, 'This revision does not exist'],
    ]);
  });

  it('when the answer key is the same, or the action is unknown', async () => {
    const target = await corrections.newSubject();
    await corrections.takeTest(await newPupil(), target, 'B');
    expect((await corrections.readCorrections(target.question.id)).revisions).toEqual([]);
    expect((await corrections.correctReply(target.question, 'remark')).status).toBe(409);
    expect((await corrections.correctReply(target.question, 'forgive')).status).toBe(400);
    expect(await app.database.questionCorrection.count({ where: { questionId: target.question.id } })).toBe(
      0,
    );
  });
});

it('shows when the options have changed, so that a letter may mean another option', async () => {
  const target = await corrections.newSubject();
  await corrections.takeTest(await newPupil(), target, 'B');
  await corrections.changeKey(target.question.id, 'C');
  const where = { id: target.question.id };
  const { currentRevisionId } = await app.database.question.findUniqueOrThrow({ where });
  await changeStoredOptions(app.database, currentRevisionId ?? '', ({ optionLetter }) =>
    optionLetter === 'B' ? { contentValue: 'Another' } : {},
  );
  expect((await corrections.readCorrections(target.question.id)).revisions).toMatchObject([
    { optionsChanged: true },
  ]);
});

it('results of a question that is not multiple choice now can be void, not re-marked', async () => {
  const target = await corrections.newSubject();
  await corrections.takeTest(await newPupil(), target, 'B');
  const part = {
    label: 'a',
    stem: '',
    marks: 1,
    answer: { kind: 'number', value: '7' },
    hints: [],
    steps: [],
  };
  const { parts } = questionPartsSchema.parse({ parts: [part] });
  await editQuestion(admin, target.question.id, { options: [], correctLetter: undefined, parts });
  expect(await corrections.readCorrections(target.question.id)).toMatchObject({
    key: 'a) 7',
    revisions: [{ key: 'A', optionsChanged: true, attempts: 1, canRemark: false, canVoid: true }],
  });
  expect((await corrections.correctReply(target.question, 'remark')).status).toBe(409);
  expect(await corrections.correct(target.question, 'void')).toMatchObject({ affectedAttempts: 1 });
});
