import type { Database } from '@markwell/database/connect';
import { rebuildReviewCards } from '#modules/progress/reviews/review-cards.repository.ts';
import { toDisplayedQuestion } from '#modules/question-bank/display/displayed-question.repository.ts';
import type { NewQuiz } from './create-quiz.repository.ts';
import { finishQuiz, type QuizOutcome } from './finish-quiz-statement.repository.ts';
import { selectUnlockedLevel } from './unlocked-level.repository.ts';
import { quizQuestion, type QuizQuestion } from './quiz-questions.repository.ts';

/** A question of a quiz with the pupil's answer; the answer is null while the quiz is open. */
export interface PlayedQuestion extends QuizQuestion {
  chosenLetter: string | null;
  isCorrect: boolean | null;
  timeSpentMs: number | null;
}

export interface Quiz extends NewQuiz {
  /** The pupil's unlocked level in the subject now. */
  unlockedLevel: number;
  /** Undefined while the quiz is open. */
  outcome: QuizOutcome | undefined;
}

export interface MarkedAnswer {
  questionId: string;
  chosenLetter: string | null;
  isCorrect: boolean;
  timeSpentMs: number;
}

/** Undefined when the pupil has no such quiz. */
export async function findQuiz(db: Database, userId: string, sessionId: string): Promise<Quiz | undefined> {
  const row = await db.sql
    .selectFrom('rapid_fire_sessions as quiz')
    .innerJoin('subjects', 'subjects.id', 'quiz.subject_id')
    .select([
      'quiz.id',
      'quiz.subject_id as subjectId',
      'quiz.level',
      'quiz.started_at as startedAt',
      'quiz.deadline_at as deadlineAt',
      'quiz.extra_time_percent as extraTimePercent',
      'quiz.finished_at as finishedAt',
      'quiz.correct_count as correctCount',
      'quiz.accuracy',
      'quiz.best_streak as bestStreak',
      'quiz.time_spent_seconds as timeSpentSeconds',
      'quiz.level_completed as levelCompleted',
      'quiz.next_level_unlocked as nextLevelUnlocked',
    ])
    .select((eb) => [
      eb('quiz.status', '=', 'FINISHED').$castTo<boolean>().as('isCounted'),
      selectUnlockedLevel(userId)(eb).as('unlockedLevel'),
    ])
    .where('quiz.id', '=', sessionId)
    .where('quiz.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, subjectId, level, startedAt, deadlineAt, extraTimePercent, unlockedLevel, ...outcome } = row;
  const quiz = { id, userId, subjectId, level, startedAt, deadlineAt, extraTimePercent, unlockedLevel };
  return { ...quiz, outcome: isOutcome(outcome) ? outcome : undefined };
}

export async function questionsOfQuiz(
  db: Database,
  userId: string,
  sessionId: string,
): Promise<PlayedQuestion[]> {
  const rows = await db.sql
    .with('displayed', (query) =>
      query
        .selectFrom('rapid_fire_answers as answer')
        .innerJoin('questions', 'questions.id', 'answer.question_id')
        .select([
          'answer.ordinal',
          'answer.question_id',
          'answer.revision_id',
          'answer.chosen_letter',
          'answer.is_correct',
          'answer.time_spent_ms',
          'questions.topic_id',
          'questions.difficulty',
          'questions.time_limit',
        ])
        .where('answer.session_id', '=', sessionId)
        .where('answer.user_id', '=', userId),
    )
    .selectFrom('displayed')
    .select(quizQuestion)
    .select([
      'displayed.chosen_letter as chosenLetter',
      'displayed.is_correct as isCorrect',
      'displayed.time_spent_ms as timeSpentMs',
    ])
    .orderBy('displayed.ordinal')
    .execute();
  return rows.map(({ timeLimit, explanation, chosenLetter, isCorrect, timeSpentMs, ...question }) => ({
    ...toDisplayedQuestion(question),
    timeLimit,
    explanation,
    chosenLetter,
    isCorrect,
    timeSpentMs,
  }));
}

/** Stores the result of an open quiz and updates every counter. A second call changes nothing. */
export async function storeFinishedQuiz(
  db: Database,
  { id, userId }: Pick<Quiz, 'id' | 'userId'>,
  {
    outcome,
    unlockedLevel,
    answers,
  }: { outcome: QuizOutcome; unlockedLevel: number; answers: readonly MarkedAnswer[] },
): Promise<void> {
  await db.sql.transaction().execute(async (sql) => {
    const [answered] = await finishQuiz(sql, {
      id,
      userId,
      ...outcome,
      status: outcome.isCounted ? 'FINISHED' : 'EXPIRED',
      unlockedLevel,
      questionIds: answers.map(({ questionId }) => questionId),
      letters: answers.map(({ chosenLetter }) => chosenLetter),
      marks: answers.map(({ isCorrect }) => isCorrect),
      times: answers.map(({ timeSpentMs }) => timeSpentMs),
    });
    // None for a second call, and for a quiz without answers: then no review card changes.
    if (!answered || answered.count === 0) return;
    await rebuildReviewCards(
      sql,
      [userId],
      answers.map(({ questionId }) => questionId),
    );
  });
}

/** A quiz that has ended has all of its outcome, an open one nothing but `isCounted`. */
const isOutcome = (outcome: { [Key in keyof QuizOutcome]: QuizOutcome[Key] | null }): outcome is {
  [Key in keyof QuizOutcome]: QuizOutcome[Key];
} => outcome.finishedAt !== null;
