import { answerColumns } from '#modules/attempts/answer-columns.ts';
import type { Database } from '@markwell/database/connect';
import { finishedAttempt } from './build-attempt.ts';
import { buildQuestion } from './build-question.ts';

type Question = Awaited<ReturnType<typeof buildQuestion>>;

/** One pupil's test: the letter given to the question, and how many of the other ten questions are correct. */
export interface AnsweredTest {
  /** Null: not answered. */
  letter: string | null;
  othersCorrect: number;
  isVoid?: boolean;
}

/**
 * Finished tests of eleven questions, each by the pupil, with a question and ten others; correct answers are A. The
 * answer before is given 30 seconds earlier. Counts them in the question's statistics.
 */
export async function buildAnsweredTests(
  database: Database,
  {
    userId,
    subject,
    question,
  }: { userId: string; subject: { id: string; stageId: string }; question: Question },
  tests: readonly AnsweredTest[],
): Promise<void> {
  const others: Question[] = [];
  for (let index = 0; index < 10; index++)
    others.push(await buildQuestion(database, { topicId: question.topicId }));
  const start = new Date('2026-05-04T10:00:00Z');
  const answeredAt = (ordinal: number) => new Date(start.getTime() + ordinal * 30_000);
  const answer = (asked: Question, ordinal: number, response: string | null, isVoid = false) => ({
    questionId: asked.id,
    revisionId: asked.revisionId,
    topicId: asked.topicId,
    response,
    answeredAt: answeredAt(ordinal),
    isCorrect: asked.options.some((option) => option.letter === response && option.isCorrect),
    isVoid,
  });
  await database.attempt.createMany({
    data: tests.map(({ letter, othersCorrect, isVoid }) =>
      finishedAttempt(
        { userId, subject, finishedAt: '2026-05-04T10:10:00Z', score: 50 },
        {
          startedAt: start,
          totalQuestions: 11,
          ...answerColumns(start, [
            ...others.map((other, index) => answer(other, index + 1, index < othersCorrect ? 'A' : 'B')),
            answer(question, 11, letter, isVoid),
          ]),
        },
      ),
    ),
  });
  const answered = tests.filter(({ letter }) => letter !== null);
  const correct = answered.filter(({ letter }) =>
    question.options.some((option) => option.isCorrect && option.letter === letter),
  );
  const counts = {
    answeredCount: { increment: answered.length },
    correctCount: { increment: correct.length },
  };
  await database.questionStatistics.upsert({
    where: { questionId: question.id },
    create: { questionId: question.id, answeredCount: answered.length, correctCount: correct.length },
    update: counts,
  });
}
