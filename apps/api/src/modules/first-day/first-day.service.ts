import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { difficultiesOf } from '@markwell/shared/question-bank/difficulty.vocabulary';
import {
  starterDifficulties,
  starterMinutes,
  starterSize,
} from '@markwell/shared/first-day/first-day.vocabulary';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';
import { ruleViolated } from '#platform/domain-error.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import { type DrawScope, findDrawScope } from '#modules/question-bank/draw/draw-scope.repository.ts';
import type { LoadedQuestions } from '#modules/question-bank/draw/draw-source.ts';
import { shuffle } from '#modules/question-bank/draw/shuffle.ts';
import type { Caller } from '#platform/caller.ts';
import { shareOut, takeInTurn } from './starter.rules.ts';
import type { Context } from '#context.ts';
import { drawFromBank } from '#modules/question-bank/draw/draw.ts';
import { findCurrentStageId } from '#modules/accounts/current-stage.repository.ts';
import { findStarters, storeEndOfFirstDay } from './first-day.repository.ts';
import { readStartedAttempt, startAttempt } from '#modules/attempts/start-attempt.service.ts';
import { listMergedSubjectsOf } from '#modules/curriculum/cached-curriculum.ts';

/**
 * Draws more questions than needed, because questions on a passage are used only when there are no others: reading
 * takes longer than the starter's minutes allow.
 */
const spareFactor = 4;

/** Each subject's questions of the starter's difficulties, in random order of subjects. */
async function scopesOf(context: Context, caller: Caller, stageId: string): Promise<DrawScope[]> {
  const subjects = shuffle(await listMergedSubjectsOf(context, caller, stageId), context.randomInt);
  const query = {
    kind: 'REGULAR',
    difficulties: difficultiesOf(starterDifficulties),
    topicIds: [],
  } as const;
  const scopes: DrawScope[] = [];
  for (const { id: subjectId } of subjects) {
    const scope = await findDrawScope(context, caller.id, caller, { ...query, subjectId });
    if (scope) scopes.push(scope);
  }
  return scopes;
}

async function drawFrom(
  context: Context,
  caller: Caller,
  { pool }: DrawScope,
  share: number,
  loaded: LoadedQuestions,
) {
  if (share === 0) return [];
  const ids = await drawFromBank(context, { userId: caller.id, pool, count: share * spareFactor }, loaded);
  const hasPassage = (id: string) => loaded.get(id)?.passage != null;
  return [...ids.filter((id) => !hasPassage(id)), ...ids.filter(hasPassage)].slice(0, share);
}

/**
 * Starts the starter, a test of easy and medium questions from every subject of the stage that the pupil can see,
 * or continues an open one. Throws RULE_BROKEN before a stage is chosen, after a finished starter, and when there
 * are no questions.
 */
export async function startStarter(
  context: Context,
  caller: Caller,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<StartedTestDto> {
  const stageId = await findCurrentStageId(context.db, caller.id);
  if (stageId == null) throw ruleViolated('Please choose a stage first');
  const { isFinished, openId } = await findStarters(context.db, caller.id, context.clock());
  if (isFinished) throw ruleViolated('You have done the five-minute starter. Start a mock test instead.');
  if (openId !== undefined) return readStartedAttempt(context, caller, openId);

  const scopes = await scopesOf(context, caller, stageId);
  const noQuestions = 'There are no questions for your stage yet.';
  const [first] = scopes;
  if (!first) throw ruleViolated(noQuestions);
  return startAttempt(
    context,
    {
      userId: caller.id,
      subject: { ...mixedSubjects, stage: first.subject.stage },
      kind: 'MOCK_TEST',
      difficulties: starterDifficulties,
      topicIds: [],
      minutesFor: () => starterMinutes,
      messageWhenNothingDrawn: noQuestions,
      async draw(loaded) {
        const shares = shareOut(
          scopes.map(({ pool }) => pool.size),
          starterSize,
        );
        const drawn: string[][] = [];
        for (const [index, scope] of scopes.entries()) {
          drawn.push(await drawFrom(context, caller, scope, shares[index] ?? 0, loaded));
        }
        return takeInTurn(drawn);
      },
    },
    idempotentRequest,
  );
}

/** Finishes or skips the steps; they are not shown again. */
export function endFirstDay(context: Context, userId: string): Promise<void> {
  return storeEndOfFirstDay(context.db, userId, context.clock());
}
