import type {
  RapidFireProgressDto,
  QuizQuestionDto,
  RapidFireResultDto,
  RapidFireSessionDto,
} from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { buildId, builderOf } from './builders.ts';

const letters = ['A', 'B', 'C', 'D'] as const;

/** 'Quiz question 1' with the answers 'A1' to 'D1'; the one with this letter is correct. */
export function buildQuizQuestion(
  number: number,
  right: OptionLetter = 'A',
  change: Partial<QuizQuestionDto> = {},
): QuizQuestionDto {
  return {
    id: buildId(),
    topic: { id: buildId(), name: 'Mental arithmetic' },
    content: `Quiz question ${String(number)}`,
    questionImageUrl: null,
    questionImageAlt: null,
    options: letters.map((optionLetter) => ({
      id: buildId(),
      optionLetter,
      contentType: 'TEXT',
      content: `${optionLetter}${String(number)}`,
      alternativeText: null,
      isCorrect: optionLetter === right,
    })),
    solutionImageUrl: null,
    explanationText: null,
    timeLimit: 20,
    ...change,
  };
}

/** A quiz with this many questions, whose countdown starts now. A is always correct. */
export function buildSession(
  questionCount = 3,
  change: Partial<RapidFireSessionDto> = {},
): RapidFireSessionDto {
  const now = Date.now();
  const startsAt = now + 3_700;
  return {
    sessionId: buildId(),
    subject: { id: buildId(), name: 'Mathematics' },
    questions: Array.from({ length: questionCount }, (_, index) => buildQuizQuestion(index + 1)),
    totalQuestions: questionCount,
    level: 3,
    levelName: 'Sprinter',
    targetAccuracy: 60,
    startedAt: new Date(startsAt).toISOString(),
    deadlineAt: new Date(startsAt + 300_000).toISOString(),
    serverTime: new Date(now).toISOString(),
    ...change,
  };
}

/** The server's result of a quiz whose first questions, this many, were answered correctly. */
export function buildQuizResult(
  session: RapidFireSessionDto,
  correctAnswers: number,
  change: Partial<RapidFireResultDto> = {},
): RapidFireResultDto {
  const accuracy = Math.round((correctAnswers / session.questions.length) * 100);
  const levelCompleted = accuracy >= session.targetAccuracy;
  return {
    sessionId: session.sessionId,
    level: session.level,
    levelName: session.levelName,
    accuracy,
    targetAccuracy: session.targetAccuracy,
    correctAnswers,
    totalQuestions: session.questions.length,
    bestStreak: correctAnswers,
    timeSpent: 12,
    levelCompleted,
    nextLevelUnlocked: levelCompleted,
    message: levelCompleted ? 'Level 4, Challenger, is unlocked.' : 'Have another go!',
    questions: session.questions,
    userAnswers: session.questions.map(({ id }, index) => ({
      questionId: id,
      selectedAnswer: index < correctAnswers ? 'A' : 'B',
      timeSpent: 1.5,
      isCorrect: index < correctAnswers,
    })),
    ...change,
  };
}

export const buildQuizProgress = builderOf<RapidFireProgressDto>(() => ({
  subjectId: buildId(),
  currentLevel: 3,
  totalSessions: 4,
  bestAccuracy: 85,
  lastPlayedAt: new Date().toISOString(),
}));
