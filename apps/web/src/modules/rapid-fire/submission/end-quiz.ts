import { readSavedQuiz, resumePlay, saveQuiz, withProgress, type SavedQuiz } from '../play/saved-quiz.ts';
import { completionOf } from '../results/local-result.ts';
import { savePendingQuiz, type PendingQuiz } from './pending-quizzes.ts';

/** What is submitted of a quiz. */
export const pendingQuizOf = (quiz: SavedQuiz): PendingQuiz => ({
  completion: completionOf(quiz.session.sessionId, resumePlay(quiz, Date.now())),
  subjectName: quiz.session.subject.name,
  level: quiz.session.level,
});

/** Ends a quiz with the answers it has. It is submitted by any open page, unless nothing was answered. */
export function endQuiz(userId: string, quiz: SavedQuiz): void {
  const now = Date.now();
  const ended = { ...resumePlay(quiz, now), isLocked: false };
  const finished = withProgress(quiz, { ...ended, finishedAt: ended.finishedAt ?? now });
  saveQuiz(userId, finished);
  const isAnswered = finished.answers.some(({ selectedAnswer }) => selectedAnswer !== null);
  if (isAnswered) savePendingQuiz(userId, pendingQuizOf(finished));
}

/** Ends the saved quiz of this pupil if its time is over, for example because its tab was closed. */
export function endOverdueQuiz(userId: string): void {
  const quiz = readSavedQuiz(userId);
  if (quiz?.finishedAt !== null) return;
  if (resumePlay(quiz, Date.now()).finishedAt !== null) endQuiz(userId, quiz);
}
