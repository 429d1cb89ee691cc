import type { AnswerKind, AnyAnswerKind } from '@markwell/shared/answers/answer-kind';
import { withAnswerKind } from '@markwell/shared/answers/answer-kinds';
import { buildPart, buildQuestionParts } from '@markwell/shared/answers/testing/build-part';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { editOf } from '#testing/helpers/admin-question-helpers.ts';
import { createCorrectionHelpers } from '#testing/helpers/correction-helpers.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { itemAt } from '#testing/item-at.ts';
import { startedTestOf } from '#testing/requests/api-client.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { readQuestion } from '@markwell/shared/question-editing/questions.contract';

interface Compass {
  kind: 'compass';
  degrees: number;
}

/** A bearing that a pupil turns a needle to. Within 10 degrees it earns half of the marks. */
const compass: AnswerKind<Compass, { kind: 'compass' }, number> = {
  kind: 'compass',
  definition: z.strictObject({ kind: z.literal('compass'), degrees: z.int() }),
  shown: z.object({ kind: z.literal('compass') }),
  response: z.int(),
  show: () => ({ kind: 'compass' }),
  fits: (_shown, response) => response >= 0 && response < 360,
  read: (_shown, response) => ({ status: 'READ', text: String(response) }),
  mark({ degrees }, response) {
    if (response === degrees) return { share: 1, verdict: 'RIGHT' };
    return Math.abs(response - degrees) <= 10
      ? { share: 0.5, verdict: 'PARTLY', feedback: 'Nearly.' }
      : { share: 0, verdict: 'WRONG' };
  },
  examples: ({ degrees }) => [{ response: degrees, verdict: 'RIGHT' }],
  tally: (_definition, response) => `${response}°`,
  toText: (_definition, response) => `${response}°`,
  toSpeech: (_definition, response) => `${response} degrees`,
  sameKey: (a, b) => a.degrees === b.degrees,
};

const corrections = await createCorrectionHelpers();
const { app, admin, newPupil } = corrections;

it('a kind that only this test knows is started, saved, handed in, corrected and counted', async () => {
  await withAnswerKind(compass as AnyAnswerKind, async () => {
    const subject = await buildSubject(app.database);
    const topic = await buildTopic(app.database, { subjectId: subject.id });
    const { parts } = buildQuestionParts(buildPart('a', { kind: 'compass', degrees: 45 }, { marks: 2 }));
    const question = await buildQuestion(app.database, { topicId: topic.id, parts });
    const [near, far] = [await newPupil(), await newPupil()];
    const pointing = (answer: unknown) => ({ a: { kind: 'compass', answer } });

    const test = startedTestOf(await near.generate(subject, { answerMode: 'MIXED', examMode: true }));
    expect(itemAt(test.questions, 0).parts).toMatchObject([{ answer: { kind: 'compass' } }]);
    expect(JSON.stringify(test)).not.toContain('degrees');
    const save = (answer: unknown, sequence: number) =>
      near.save(test.testId, [
        {
          questionId: question.id,
          optionLetter: null,
          responses: pointing(answer),
          sequence,
          answeredAt: new Date().toISOString(),
        },
      ]);
    expect((await save(360, 1)).status).toBe(422);
    expect((await save('north', 1)).status).toBe(400);
    expect((await save(50, 2)).status).toBe(200);
    expect((await near.get('/tests/active')).body).toMatchObject({
      test: { answers: [{ responses: pointing(50), sequence: 2 }] },
    });
    await near.complete(test.testId, {});
    expect(await corrections.resultsOf(near, test)).toMatchObject({
      score: 50,
      marks: { earned: 1, possible: 2 },
      questions: [
        { responses: pointing(50), parts: [{ earned: 1, verdict: 'PARTLY', feedback: 'Nearly.' }] },
      ],
    });
    const another = startedTestOf(await far.generate(subject, { answerMode: 'TYPED' }));
    await far.complete(another.testId, {}, { responses: { [question.id]: pointing(200) } });

    const countedAs = async (isCorrect: boolean) => {
      const statistics = await admin.get(`/admin/questions/${question.id}/statistics`);
      return (statistics.body as { frequentAnswers: { text: string; isCorrect: boolean }[] }).frequentAnswers
        .filter((each) => each.isCorrect === isCorrect)
        .map(({ text }) => text);
    };
    expect((await countedAs(false)).sort()).toEqual(['200°', '50°']);

    const stored = bodyOf(readQuestion, await admin.get(`/admin/questions/${question.id}`));
    const { correctLetter: _, ...edit } = editOf(stored);
    const key = { kind: 'compass', degrees: 50 };
    const corrected = {
      ...edit,
      options: [],
      parts: [{ ...itemAt(stored.parts, 0), answer: key }] as QuestionPart[],
    };
    expect((await admin.put(`/admin/questions/${question.id}`, corrected)).status).toBe(200);
    expect(await corrections.correct(question, 'remark')).toEqual({ affectedAttempts: 1, notifiedPupils: 1 });
    expect(await corrections.resultsOf(near, test)).toMatchObject({ score: 100, correctAnswers: 1 });
    expect(await corrections.resultsOf(far, another)).toMatchObject({ score: 0 });
    await corrections.expectRecounted(near, far);
  });
});
