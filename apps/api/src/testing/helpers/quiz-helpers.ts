import type { RapidFireResultDto, RapidFireSessionDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import type { ApiClient } from '../requests/api-client.ts';

/** The typed body of a reply to rapid-fire/start. */
export const quizOf = (reply: { body: unknown }) => reply.body as RapidFireSessionDto;

/** The typed body of a reply to rapid-fire/complete. */
export const quizResultOf = (reply: { body: unknown }) => reply.body as RapidFireResultDto;

export const startQuiz = (
  learner: ApiClient,
  subject: { id: string; stageId: string },
  choice: object = {},
) => learner.post('/rapid-fire/start', { examTypeId: subject.stageId, subjectId: subject.id, ...choice });

/** Answers to the first questions by letters, a dot for none ('AB.A'). A is correct for buildQuestion's. */
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
