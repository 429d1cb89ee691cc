import { randomUUID } from 'node:crypto';
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
  const attempts = tests.map((test) => ({ id: randomUUID(), ...test }));
  await database.attempt.createMany({
    data: attempts.map(({ id }) =>
      finishedAttempt(
        { userId, subject, finishedAt: '2026-05-04T10:10:00Z', score: 50 },
        { id, startedAt: start, totalQuestions: 11 },
      ),
    ),
  });
  const row = (
    attemptId: string,
    asked: Question,
    ordinal: number,
    letter: string | null,
    isVoid = false,
  ) => ({
    attemptId,
    ordinal,
    questionId: asked.id,
    revisionId: asked.revisionId,
    topicId: asked.topicId,
    chosenOptionId: asked.options.find((option) => option.letter === letter)?.id ?? null,
    answeredAt: letter === null ? null : answeredAt(ordinal),
    isCorrect: asked.options.some((option) => option.letter === letter && option.isCorrect),
    isVoid,
  });
  await database.attemptQuestion.createMany({
    data: attempts.flatMap(({ id, letter, othersCorrect, isVoid }) => [
      ...others.map((other, index) => row(id, other, index + 1, index < othersCorrect ? 'A' : 'B')),
      row(id, question, 11, letter, isVoid),
    ]),
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
