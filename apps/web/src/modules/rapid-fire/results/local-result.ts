import type {
  RapidFireAnswerDto,
  RapidFireResultDto,
  RapidFireSessionDto,
} from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import type { RapidFireCompletion } from '@markwell/shared/rapid-fire/rapid-fire.contract';
import { scorePercent } from '@markwell/shared/progress/marking';
import {
  isLevelCompleted,
  rapidFireMessage,
  expiredQuizMessage,
} from '@markwell/shared/rapid-fire/rapid-fire.rules';
import type { PlayState } from '../play/play-state.ts';

/** Seconds played. */
function secondsPlayed({ startedAt, finishedAt, deadline }: PlayState): number {
  return Math.max((finishedAt ?? deadline) - startedAt, 0) / 1000;
}

const answersOf = (state: PlayState): RapidFireAnswerDto[] =>
  state.answers.map((answer) => ({ ...answer, timeSpent: answer.timeSpent / 1000 }));

/** The submission of a quiz. */
export function completionOf(sessionId: string, state: PlayState): RapidFireCompletion {
  return {
    sessionId,
    answers: answersOf(state),
    totalTime: secondsPlayed(state),
    score: state.run.score,
    streakBest: state.run.bestStreak,
  };
}

/** Whether no question was answered: such a quiz does not count. */
export const isUntouched = ({ userAnswers }: Pick<RapidFireResultDto, 'userAnswers'>): boolean =>
  userAnswers.every(({ selectedAnswer }) => selectedAnswer === null);

/** The result as this browser marks it, until the server's arrives. Only the server can unlock a level. */
export function localResult(session: RapidFireSessionDto, state: PlayState): RapidFireResultDto {
  const { sessionId, level, levelName, targetAccuracy, questions } = session;
  const answersById = new Map(answersOf(state).map((answer) => [answer.questionId, answer]));
  const userAnswers = questions.map(
    ({ id }) =>
      answersById.get(id) ?? { questionId: id, selectedAnswer: null, timeSpent: 0, isCorrect: false },
  );
  const correctAnswers = userAnswers.filter(({ isCorrect }) => isCorrect).length;
  const accuracy = scorePercent(correctAnswers, questions.length);
  const levelCompleted = isLevelCompleted(level, accuracy);
  return {
    sessionId,
    level,
    levelName,
    accuracy,
    targetAccuracy,
    correctAnswers,
    totalQuestions: questions.length,
    bestStreak: state.run.bestStreak,
    timeSpent: Math.round(secondsPlayed(state)),
    levelCompleted,
    nextLevelUnlocked: false,
    message: isUntouched({ userAnswers })
      ? expiredQuizMessage
      : levelCompleted
        ? `You have completed ${levelName}.`
        : rapidFireMessage(level, accuracy),
    questions,
    userAnswers,
  };
}
