import type { NextStepsDto, StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { difficultyChoices } from '@markwell/shared/question-bank/difficulty.vocabulary';
import {
  defaultDuration,
  durationChoices,
  questionCountChoices,
} from '@markwell/shared/attempts/mock-test.vocabulary';
import { practiceMinutes } from '#modules/attempts/time-limits.ts';
import { notFound, orThrow } from '#platform/domain-error.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import type { Caller } from '#platform/caller.ts';
import { type FinishedTest, findFinishedTest, findMissedQuestions } from './next-steps.repository.ts';
import type { Context } from '#context.ts';
import { findAttempt } from '#modules/attempts/read-attempt.repository.ts';
import { startAttempt } from '#modules/attempts/start-attempt.service.ts';

const noFinishedTest = () => notFound('There is no such finished test');

/** What the pupil can do after a finished test. Throws NOT_FOUND for another one. */
export async function listNextSteps(context: Context, caller: Caller, testId: string): Promise<NextStepsDto> {
  const test = orThrow(await findFinishedTest(context.db, caller.id, testId), noFinishedTest);
  const missed = await findMissedQuestions(context, caller, testId);
  return {
    missedQuestions: missed.length,
    configuration: configurationOf(test),
    previousTest: test.previous,
    bestScoreBefore: test.bestScoreBefore,
  };
}

/**
 * Starts a test of exactly the wrong and skipped questions of a finished test. Throws NOT_FOUND for a test that is
 * not the pupil's or not finished, RULE_BROKEN when no such question can be practised.
 */
export async function startMissedQuestions(
  context: Context,
  caller: Caller,
  testId: string,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<StartedTestDto> {
  const source = orThrow(await findAttempt(context.db, caller.id, testId), noFinishedTest);
  if (source.status !== 'FINISHED') throw noFinishedTest();
  return startAttempt(
    context,
    {
      userId: caller.id,
      subject: source.subject,
      kind: 'MOCK_TEST',
      difficulties: difficultyChoices,
      topicIds: [],
      tier: source.tier ?? undefined,
      answerMode: source.answerMode,
      minutesFor: practiceMinutes,
      messageWhenNothingDrawn: 'This test has no questions left to practise.',
      draw: () => findMissedQuestions(context, caller, testId),
    },
    idempotentRequest,
  );
}

/**
 * The choices of a test. Practice can have any number of questions: it becomes the next larger choice. Null for a test of
 * mixed subjects, which cannot be chosen.
 */
function configurationOf(test: FinishedTest): NextStepsDto['configuration'] {
  const { subjectId, difficulties, requestedQuestions, baseSeconds } = test;
  if (subjectId === null) return null;
  return {
    subjectId,
    examTypeId: test.stageId,
    difficulty: difficultyChoices.filter((choice) => difficulties.includes(choice)),
    questionCount: questionCountChoices.find((count) => count >= requestedQuestions) ?? 50,
    topicIds: test.topicIds,
    ...(test.tier && { tier: test.tier }),
    answerMode: test.answerMode,
    duration: durationChoices.find((minutes) => minutes * 60 === baseSeconds) ?? defaultDuration,
    examMode: test.kind === 'EXAM_SIMULATION',
  };
}
