import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type { startTest } from '@markwell/shared/mock-tests/mock-tests.contract';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import {
  choiceOf,
  difficulties,
  difficultiesOf,
  difficultyChoices,
} from '@markwell/shared/question-bank/difficulty.vocabulary';
import { similarQuestionMinutes } from '#modules/attempts/time-limits.ts';
import type { StartAttempt } from '#modules/attempts/start-attempt.service.ts';
import { ruleViolated } from '#platform/domain-error.ts';
import { questionNotFound, subjectNotFound } from '#platform/not-found.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import type { DrawRepository } from '#modules/question-bank/draw/draw.repository.ts';
import type { Draw } from '#modules/question-bank/draw/draw.ts';
import { inPaperOrder } from '#modules/question-bank/draw/paper-order.ts';
import type { DrawScope, DrawScopeRepository } from '#modules/question-bank/draw/draw-scope.repository.ts';
import type { RandomInt } from '#platform/random.ts';
import type { Caller } from '#platform/caller.ts';
import type { MockTestsRepository } from '../mock-tests.repository.ts';

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
  readStarted: StartAttempt['readStarted'];
}

/** The number of questions that can be drawn. */
const sizeOf = ({ buckets }: DrawScope) =>
  buckets.reduce((sum, { publishedCount }) => sum + publishedCount, 0);

interface Dependencies {
  drawScopes: DrawScopeRepository;
  repository: Pick<MockTestsRepository, 'findClassification' | 'findOfFamily'>;
  draw: Draw;
  draws: Pick<DrawRepository, 'paperQuestions'>;
  startAttempt: StartAttempt;
  randomInt: RandomInt;
}

export function createStartTestService(dependencies: Dependencies): StartTestService {
  const { drawScopes, repository, draw, draws, startAttempt, randomInt } = dependencies;
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
      if (!drawScope) throw subjectNotFound();
      if (drawScope.subject.stage.id !== examTypeId.toLowerCase())
        throw ruleViolated('This subject does not belong to your stage');
      if (drawScope.knownTopics < topicIds.length) {
        throw ruleViolated('Some of these topics do not belong to the subject');
      }
      const { subject, buckets } = drawScope;
      return startAttempt(
        {
          userId: caller.id,
          subject,
          kind: examMode ? 'EXAM_SIMULATION' : 'MOCK_TEST',
          difficulties: difficulty,
          topicIds,
          tier,
          count: questionCount,
          minutesFor: () => duration,
          messageWhenNothingDrawn:
            'There are no questions for this choice yet. Try other topics or difficulty levels.',
          async draw(loaded) {
            const ids = await draw({ userId: caller.id, buckets, count: questionCount }, loaded);
            return examMode ? inPaperOrder(await draws.paperQuestions(ids)) : ids;
          },
        },
        idempotentRequest,
      );
    },

    async startSimilarQuestion(caller, questionId, idempotentRequest) {
      const classification = await repository.findClassification(caller, questionId);
      if (!classification) throw questionNotFound();
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
      if (!drawScope) throw questionNotFound();
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
            const excludedIds = [questionId.toLowerCase()];
            return draw({ userId: caller.id, buckets, count: 1, excludedIds }, loaded);
          },
        },
        idempotentRequest,
      );
    },

    readStarted: startAttempt.readStarted,
  };
}
