import { correctMarks } from '@markwell/shared/question-editing/corrections.contract';
import { describe, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildAdmin } from '#testing/builders/build-user.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { countWaitingStatements } from '#testing/database/count-waiting-statements.ts';
import { itemAt } from '#testing/item-at.ts';
import { completeQuiz, quizOf, quizResultOf, startQuiz } from '#testing/helpers/quiz-helpers.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createCorrectionHelpers } from '#testing/helpers/correction-helpers.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { lockRun } from './correction-runs.repository.ts';
import { runCorrections } from './run-corrections.service.ts';

const corrections = await createCorrectionHelpers();
const { app, admin, newPupil } = corrections;

describe('re-marking', () => {
  it('raises and lowers scores, updates every counter, and notifies each pupil once', async () => {
    const target = await corrections.newSubject();
    const { question } = target;
    const [up, down, neither, skipping] = [
      await newPupil(),
      await newPupil(),
      await newPupil(),
      await newPupil(),
    ];
    const upTest = await corrections.takeTest(up, target, 'C');
    const downTest = await corrections.takeTest(down, target, 'A');
    const neitherTest = await corrections.takeTest(neither, target, 'B');
    const skippingTest = await corrections.takeTest(skipping, target, null);
    const unaffected = await newPupil();
    const otherTarget = await corrections.newSubject();
    const otherTest = await corrections.takeTest(unaffected, otherTarget, 'C');
    const before = {
      results: await corrections.resultsOf(unaffected, otherTest),
      counters: await corrections.countersOf([unaffected]),
    };
    await app.database.attempt.updateMany({ where: { id: downTest.testId }, data: { subjectId: null } });
    await corrections.changeKey(question.id, 'C');

    expect(await corrections.readCorrections(question.id)).toEqual({
      key: 'C',
      revisions: [
        {
          revisionId: question.revisionId,
          number: 1,
          key: 'A',
          optionsChanged: false,
          attempts: 4,
          quizAnswers: 0,
          pupils: 4,
          marksUp: 1,
          marksDown: 1,
          canRemark: true,
          canVoid: true,
          voidAttempts: 0,
          canRestore: false,
        },
      ],
      record: [],
    });
    expect(await corrections.correct(question, 'remark')).toEqual({ affectedAttempts: 2, notifiedPupils: 2 });

    expect(await corrections.resultsOf(up, upTest)).toMatchObject({ score: 100, correctAnswers: 5 });
    expect(await corrections.resultsOf(down, downTest)).toMatchObject({ score: 80, correctAnswers: 4 });
    for (const [learner, test, isCorrect] of [
      [up, upTest, true],
      [down, downTest, false],
      [neither, neitherTest, false],
      [skipping, skippingTest, false],
    ] as const) {
      const { questions } = await corrections.resultsOf(learner, test);
      expect(questions.find(({ questionId }) => questionId === question.id)).toMatchObject({
        correctLetter: 'C',
        isCorrect,
        isVoid: false,
      });
    }
    expect(await corrections.notificationsOf(up)).toEqual([
      {
        title: `A question in your ${upTest.subject.name} test was corrected`,
        body: 'Your score is now 100%.',
        link: `/test/results?test=${upTest.testId}`,
      },
    ]);
    expect(await corrections.notificationsOf(down)).toMatchObject([
      { title: 'A question in your Mixed subjects test was corrected', body: 'Your score is now 80%.' },
    ]);
    expect(await corrections.notificationsOf(neither)).toEqual([]);

    const { totals, cards } = await corrections.expectRecounted(up, down, neither, skipping);
    expect(totals.map(({ correctCount }) => correctCount).sort()).toEqual([4, 4, 4, 5]);
    expect(cards.map(({ userId }) => userId).sort()).toEqual([down.user.id, neither.user.id].sort());
    expect(await corrections.statisticsOf(question.id)).toMatchObject({ answeredCount: 3, correctCount: 1 });
    expect(await corrections.resultsOf(unaffected, otherTest)).toEqual(before.results);
    expect(await corrections.countersOf([unaffected])).toEqual(before.counters);
  });

  it('is written to the audit log and done only once', async () => {
    const target = await corrections.newSubject();
    const { question } = target;
    const learner = await newPupil();
    const test = await corrections.takeTest(learner, target, 'C');
    await corrections.changeKey(question.id, 'C');
    await corrections.correct(question, 'remark');
    const again = await corrections.correctReply(question, 'remark');
    expect([again.status, errorOf(again).code]).toEqual([409, 'CONFLICT']);
    expect(await corrections.resultsOf(learner, test)).toMatchObject({ score: 100 });
    expect(await corrections.notificationsOf(learner)).toHaveLength(1);
    const { revisions, record } = await corrections.readCorrections(question.id);
    expect(revisions).toMatchObject([{ canRemark: false, canVoid: true, marksUp: 0, marksDown: 0 }]);
    expect(record).toMatchObject([
      { action: 'remark', fromNumber: 1, toNumber: 2, affectedAttempts: 1, correctedBy: admin.user.name },
    ]);
    expect(
      await app.database.auditEntry.findMany({
        where: { targetId: question.id, action: 'question.attempts-remarked' },
      }),
    ).toMatchObject([
      { actorId: admin.user.id, before: { answer: 'A' }, after: { answer: 'C', affectedAttempts: 1 } },
    ]);
  });

  it('is done once when two administrators start it at the same time', async () => {
    const target = await corrections.newSubject();
    const learners = await Promise.all([newPupil(), newPupil(), newPupil()]);
    for (const learner of learners) await corrections.takeTest(learner, target, 'C');
    await corrections.changeKey(target.question.id, 'C');
    const other = createApiClient(app, await buildAdmin(app.database));
    // A lock held by the test lets both requests start before either finishes.
    const replies = await inTransaction(app.database, async (transaction) => {
      await transaction
        .selectFrom('questions')
        .select('id')
        .where('id', '=', target.question.id)
        .forUpdate()
        .execute();
      const both = [admin, other].map((each) =>
        Promise.resolve(corrections.correctReply(target.question, 'remark', each)).then(({ status }) => ({
          status,
        })),
      );
      await expect.poll(() => countWaitingStatements({ sql: transaction })).toBe(2);
      return { both };
    });
    expect((await Promise.all(replies.both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    await app.settle();
    expect(await corrections.statisticsOf(target.question.id)).toMatchObject({
      answeredCount: 3,
      correctCount: 3,
    });
    await corrections.expectRecounted(...learners);
  });

  it('goes on after the pupils who are done, in another process, and is not done twice at a time', async () => {
    const target = await corrections.newSubject();
    const { question } = target;
    const learners = [await newPupil(), await newPupil(), await newPupil()];
    for (const learner of learners) await corrections.takeTest(learner, target, 'C');
    await corrections.changeKey(question.id, 'C');
    const { run } = bodyOf(correctMarks, await corrections.correctReply(question, 'remark'));
    const job = { runId: run.id };
    expect(run).toMatchObject({ pupils: 3, correctedPupils: 0, finishedAt: null });
    expect((await corrections.readCorrections(question.id)).record).toEqual([]);
    const [first] = learners.map(({ user }) => user.id).sort();
    await app.database.correctionRun.update({ where: { id: run.id }, data: { lastPupilId: first ?? null } });
    await inTransaction(app.database, async (transaction) => {
      expect(await lockRun(transaction, run.id)).toBeDefined();
      await runCorrections(app.context, job);
      expect(
        await app.database.notification.count({
          where: { kind: 'question-corrected', user: { id: { in: learners.map(({ user }) => user.id) } } },
        }),
      ).toBe(0);
    });
    await runCorrections(app.context, job, 1);
    for (const learner of learners)
      expect(await corrections.notificationsOf(learner)).toHaveLength(learner.user.id === first ? 0 : 1);
    expect(await corrections.expectRecounted(...learners)).toBeDefined();
    await app.settle();
    expect((await corrections.readCorrections(question.id)).record).toMatchObject([{ affectedAttempts: 2 }]);
    const stored = await app.database.correctionRun.findUniqueOrThrow({ where: { id: run.id } });
    expect(stored.lastPupilId, 'a run that has ended names no pupil').toBeNull();
    expect((await corrections.readCorrections(question.id)).revisions).toMatchObject([
      { marksUp: 1, canRemark: true },
    ]);
  });

  it('can be undone by restoring the earlier answer key', async () => {
    const target = await corrections.newSubject();
    const { question } = target;
    const learner = await newPupil();
    const test = await corrections.takeTest(learner, target, 'A');
    await corrections.changeKey(question.id, 'C');
    await corrections.correct(question, 'remark');
    await corrections.changeKey(question.id, 'A');
    expect((await corrections.readCorrections(question.id)).revisions).toMatchObject([
      { number: 1, key: 'A', marksUp: 1 },
    ]);
    await corrections.correct(question, 'remark');
    const { score, questions } = await corrections.resultsOf(learner, test);
    expect(score).toBe(100);
    expect(questions.every(({ correctLetter }) => correctLetter === 'A')).toBe(true);
    expect((await corrections.readCorrections(question.id)).revisions).toEqual([]);
    await corrections.expectRecounted(learner);
  });

  it('skips an open attempt, which is marked with the revision it showed and can be corrected after it has ended', async () => {
    const target = await corrections.newSubject();
    const { question } = target;
    const [early, late] = [await newPupil(), await newPupil()];
    await corrections.takeTest(early, target, 'C');
    const open = await corrections.startTest(late, target.subject);
    await corrections.changeKey(question.id, 'C');
    expect(await corrections.correct(question, 'remark')).toMatchObject({ affectedAttempts: 1 });
    await late.complete(open.testId, Object.fromEntries(open.questions.map(({ id }) => [id, 'A'])));
    const { score, questions } = await corrections.resultsOf(late, open);
    expect(score).toBe(100);
    expect(questions.every(({ correctLetter }) => correctLetter === 'A')).toBe(true);
    expect((await corrections.readCorrections(question.id)).revisions).toMatchObject([
      { marksUp: 0, marksDown: 1, canRemark: true },
    ]);
    await corrections.correct(question, 'remark');
    expect(await corrections.resultsOf(late, open)).toMatchObject({ score: 80 });
    await corrections.expectRecounted(early, late);
  });

  it('notifies a pupil with several changed tests about the latest', async () => {
    const target = await corrections.newSubject();
    const learner = await newPupil();
    await corrections.takeTest(learner, target, 'C');
    const latest = await corrections.takeTest(learner, target, 'C');
    await corrections.changeKey(target.question.id, 'C');
    expect(await corrections.correct(target.question, 'remark')).toEqual({
      affectedAttempts: 2,
      notifiedPupils: 1,
    });
    expect(await corrections.notificationsOf(learner)).toMatchObject([
      {
        body: 'Your score is now 100%. 1 more of your tests changed as well.',
        link: `/test/results?test=${latest.testId}`,
      },
    ]);
    await corrections.expectRecounted(learner);
  });

  it('of a rapid-fire question updates the counters, but not the result of the quiz', async () => {
    const subject = await buildSubject(app.database);
    const topic = await buildTopic(app.database, { subjectId: subject.id });
    const questions = await buildQuestions(app.database, 10, { topicId: topic.id, kind: 'RAPID_FIRE' });
    const learner = await newPupil();
    const quiz = quizOf(await startQuiz(learner, subject));
    const questionId = itemAt(quiz.questions, 0).id;
    const question = questions.find(({ id }) => id === questionId);
    if (!question) throw new Error('The quiz asks a question of another subject');
    const result = quizResultOf(await completeQuiz(learner, quiz, 'CAAAAAAAAA'));
    await corrections.changeKey(question.id, 'C');
    expect((await corrections.readCorrections(question.id)).revisions).toMatchObject([
      { attempts: 0, quizAnswers: 1, pupils: 1, marksUp: 1, canRemark: true, canVoid: false },
    ]);
    expect((await corrections.correctReply(question, 'void')).status).toBe(409);
    expect(await corrections.correct(question, 'remark')).toEqual({ affectedAttempts: 1, notifiedPupils: 0 });
    const stored = await app.database.rapidFireSession.findFirstOrThrow({ where: { id: quiz.sessionId } });
    expect([stored.correctCount, stored.accuracy]).toEqual([9, 90]);
    expect(result).toBeDefined();
    expect(await corrections.statisticsOf(question.id)).toMatchObject({ answeredCount: 1, correctCount: 1 });
    const { totals, cards } = await corrections.expectRecounted(learner);
    expect(totals).toMatchObject([{ correctCount: 10 }]);
    expect(cards).toEqual([]);
  });
});
