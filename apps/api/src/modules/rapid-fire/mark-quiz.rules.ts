import type { RapidFireAnswerDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { scorePercent } from '@markwell/shared/progress/marking';
import {
  bestStreakOf,
  isLevelCompleted,
  unlockedLevelAfter,
} from '@markwell/shared/rapid-fire/rapid-fire.rules';
import { limitWithExtraTime } from '@markwell/shared/time/timing';
import {
  rapidFireDefaultTimeLimit,
  rapidFirePlaySeconds,
} from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { ruleViolated } from '#platform/domain-error.ts';
import type { MarkedAnswer, PlayedQuestion, Quiz } from './finish-quiz.repository.ts';
import type { QuizOutcome } from './finish-quiz-statement.repository.ts';

/** Seconds by which a browser's timer may be wrong. */
const toleranceSeconds = 1;

interface SubmittedQuiz {
  answers: readonly Pick<RapidFireAnswerDto, 'questionId' | 'selectedAnswer' | 'timeSpent'>[];
  /** Seconds, as measured by the browser. */
  totalTime: number;
}

interface QuizResult {
  outcome: QuizOutcome;
  answers: MarkedAnswer[];
  /** The unlocked level from now on. */
  unlockedLevel: number;
}

/**
 * Marks a quiz by the answer key of the revisions it showed. The time is limited to the server's time since
 * the quiz began. An answer after its question's time limit or after the end of the quiz counts as not given.
 * Throws RULE_BROKEN for an answer to a question that is not in the quiz, or with a letter that the question
 * does not have.
 */
export function markQuiz(
  quiz: Pick<Quiz, 'level' | 'unlockedLevel' | 'startedAt' | 'deadlineAt' | 'extraTimePercent'>,
  questions: readonly PlayedQuestion[],
  { answers, totalTime }: SubmittedQuiz,
  now: Date,
): QuizResult {
  const answerByQuestion = new Map(answers.map((answer) => [answer.questionId.toLowerCase(), answer]));
  if (answers.some(({ questionId }) => !questions.some(({ id }) => id === questionId.toLowerCase())))
    throw invalidAnswersIn();

  const playSeconds = limitWithExtraTime(rapidFirePlaySeconds, quiz.extraTimePercent);
  let playedSeconds = 0;
  const marked = questions.map((question): MarkedAnswer => {
    const { selectedAnswer = null, timeSpent = 0 } = answerByQuestion.get(question.id) ?? {};
    const limit = limitWithExtraTime(question.timeLimit ?? rapidFireDefaultTimeLimit, quiz.extraTimePercent);
    playedSeconds += timeSpent;
    const isInTime = timeSpent <= limit + toleranceSeconds && playedSeconds <= playSeconds + toleranceSeconds;
    return {
      questionId: question.id,
      ...chosenOf(question, selectedAnswer, isInTime),
      timeSpentMs: Math.round(Math.min(timeSpent, limit) * 1000),
    };
  });

  const finishedAt = clampTime(quiz.startedAt, now, quiz.deadlineAt);
  const correctCount = marked.filter(({ isCorrect }) => isCorrect).length;
  const accuracy = scorePercent(correctCount, questions.length);
  const levelCompleted = isLevelCompleted(quiz.level, accuracy);
  const unlockedLevel = unlockedLevelAfter(
    Math.max(quiz.unlockedLevel, quiz.level),
    quiz.level,
    levelCompleted,
  );
  const elapsedSeconds = Math.floor((finishedAt.getTime() - quiz.startedAt.getTime()) / 1000);
  return {
    answers: marked,
    unlockedLevel,
    outcome: {
      // A quiz cannot be submitted early, so one without an answer ran out of time.
      isCounted: marked.some(({ chosenLetter }) => chosenLetter !== null),
      finishedAt,
      correctCount,
      accuracy,
      bestStreak: bestStreakOf(marked.map(({ isCorrect }) => isCorrect)),
      timeSpentSeconds: Math.min(Math.round(totalTime), elapsedSeconds),
      levelCompleted,
      nextLevelUnlocked: unlockedLevel > quiz.level,
    },
  };
}

const invalidAnswersIn = () => ruleViolated('Some of these answers do not belong to this quiz');

function chosenOf({ options }: PlayedQuestion, letter: string | null, isInTime: boolean) {
  const chosen = options.find((option) => option.letter === letter);
  if (letter !== null && !chosen) throw invalidAnswersIn();
  if (!chosen || !isInTime) return { chosenLetter: null, isCorrect: false };
  return { chosenLetter: chosen.letter, isCorrect: chosen.isCorrect };
}

function clampTime(earliest: Date, time: Date, latest: Date): Date {
  return new Date(Math.max(earliest.getTime(), Math.min(time.getTime(), latest.getTime())));
}
