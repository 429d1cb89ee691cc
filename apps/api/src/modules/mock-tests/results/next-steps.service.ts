import type { NextStepsDto, StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { difficultyChoices } from '@markwell/shared/question-bank/difficulty.vocabulary';
import {
  defaultDuration,
  durationChoices,
  questionCountChoices,
} from '@markwell/shared/attempts/mock-test.vocabulary';
import type { ReadAttemptRepository } from '#modules/attempts/read-attempt.repository.ts';
import type { StartAttempt } from '#modules/attempts/start-attempt.service.ts';
import { practiceMinutes } from '#modules/attempts/time-limits.ts';
import { notFound, orThrow } from '#platform/domain-error.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import type { Caller } from '#platform/caller.ts';
import type { FinishedTest, NextStepsRepository } from './next-steps.repository.ts';

export interface NextStepsService {
  /** What the pupil can do after a finished test. Throws NOT_FOUND for another one. */
  nextSteps: (caller: Caller, testId: string) => Promise<NextStepsDto>;
  /**
   * Starts a test of exactly the wrong and skipped questions of a finished test. Throws NOT_FOUND for a test that is
   * not the pupil's or not finished, RULE_BROKEN when no such question can be practised.
   */
  startMissedQuestions: (
    caller: Caller,
    testId: string,
    idempotentRequest: IdempotentRequest | undefined,
  ) => Promise<StartedTestDto>;
}

const noFinishedTest = () => notFound('There is no such finished test');

export function createNextStepsService({
  repository,
  attempts,
  startAttempt,
}: {
  repository: NextStepsRepository;
  attempts: Pick<ReadAttemptRepository, 'find'>;
  startAttempt: StartAttempt;
}): NextStepsService {
  return {
    async nextSteps(caller, testId) {
      const test = orThrow(await repository.findFinished(caller.id, testId), noFinishedTest);
      const missed = await repository.findMissed(caller, testId);
      return {
        missedQuestions: missed.length,
        configuration: configurationOf(test),
        previousTest: test.previous,
        bestScoreBefore: test.bestScoreBefore,
      };
    },

    async startMissedQuestions(caller, testId, idempotentRequest) {
      const source = orThrow(await attempts.find(caller.id, testId), noFinishedTest);
      if (source.status !== 'FINISHED') throw noFinishedTest();
      return startAttempt(
        {
          userId: caller.id,
          subject: source.subject,
          kind: 'MOCK_TEST',
          difficulties: difficultyChoices,
          topicIds: [],
          tier: source.tier ?? undefined,
          minutesFor: practiceMinutes,
          messageWhenNothingDrawn: 'This test has no questions left to practise.',
          draw: () => repository.findMissed(caller, testId),
        },
        idempotentRequest,
      );
    },
  };
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
    duration: durationChoices.find((minutes) => minutes * 60 === baseSeconds) ?? defaultDuration,
    examMode: test.kind === 'EXAM_SIMULATION',
  };
}
