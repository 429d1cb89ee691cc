import type {
  QuizQuestionDto,
  RapidFireResultDto,
  RapidFireSessionDto,
} from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import {
  rapidFireLevelOf,
  rapidFireMessage,
  expiredQuizMessage,
} from '@markwell/shared/rapid-fire/rapid-fire.rules';
import { limitWithExtraTime } from '@markwell/shared/time/timing';
import { rapidFireDefaultTimeLimit } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { toLetter, toOption } from '#modules/question-bank/display/option.mapper.ts';
import type { MediaUrls } from '#platform/storage/media-urls.ts';
import type { TestSubject } from '#modules/question-bank/draw/draw-scope.repository.ts';
import type { PlayedQuestion, Quiz } from './finish-quiz.repository.ts';
import type { QuizOutcome } from './finish-quiz-statement.repository.ts';
import type { NewQuiz } from './create-quiz.repository.ts';
import type { QuizQuestion } from './quiz-questions.repository.ts';

type Urls = Pick<MediaUrls, 'urlOf'>;

/** A question as the API returns it: here `content` is the body and `explanationText` the explanation. */
function toQuizQuestion(question: QuizQuestion, urls: Urls): QuizQuestionDto {
  const { id, topicId, topicName, body, image, solutionImage, explanation, timeLimit, options } = question;
  return {
    id,
    topic: { id: topicId, name: topicName },
    content: body,
    questionImageUrl: image && urls.urlOf(image),
    questionImageAlt: image?.alternativeText ?? null,
    options: options.map((option) => {
      const { contentValue: content, ...others } = toOption(option, urls);
      return { ...others, content };
    }),
    solutionImageUrl: solutionImage && urls.urlOf(solutionImage),
    explanationText: explanation?.trim() ? explanation : null,
    timeLimit: timeLimit ?? rapidFireDefaultTimeLimit,
  };
}

export function toSession(
  quiz: NewQuiz & { subject: Pick<TestSubject, 'id' | 'name'> },
  questions: readonly QuizQuestion[],
  now: Date,
  urls: Urls,
): RapidFireSessionDto {
  const { level, name, targetAccuracy } = rapidFireLevelOf(quiz.level);
  return {
    sessionId: quiz.id,
    subject: { id: quiz.subject.id, name: quiz.subject.name },
    questions: questions.map((question) => {
      const { timeLimit, ...shown } = toQuizQuestion(question, urls);
      return { ...shown, timeLimit: limitWithExtraTime(timeLimit, quiz.extraTimePercent) };
    }),
    totalQuestions: questions.length,
    level,
    levelName: name,
    targetAccuracy,
    startedAt: quiz.startedAt.toISOString(),
    deadlineAt: quiz.deadlineAt.toISOString(),
    serverTime: now.toISOString(),
  };
}

export function toResult(
  quiz: Quiz & { outcome: QuizOutcome },
  questions: readonly PlayedQuestion[],
  urls: Urls,
): RapidFireResultDto {
  const { outcome } = quiz;
  const { level, name, targetAccuracy } = rapidFireLevelOf(quiz.level);
  return {
    sessionId: quiz.id,
    level,
    levelName: name,
    accuracy: outcome.accuracy,
    targetAccuracy,
    correctAnswers: outcome.correctCount,
    totalQuestions: questions.length,
    bestStreak: outcome.bestStreak,
    timeSpent: outcome.timeSpentSeconds,
    levelCompleted: outcome.levelCompleted,
    nextLevelUnlocked: outcome.nextLevelUnlocked,
    message: outcome.isCounted ? rapidFireMessage(level, outcome.accuracy) : expiredQuizMessage,
    questions: questions.map((question) => toQuizQuestion(question, urls)),
    userAnswers: questions.map(({ id, chosenLetter, timeSpentMs, isCorrect }) => ({
      questionId: id,
      selectedAnswer: chosenLetter === null ? null : toLetter(chosenLetter),
      timeSpent: (timeSpentMs ?? 0) / 1000,
      isCorrect: isCorrect ?? false,
    })),
  };
}
