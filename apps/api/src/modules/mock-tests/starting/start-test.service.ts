import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type * as contract from '@markwell/shared/mock-tests/mock-tests.contract';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import {
  choiceOf,
  difficulties,
  difficultiesOf,
  difficultyChoices,
} from '@markwell/shared/question-bank/difficulty.vocabulary';
import { similarQuestionMinutes } from '#modules/attempts/time-limits.ts';
import { ruleViolated } from '#platform/domain-error.ts';
import { questionNotFound, subjectNotFound } from '#platform/not-found.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import { inPaperOrder } from '#modules/question-bank/draw/paper-order.ts';
import { findDrawScope } from '#modules/question-bank/draw/draw-scope.repository.ts';
import type { Caller } from '#platform/caller.ts';
import type { Context } from '#context.ts';
import { startAttempt } from '#modules/attempts/start-attempt.service.ts';
import { drawFromBank } from '#modules/question-bank/draw/draw.ts';
import { findPaperQuestions } from '#modules/question-bank/draw/draw.repository.ts';
import {
  findModeOfQuestion,
  findQuestionClassification,
  findQuestionsOfFamily,
} from '../mock-tests.repository.ts';

/** Starts a test. Throws NOT_FOUND for the subject, RULE_BROKEN for a choice without questions. */
export async function startTest(
  context: Context,
  caller: Caller,
  {
    subjectId,
    examTypeId,
    difficulty,
    tier,
    answerMode,
    questionCount,
    duration,
    examMode,
    ...chosen
  }: ParsedInput<typeof contract.startTest>['body'],
  idempotentRequest: IdempotentRequest | undefined,
): Promise<StartedTestDto> {
  const topicIds = [...new Set(chosen.topicIds.map((id) => id.toLowerCase()))];
  const query = {
    subjectId,
    kind: 'REGULAR',
    difficulties: difficultiesOf(difficulty),
    ...(tier && { tier }),
    answerMode,
    topicIds,
  } as const;
  const drawScope = await findDrawScope(context, caller.id, caller, query);
  if (!drawScope) throw subjectNotFound();
  if (drawScope.subject.stage.id !== examTypeId.toLowerCase())
    throw ruleViolated('This subject does not belong to your stage');
  if (drawScope.knownTopics < topicIds.length) {
    throw ruleViolated('Some of these topics do not belong to the subject');
  }
  const { subject, pool } = drawScope;
  return startAttempt(
    context,
    {
      userId: caller.id,
      subject,
      kind: examMode ? 'EXAM_SIMULATION' : 'MOCK_TEST',
      difficulties: difficulty,
      topicIds,
      tier,
      answerMode,
      count: questionCount,
      minutesFor: () => duration,
      messageWhenNothingDrawn:
        'There are no questions for this choice yet. Try other topics or difficulty levels.',
      async draw(loaded) {
        const ids = await drawFromBank(context, { userId: caller.id, pool, count: questionCount }, loaded);
        return examMode ? inPaperOrder(await findPaperQuestions(context.db, ids)) : ids;
      },
    },
    idempotentRequest,
  );
}

/**
 * Starts a test of one question of the same question family, otherwise of the same topic and difficulty, or of any
 * difficulty when there is no other; never of a tier that the first one is not for. Throws NOT_FOUND, or RULE_BROKEN when the topic has no other question.
 */
export async function startSimilarQuestion(
  context: Context,
  caller: Caller,
  questionId: string,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<StartedTestDto> {
  const classification = await findQuestionClassification(context.db, caller, questionId);
  if (!classification) throw questionNotFound();
  const { subjectId, topicId, difficulty, tier } = classification;
  const answerMode = await findModeOfQuestion(context.db, caller.id, questionId);
  const ofDifficulties = (difficulties: readonly number[]) =>
    findDrawScope(context, caller.id, caller, {
      subjectId,
      kind: 'REGULAR',
      difficulties,
      tier,
      answerMode,
      topicIds: [topicId],
    });
  let drawScope = await ofDifficulties([difficulty]);
  const isOnlyQuestion = drawScope && drawScope.pool.size < 2;
  if (isOnlyQuestion) drawScope = await ofDifficulties(difficulties);
  if (!drawScope) throw questionNotFound();
  const { subject, pool } = drawScope;
  return startAttempt(
    context,
    {
      userId: caller.id,
      subject,
      kind: 'SIMILAR_QUESTION',
      difficulties: isOnlyQuestion ? [...difficultyChoices] : [choiceOf(difficulty)],
      topicIds: [topicId],
      answerMode,
      minutesFor: () => similarQuestionMinutes,
      messageWhenNothingDrawn: 'There is no similar question yet.',
      async draw(loaded) {
        const ofFamily = await findQuestionsOfFamily(
          context,
          caller.id,
          questionId,
          answerMode,
          context.randomInt(2 ** 31),
        );
        if (ofFamily !== undefined) return [ofFamily];
        const excludedIds = [questionId.toLowerCase()];
        return drawFromBank(context, { userId: caller.id, pool, count: 1, excludedIds }, loaded);
      },
    },
    idempotentRequest,
  );
}
