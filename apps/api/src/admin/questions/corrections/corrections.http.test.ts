import { readQuestion } from '@markwell/shared/admin/questions/questions.contract';
import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../../../testing/build-question.ts';
import { itemAt } from '../../../testing/item-at.ts';
import { bodyOf, errorOf } from '../../../testing/response-body.ts';
import { createCorrectionHelpers } from '../../../testing/correction-helpers.ts';

const {
  app,
  admin,
  pupil,
  newSubject,
  takesTest,
  changeKey,
  path,
  look,
  correctReply,
  correct,
  resultsOf,
  noticesOf,
  expectRecounted,
  statisticsOf,
} = await createCorrectionHelpers();

describe('making a question void', () => {
  it('removes the question from scores and counters, and shows it as void in the results', async () => {
    const there = await newSubject();
    const { question } = there;
    const [right, wrong, silent] = [await pupil(), await pupil(), await pupil()];
    const rightTest = await takesTest(right, there, 'A');
    const wrongTest = await takesTest(wrong, there, 'B');
    const silentTest = await takesTest(silent, there, null);
    await changeKey(question.id, 'C');
    expect(await correct(question, 'void')).toEqual({ affectedAttempts: 3, notifiedPupils: 2 });
    for (const [learner, test] of [
      [right, rightTest],
      [wrong, wrongTest],
      [silent, silentTest],
    ] as const) {
      const results = await resultsOf(learner, test);
      expect(results).toMatchObject({ score: 100, correctAnswers: 4, totalQuestions: 5, unanswered: 0 });
      expect(results.questions.filter(({ isVoid }) => isVoid)).toMatchObject([
        { questionId: question.id, correctLetter: 'C' },
      ]);
    }
    expect(await noticesOf(right)).toEqual([]);
    expect(await noticesOf(wrong)).toMatchObject([{ body: 'Your score is now 100%.' }]);
    const { cards } = await expectRecounted(right, wrong, silent);
    expect(cards).toEqual([]);
    expect(await statisticsOf(question.id)).toMatchObject({ answeredCount: 0, correctCount: 0 });
    expect((await correctReply(question, 'void')).status).toBe(409);
    expect((await correctReply(question, 'remark')).status).toBe(409);
    expect((await look(question.id)).record).toMatchObject([{ action: 'void', affectedAttempts: 3 }]);
  });

  it('does not change the score of a test without other questions', async () => {
    const there = await newSubject(1);
    const learner = await pupil();
    const test = await takesTest(learner, there, 'B');
    await changeKey(there.question.id, 'C');
    expect(await correct(there.question, 'void')).toEqual({ affectedAttempts: 1, notifiedPupils: 0 });
    expect(await resultsOf(learner, test)).toMatchObject({ score: 0, correctAnswers: 0 });
    const { topics } = await expectRecounted(learner);
    expect(topics).toEqual([]);
  });
});

describe('a correction is refused', () => {
  it('for an unknown question or revision', async () => {
    const [question, other] = [await buildQuestion(app.database), await buildQuestion(app.database)];
    const id = crypto.randomUUID();
    const replies = [
      await admin.get(path(id)),
      await correctReply({ id, revisionId: question.revisionId }, 'remark'),
      await correctReply({ id: question.id, revisionId: other.revisionId }, 'remark'),
    ];
    expect(replies.map((reply) => [reply.status, errorOf(reply).message])).toEqual([
      [404, 'This question does not exist'],
      [404, 'This question does not exist'],
      [404, 'This revision does not exist'],
    ]);
  });

  it('when the answer key is the same, or the action is unknown', async () => {
    const there = await newSubject();
    await takesTest(await pupil(), there, 'B');
    expect((await look(there.question.id)).revisions).toEqual([]);
    expect((await correctReply(there.question, 'remark')).status).toBe(409);
    expect((await correctReply(there.question, 'forgive')).status).toBe(400);
    expect(await app.database.questionCorrection.count({ where: { questionId: there.question.id } })).toBe(0);
  });
});

it('shows when the options have changed, so that a letter may mean another option', async () => {
  const there = await newSubject();
  await takesTest(await pupil(), there, 'B');
  await changeKey(there.question.id, 'C');
  const current = bodyOf(readQuestion, await admin.get(`/admin/questions/${there.question.id}`));
  await app.database.questionOption.update({
    where: { id: itemAt(current.options, 1).id },
    data: { text: 'Another' },
  });
  expect((await look(there.question.id)).revisions).toMatchObject([{ optionsChanged: true }]);
});
