import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type * as contract from '@markwell/shared/rapid-fire/rapid-fire.contract';
import type { RapidFireSessionDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import {
  firstRapidFireLevel,
  rapidFireCountdownSeconds,
  rapidFireGoMs,
  rapidFirePlaySeconds,
  rapidFireQuestionCount,
} from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { limitWithExtraTime } from '@markwell/shared/time/timing';
import { v7 as uuid } from 'uuid';
import { notFound, ruleViolated, unavailable } from '#platform/domain-error.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import { drawFromBank } from '#modules/question-bank/draw/draw.ts';
import { countUnseen } from '#modules/question-bank/draw/draw-pool.ts';
import { type DrawScope, findDrawScope } from '#modules/question-bank/draw/draw-scope.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { toSession } from './rapid-fire.mapper.ts';
import type { Context } from '#context.ts';
import { readQuizStart } from './rapid-fire.repository.ts';
import { storeQuiz, findStartedQuiz } from './create-quiz.repository.ts';
import { questionsOfQuiz } from './finish-quiz.repository.ts';

/** A question may be withdrawn after the draw. Then the draw is repeated, at most this many times. */
const maxDraws = 5;

/** At most a quarter of a quiz, so that it still tests its own level. */
const maxFreshFromBelow = rapidFireQuestionCount / 4;

const countdownMs = rapidFireCountdownSeconds * 1000 + rapidFireGoMs;

function drawScopeOf(
  context: Context,
  caller: Caller,
  subjectId: string,
  level: number,
): Promise<DrawScope | undefined> {
  return findDrawScope(context, caller.id, caller, {
    subjectId,
    kind: 'RAPID_FIRE',
    difficulties: [level],
    topicIds: [],
  });
}

/**
 * Draws questions of the level. If there are too few, easier ones of the level below come first; if too few are
 * unseen, a few unseen ones of the level below, so that less is repeated.
 */
async function drawLevel(context: Context, caller: Caller, { subject, pool }: DrawScope, level: number) {
  const userId = caller.id;
  const unseen = countUnseen(pool, rapidFireQuestionCount);
  const below =
    unseen < rapidFireQuestionCount && level > firstRapidFireLevel
      ? (await drawScopeOf(context, caller, subject.id, level - 1))?.pool
      : undefined;
  if (!below) return drawFromBank(context, { userId, pool, count: rapidFireQuestionCount });
  const belowCount = Math.max(
    rapidFireQuestionCount - pool.size,
    countUnseen(below, Math.min(maxFreshFromBelow, rapidFireQuestionCount - unseen)),
  );
  return [
    ...(belowCount === 0 ? [] : await drawFromBank(context, { userId, pool: below, count: belowCount })),
    ...(await drawFromBank(context, { userId, pool, count: rapidFireQuestionCount - belowCount })),
  ];
}

/** Starts a quiz. Throws NOT_FOUND for the subject, RULE_BROKEN for a locked or empty level. */
export async function startQuiz(
  context: Context,
  caller: Caller,
  { examTypeId, subjectId, level: requestedLevel }: ParsedInput<typeof contract.startQuiz>['body'],
  idempotentRequest: IdempotentRequest | undefined,
): Promise<RapidFireSessionDto> {
  const { unlockedLevel, extraTimePercent } = await readQuizStart(context.db, caller.id, subjectId);
  const level = requestedLevel ?? unlockedLevel;
  const drawScope = await drawScopeOf(context, caller, subjectId, level);
  if (!drawScope) throw notFound('Subject not found. Please try again.');
  const { subject } = drawScope;
  if (subject.stage.id !== examTypeId.toLowerCase())
    throw ruleViolated('This subject does not belong to your stage');
  if (level > unlockedLevel)
    throw ruleViolated(`Level ${level} is still locked. Complete level ${unlockedLevel} first.`);

  for (let tries = 0; tries < maxDraws; tries++) {
    const questionIds = await drawLevel(context, caller, drawScope, level);
    if (questionIds.length === 0)
      throw ruleViolated(
        'There are no rapid-fire questions here yet. Please choose another subject or level.',
      );
    const now = context.clock();
    const startedAt = new Date(now.getTime() + countdownMs);
    const playSeconds = limitWithExtraTime(rapidFirePlaySeconds, extraTimePercent);
    const quiz = {
      id: uuid(),
      userId: caller.id,
      subjectId: subject.id,
      level,
      startedAt,
      deadlineAt: new Date(startedAt.getTime() + playSeconds * 1000),
      extraTimePercent,
    };
    const questions = await storeQuiz(context.db, quiz, questionIds, idempotentRequest);
    if (questions) return toSession({ ...quiz, subject }, questions, now, context.mediaUrls);
  }
  throw unavailable('The questions have just changed. Please try again.');
}

/** The quiz that an earlier request of the caller started. Throws NOT_FOUND when it was deleted. */
export async function readStartedQuiz(
  context: Context,
  caller: Caller,
  sessionId: string,
): Promise<RapidFireSessionDto> {
  const quiz = await findStartedQuiz(context.db, caller.id, sessionId);
  if (!quiz) throw notFound('This quiz does not exist');
  const questions = await questionsOfQuiz(context.db, caller.id, sessionId);
  return toSession(quiz, questions, context.clock(), context.mediaUrls);
}
