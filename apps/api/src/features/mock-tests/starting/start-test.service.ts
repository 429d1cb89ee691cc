import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type { startTest } from '@markwell/shared/features/mock-tests/mock-tests.contract';
import type { StartedTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import {
  choiceOf,
  difficulties,
  difficultiesOf,
  difficultyChoices,
} from '@markwell/shared/vocabulary/difficulty';
import { similarQuestionMinutes } from '#domain/attempts/time-limits.ts';
import type { AttemptPlan, StartAttempt } from '#domain/attempts/start-attempt.service.ts';
import { notFound, ruleViolated } from '#domain/domain-error.ts';
import type { IdempotentRequest } from '#domain/idempotency/idempotent-request.ts';
import type { DrawRepository } from '#domain/question-bank/draw/draw.repository.ts';
import { drawQuestions } from '#domain/question-bank/draw/draw.ts';
import { inPaperOrder } from '#domain/question-bank/draw/paper-order.ts';
import type { DrawScope, DrawScopeRepository } from '#domain/question-bank/draw/draw-scope.repository.ts';
import type { RandomInt } from '#domain/random.ts';
import type { Caller } from '#domain/users/caller.ts';
import type { MockTestsRepository } from '../mock-tests.repository.ts';

type Choice = Pick<AttemptPlan, 'kind' | 'difficulties' | 'topicIds' | 'tier' | 'messageWhenNothingDrawn'> & {
  caller: Caller;
  drawScope: DrawScope;
  count: number;
  minutes: number;
  idempotentRequest: IdempotentRequest | undefined;
};

export interface StartTestService {
  /** Starts a test. Throws NOT_FOUND for the subject, RULE_BROKEN for a choice without questions. */
  startTest: (
    caller: Caller,
    configuration: ParsedInput<typeof startTest>['body'],
    idempotentRequest: IdempotentRequest | undefined,
  ) => Promise<StartedTestDto>;
  /**
   * Starts a test of one question of the same question family, otherwise of the same topic and difficulty, or of any
   * difficulty when there is no other; never of a tier that the first one is not for. Throws NOT_FOUND, or RULE_BROKEN when the topic has no other question.
   */
  startSimilarQuestion: (
    caller: Caller,
    questionId: string,
    idempotentRequest: IdempotentRequest | undefined,
  ) => Promise<StartedTestDto>;
  /** The test that an earlier request of the caller started. */
  readStarted: (caller: Caller, testId: string) => Promise<StartedTestDto>;
}

/** The number of questions that can be drawn. */
const sizeOf = ({ buckets }: DrawScope) =>
  buckets.reduce((sum, { publishedCount }) => sum + publishedCount, 0);

interface Dependencies {
  drawScopes: DrawScopeRepository;
  repository: Pick<MockTestsRepository, 'findClassification' | 'findOfFamily'>;
  draws: DrawRepository;
  startAttempt: StartAttempt;
  randomInt: RandomInt;
}

export function createStartTestService(dependencies: Dependencies): StartTestService {
  const { drawScopes, repository, draws, startAttempt, randomInt } = dependencies;
  const start = ({ caller, drawScope, minutes, idempotentRequest, ...choice }: Choice) =>
    startAttempt(
      {
        ...choice,
        userId: caller.id,
        subject: drawScope.subject,
        minutesFor: () => minutes,
        async draw(loaded) {
          const ids = await drawQuestions(
            { source: draws.sourceFor(loaded), randomInt },
            { userId: caller.id, buckets: drawScope.buckets, count: choice.count },
          );
          return choice.kind === 'EXAM_SIMULATION' ? inPaperOrder(await draws.paperQuestions(ids)) : ids;
        },
      },
      idempotentRequest,
    );

  return {
    async startTest(
      caller,
      { subjectId, examTypeId, difficulty, tier, questionCount, duration, examMode, ...chosen },
      idempotentRequest,
    ) {
      const topicIds = [...new Set(chosen.topicIds.map((id) => id.toLowerCase()))];
      const query = {
        subjectId,
        kind: 'REGULAR',
        difficulties: difficultiesOf(difficulty),
        ...(tier && { tier }),
        topicIds,
      } as const;
      const drawScope = await drawScopes.find(caller.id, caller, query);
      if (!drawScope) throw notFound('This subject does not exist');
      if (drawScope.subject.stage.id !== examTypeId.toLowerCase())
        throw ruleViolated('This subject does not belong to your stage');
      if (drawScope.knownTopics < topicIds.length) {
        throw ruleViolated('Some of these topics do not belong to the subject');
      }
      return start({
        caller,
        drawScope,
        kind: examMode ? 'EXAM_SIMULATION' : 'MOCK_TEST',
        difficulties: difficulty,
        topicIds,
        tier,
        count: questionCount,
        minutes: duration,
        idempotentRequest,
        messageWhenNothingDrawn:
          'There are no questions for this choice yet. Try other topics or difficulty levels.',
      });
    },

    async startSimilarQuestion(caller, questionId, idempotentRequest) {
      const classification = await repository.findClassification(caller, questionId);
      if (!classification) throw notFound('This question does not exist');
      const { subjectId, topicId, difficulty, tier } = classification;
      const ofDifficulties = (difficulties: readonly number[]) =>
        drawScopes.find(caller.id, caller, {
          subjectId,
          kind: 'REGULAR',
          difficulties,
          tier,
          topicIds: [topicId],
        });
      let drawScope = await ofDifficulties([difficulty]);
      const isOnlyQuestion = drawScope && sizeOf(drawScope) < 2;
      if (isOnlyQuestion) drawScope = await ofDifficulties(difficulties);
      if (!drawScope) throw notFound('This question does not exist');
      const { subject, buckets } = drawScope;
      return startAttempt(
        {
          userId: caller.id,
          subject,
          kind: 'SIMILAR_QUESTION',
          difficulties: isOnlyQuestion ? [...difficultyChoices] : [choiceOf(difficulty)],
          topicIds: [topicId],
          minutesFor: () => similarQuestionMinutes,
          messageWhenNothingDrawn: 'There is no similar question yet.',
          async draw(loaded) {
            const ofFamily = await repository.findOfFamily(caller.id, questionId, randomInt(2 ** 31));
            if (ofFamily !== undefined) return [ofFamily];
            const tools = { source: draws.sourceFor(loaded), randomInt };
            const excludedIds = [questionId.toLowerCase()];
            return drawQuestions(tools, { userId: caller.id, buckets, count: 1, excludedIds });
          },
        },
        idempotentRequest,
      );
    },

    readStarted: (caller, testId) => startAttempt.readStarted(caller.id, testId),
  };
}
