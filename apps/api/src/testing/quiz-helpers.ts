import type {
  RapidFireResultDto,
  RapidFireSessionDto,
} from '@markwell/shared/features/rapid-fire/rapid-fire.schemas';
import type { ApiClient } from './api-client.ts';

/** The reply to rapid-fire/start as what it is. */
export const quizOf = (reply: { body: unknown }) => reply.body as RapidFireSessionDto;

/** The reply to rapid-fire/complete as what it is. */
export const quizResultOf = (reply: { body: unknown }) => reply.body as RapidFireResultDto;

export const startQuiz = (
  learner: ApiClient,
  subject: { id: string; stageId: string },
  choice: object = {},
) => learner.post('/rapid-fire/start', { examTypeId: subject.stageId, subjectId: subject.id, ...choice });

/** An answer to each of the first questions, by letters ('ABA'; a dot is none); those of buildQuestion have A right. */
export const quizAnswers = ({ questions }: RapidFireSessionDto, letters: string, timeSpent = 5) =>
  [...letters].map((letter, index) => ({
    questionId: questions[index]?.id,
    selectedAnswer: letter === '.' ? null : letter,
    timeSpent,
  }));

export const completeQuiz = (
  learner: ApiClient,
  quiz: RapidFireSessionDto,
  letters: string,
  more: object = {},
) =>
  learner.post('/rapid-fire/complete', {
    sessionId: quiz.sessionId,
    answers: quizAnswers(quiz, letters),
    totalTime: 60,
    score: 0,
    streakBest: 0,
    ...more,
  });
