import type { z } from 'zod';
import type { completeTestSchema } from '@markwell/shared/mock-tests/mock-tests.contract';
import type {
  StartedTestDto,
  TestQuestionDto,
  TestResultsDto,
} from '@markwell/shared/attempts/mock-tests.schemas';
import {
  correctLetterOf,
  isCorrectAnswer,
  marksToShow,
  scorePercent,
} from '@markwell/shared/progress/marking';
import { loadedReviews } from '#modules/answers/load-answers.ts';
import type { StoredAnswers } from './answer-store.ts';
import { hasParts } from './parts-of-test.ts';

export type Completion = z.output<typeof completeTestSchema>;

/** What is submitted: chosen letters, seconds taken, how often each answer changed, and why it ended. */
export function completionOf(
  test: StartedTestDto,
  answers: StoredAnswers,
  timeTaken: number,
  finishedBy: TestResultsDto['finishedBy'],
): Completion {
  const userAnswers: Completion['userAnswers'] = {};
  const responses: NonNullable<Completion['responses']> = {};
  const sequences: Record<string, number> = {};
  for (const { id } of test.questions) {
    const answer = answers[id];
    if (answer?.responses) responses[id] = answer.responses;
    else if (answer?.optionLetter) userAnswers[id] = answer.optionLetter;
    else continue;
    sequences[id] = answer.sequence;
  }
  return {
    testId: test.testId,
    userAnswers,
    ...(Object.keys(responses).length > 0 && { responses }),
    timeTaken,
    sequences,
    isTimeUp: finishedBy === 'DEADLINE',
  };
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

/** Whether the test came with its answer key. Only the server has that of an exam simulation. */
export const hasAnswerKey = ({ questions }: StartedTestDto): boolean =>
  questions.every(({ options, parts, partsWithKeys }) =>
    parts ? partsWithKeys !== undefined : options.every(({ isCorrect }) => isCorrect !== undefined),
  );

/** Whether this browser can mark the test now: what marks its parts may not be loaded, or be of a newer release. */
export const canMark = (test: StartedTestDto): boolean =>
  hasAnswerKey(test) &&
  (!hasParts(test) || loadedReviews(test.questions)?.canMarkKinds(test.questions) === true);

interface MarkedQuestion {
  result: TestResultsDto['questions'][number];
  isAnswered: boolean;
  earned: number;
  possible: number;
}

function markedQuestion(question: TestQuestionDto, completion: Completion): MarkedQuestion {
  const { id: questionId, options, partsWithKeys } = question;
  const responses = completion.responses?.[questionId] ?? {};
  const marking =
    partsWithKeys && loadedReviews(partsWithKeys)?.markQuestion({ parts: partsWithKeys }, responses);
  if (marking) {
    const { parts, isCorrect, ...marks } = marking;
    const shared = { questionId, chosenLetter: null, correctLetter: null, isVoid: false };
    return { ...marks, result: { ...shared, isCorrect, responses, parts } };
  }
  const chosenLetter = completion.userAnswers[questionId] ?? null;
  const isCorrect = isCorrectAnswer(options, chosenLetter);
  return {
    result: {
      questionId,
      chosenLetter,
      correctLetter: correctLetterOf(options) ?? null,
      isCorrect,
      isVoid: false,
    },
    isAnswered: chosenLetter !== null,
    earned: isCorrect ? 1 : 0,
    possible: 1,
  };
}

/** The result as this browser marks it, shown until the server's result is available. */
export function localResults(
  test: StartedTestDto,
  completion: Completion,
  finishedAt: string,
): TestResultsDto {
  const marked = test.questions.map((question) => markedQuestion(question, completion));
  const questions = marked.map(({ result }) => result);
  const earned = sumOf(marked, ({ earned: marks }) => marks);
  const possible = sumOf(marked, ({ possible: marks }) => marks);
  const marks = marksToShow(marked);
  const isTimeUp = completion.isTimeUp ?? false;
  return {
    testId: test.testId,
    assignmentId: null,
    withheld: null,
    isCounted: !isTimeUp || marked.some(({ isAnswered }) => isAnswered),
    totalQuestions: questions.length,
    correctAnswers: questions.filter(({ isCorrect }) => isCorrect).length,
    unanswered: marked.filter((each) => !each.isAnswered && each.possible > 0).length,
    score: possible === 0 ? null : scorePercent(earned, possible),
    ...(marks && { marks }),
    timeTaken: completion.timeTaken,
    finishedAt,
    finishedBy: isTimeUp ? 'DEADLINE' : 'PUPIL',
    questions,
    averageBefore: null,
    strongTopics: [],
  };
}

const sumOf = <Item>(items: readonly Item[], valueOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + valueOf(item), 0);
