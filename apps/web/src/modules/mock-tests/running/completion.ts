import type { z } from 'zod';
import type { completeTestSchema } from '@markwell/shared/mock-tests/mock-tests.contract';
import type {
  StartedTestDto,
  TestQuestionDto,
  ScoredResultsDto,
  TestResultsDto,
} from '@markwell/shared/attempts/mock-tests.schemas';
import { correctLetterOf, isCorrectAnswer, scorePercent } from '@markwell/shared/progress/marking';
import type { StoredAnswers } from './answer-store.ts';

export type Completion = z.output<typeof completeTestSchema>;

/** What is submitted: chosen letters, seconds taken, how often each answer changed, and why it ended. */
export function completionOf(
  test: StartedTestDto,
  answers: StoredAnswers,
  timeTaken: number,
  finishedBy: TestResultsDto['finishedBy'],
): Completion {
  const userAnswers: Completion['userAnswers'] = {};
  const sequences: Record<string, number> = {};
  for (const { id } of test.questions) {
    const answer = answers[id];
    if (!answer?.optionLetter) continue;
    userAnswers[id] = answer.optionLetter;
    sequences[id] = answer.sequence;
  }
  return { testId: test.testId, userAnswers, timeTaken, sequences, isTimeUp: finishedBy === 'DEADLINE' };
}

/** Seconds between start and deadline. */
export function secondsAllowed(test: Pick<StartedTestDto, 'startedAt' | 'deadlineAt'>): number {
  return Math.round((Date.parse(test.deadlineAt) - Date.parse(test.startedAt)) / 1000);
}

/** Seconds since the start, never more than the test has. `serverNow` in milliseconds. */
export function secondsTaken(test: StartedTestDto, serverNow: number): number {
  const passed = Math.round((serverNow - Date.parse(test.startedAt)) / 1000);
  return Math.min(Math.max(passed, 0), secondsAllowed(test));
}

/** Whether this browser can mark the test. Only the server can mark an exam simulation. */
export const hasAnswerKey = ({ questions }: StartedTestDto): boolean =>
  questions.every(({ options }) => options.every(({ isCorrect }) => isCorrect !== undefined));

function markedQuestion(question: TestQuestionDto, completion: Completion) {
  const chosenLetter = completion.userAnswers[question.id] ?? null;
  return {
    questionId: question.id,
    chosenLetter,
    correctLetter: correctLetterOf(question.options) ?? null,
    isCorrect: isCorrectAnswer(question.options, chosenLetter),
    isVoid: false,
  };
}

/** The result as this browser marks it, shown until the server's result is available. */
export function localResults(
  test: StartedTestDto,
  completion: Completion,
  finishedAt: string,
): ScoredResultsDto {
  const questions = test.questions.map((question) => markedQuestion(question, completion));
  const correctAnswers = questions.filter((question) => question.isCorrect).length;
  const isTimeUp = completion.isTimeUp ?? false;
  return {
    testId: test.testId,
    assignmentId: null,
    withheld: null,
    isCounted: !isTimeUp || questions.some((question) => question.chosenLetter !== null),
    totalQuestions: questions.length,
    correctAnswers,
    unanswered: questions.filter((question) => question.chosenLetter === null).length,
    score: scorePercent(correctAnswers, questions.length),
    timeTaken: completion.timeTaken,
    finishedAt,
    finishedBy: isTimeUp ? 'DEADLINE' : 'PUPIL',
    questions,
    averageBefore: null,
    strongTopics: [],
  };
}
