import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type { startTest } from '@markwell/shared/features/mock-tests/mock-tests.contract';
import type { StartedTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import {
  choiceOf,
  difficulties,
  difficultiesOf,
  difficultyChoices,
} from '@markwell/shared/vocabulary/difficulty';
import { similarQuestionMinutes } from '../../domain/attempts/time-limits.ts';
import type { AttemptPlan, StartAttempt } from '../../domain/attempts/start-attempt.service.ts';
import { notFound, ruleViolated } from '../../domain/domain-error.ts';
import type { IdempotentRequest } from '../../domain/idempotency/idempotent-request.ts';
import type { DrawRepository } from '../../domain/question-bank/draw/draw.repository.ts';
import { drawQuestions } from '../../domain/question-bank/draw/draw.ts';
import type {
  DrawScope,
  DrawScopeRepository,
} from '../../domain/question-bank/draw/draw-scope.repository.ts';
import type { RandomInt } from '../../domain/random.ts';
import type { Caller } from '../../domain/users/caller.ts';
import type { MockTestsRepository } from './mock-tests.repository.ts';

type Choice = Pick<AttemptPlan, 'kind' | 'difficulties' | 'topicIds' | 'whenNone'> & {
  caller: Caller;
  drawScope: DrawScope;
  count: number;
  minutes: number;
  excludedIds?: readonly string[];
  call: IdempotentRequest | undefined;
};

export interface StartTestService {
  /** Starts a test. Throws NOT_FOUND for the subject, RULE_BROKEN for a choice without questions. */
  generate: (
    caller: Caller,
    configuration: ParsedInput<typeof startTest>['body'],
    call: IdempotentRequest | undefined,
  ) => Promise<StartedTestDto>;
  /**
   * Starts a test of one question of the same topic and difficulty, or of any difficulty when there is no
   * other. Throws NOT_FOUND, or RULE_BROKEN when the topic has no other question.
   */
  similar: (
    caller: Caller,
    questionId: string,
    call: IdempotentRequest | undefined,
  ) => Promise<StartedTestDto>;
  /** The test that an earlier request of the caller started. */
  again: (caller: Caller, testId: string) => Promise<StartedTestDto>;
}

/** The number of questions that can be drawn. */
const sizeOf = ({ buckets }: DrawScope) =>
  buckets.reduce((sum, { publishedCount }) => sum + publishedCount, 0);

export function createStartTestService({
  drawScopes,
  repository,
  draws,
  startAttempt,
  randomInt,
}: {
  drawScopes: DrawScopeRepository;
  repository: Pick<MockTestsRepository, 'findClassification'>;
  draws: DrawRepository;
  startAttempt: StartAttempt;
  randomInt: RandomInt;
}): StartTestService {
  const open = ({ caller, drawScope, minutes, excludedIds = [], call, ...choice }: Choice) =>
    startAttempt(
      {
        ...choice,
        userId: caller.id,
        subject: drawScope.subject,
        minutesFor: () => minutes,
        draw: (read) =>
          drawQuestions(
            { source: draws.sourceFor(read), randomInt },
            { userId: caller.id, buckets: drawScope.buckets, count: choice.count, excludedIds },
          ),
      },
      call,
    );

  return {
    async generate(
      caller,
      { subjectId, examTypeId, difficulty, questionCount, duration, examMode, ...chosen },
      call,
    ) {
      const topicIds = [...new Set(chosen.topicIds.map((id) => id.toLowerCase()))];
      const query = {
        subjectId,
        kind: 'REGULAR',
        difficulties: difficultiesOf(difficulty),
        topicIds,
      } as const;
      const drawScope = await drawScopes.find(caller.id, caller, query);
      if (!drawScope) throw notFound('This subject does not exist');
      if (drawScope.subject.stage.id !== examTypeId.toLowerCase())
        throw ruleViolated('This subject does not belong to your stage');
      if (drawScope.knownTopics < topicIds.length) {
        throw ruleViolated('Some of these topics do not belong to the subject');
      }
      return open({
        caller,
        drawScope,
        kind: examMode ? 'EXAM_SIMULATION' : 'MOCK_TEST',
        difficulties: difficulty,
        topicIds,
        count: questionCount,
        minutes: duration,
        call,
        whenNone: 'There are no questions for this choice yet. Try other topics or difficulty levels.',
      });
    },

    async similar(caller, questionId, call) {
      const classification = await repository.findClassification(caller, questionId);
      if (!classification) throw notFound('This question does not exist');
      const { subjectId, topicId, difficulty } = classification;
      const ofDifficulties = (difficulties: readonly number[]) =>
        drawScopes.find(caller.id, caller, { subjectId, kind: 'REGULAR', difficulties, topicIds: [topicId] });
      let drawScope = await ofDifficulties([difficulty]);
      const isAlone = drawScope && sizeOf(drawScope) < 2;
      if (isAlone) drawScope = await ofDifficulties(difficulties);
      if (!drawScope) throw notFound('This question does not exist');
      return open({
        caller,
        drawScope,
        kind: 'SIMILAR_QUESTION',
        difficulties: isAlone ? [...difficultyChoices] : [choiceOf(difficulty)],
        topicIds: [topicId],
        count: 1,
        minutes: similarQuestionMinutes,
        excludedIds: [questionId.toLowerCase()],
        call,
        whenNone: 'There is no similar question yet.',
      });
    },

    again: (caller, testId) => startAttempt.again(caller.id, testId),
  };
}
