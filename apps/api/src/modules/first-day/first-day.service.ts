import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { difficultiesOf } from '@markwell/shared/question-bank/difficulty.vocabulary';
import {
  starterDifficulties,
  starterMinutes,
  starterSize,
} from '@markwell/shared/first-day/first-day.vocabulary';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';
import type { StartAttempt } from '#modules/attempts/start-attempt.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { CurriculumRepository } from '#modules/curriculum/curriculum.repository.ts';
import { ruleViolated } from '#platform/domain-error.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import type { DrawScope, DrawScopeRepository } from '#modules/question-bank/draw/draw-scope.repository.ts';
import type { Draw, LoadedQuestions } from '#modules/question-bank/draw/draw.ts';
import { shuffle } from '#modules/question-bank/draw/random-selection.ts';
import type { RandomInt } from '#platform/random.ts';
import type { Caller } from '#platform/caller.ts';
import type { CurrentStageRepository } from '#modules/accounts/current-stage.repository.ts';
import type { FirstDayRepository } from './first-day.repository.ts';
import { shareOut, takeInTurn } from './starter.rules.ts';

export interface FirstDayService {
  /**
   * Starts the starter, a test of easy and medium questions from every subject of the stage that the pupil can see,
   * or continues an open one. Throws RULE_BROKEN before a stage is chosen, after a finished starter, and when there
   * are no questions.
   */
  startStarter: (caller: Caller, idempotentRequest: IdempotentRequest | undefined) => Promise<StartedTestDto>;
  readStarted: StartAttempt['readStarted'];
  /** Finishes or skips the steps; they are not shown again. */
  end: (userId: string) => Promise<void>;
}

/**
 * Draws more questions than needed, because questions on a passage are used only when there are no others: reading
 * takes longer than the starter's minutes allow.
 */
const spareFactor = 4;

export function createFirstDayService({
  repository,
  currentStage,
  curriculum,
  drawScopes,
  draw,
  startAttempt,
  clock,
  randomInt,
}: {
  repository: FirstDayRepository;
  currentStage: CurrentStageRepository;
  curriculum: Pick<CurriculumRepository, 'listMergedSubjects'>;
  drawScopes: DrawScopeRepository;
  draw: Draw;
  startAttempt: StartAttempt;
  clock: Clock;
  randomInt: RandomInt;
}): FirstDayService {
  /** Each subject's questions of the starter's difficulties, in random order of subjects. */
  async function scopesOf(caller: Caller, stageId: string): Promise<DrawScope[]> {
    const subjects = shuffle(await curriculum.listMergedSubjects(caller, stageId), randomInt);
    const query = {
      kind: 'REGULAR',
      difficulties: difficultiesOf(starterDifficulties),
      topicIds: [],
    } as const;
    const scopes: DrawScope[] = [];
    for (const { id: subjectId } of subjects) {
      const scope = await drawScopes.find(caller.id, caller, { ...query, subjectId });
      if (scope) scopes.push(scope);
    }
    return scopes;
  }

  async function drawFrom(caller: Caller, { buckets }: DrawScope, share: number, loaded: LoadedQuestions) {
    if (share === 0) return [];
    const ids = await draw({ userId: caller.id, buckets, count: share * spareFactor }, loaded);
    const hasPassage = (id: string) => loaded.get(id)?.passage != null;
    return [...ids.filter((id) => !hasPassage(id)), ...ids.filter(hasPassage)].slice(0, share);
  }

  return {
    async startStarter(caller, idempotentRequest) {
      const stageId = await currentStage.findCurrentStageId(caller.id);
      if (stageId == null) throw ruleViolated('Please choose a stage first');
      const { isFinished, openId } = await repository.findStarters(caller.id, clock());
      if (isFinished) throw ruleViolated('You have done the five-minute starter. Start a mock test instead.');
      if (openId !== undefined) return startAttempt.readStarted(caller, openId);

      const scopes = await scopesOf(caller, stageId);
      const noQuestions = 'There are no questions for your stage yet.';
      const [first] = scopes;
      if (!first) throw ruleViolated(noQuestions);
      return startAttempt(
        {
          userId: caller.id,
          subject: { ...mixedSubjects, stage: first.subject.stage },
          kind: 'MOCK_TEST',
          difficulties: starterDifficulties,
          topicIds: [],
          minutesFor: () => starterMinutes,
          messageWhenNothingDrawn: noQuestions,
          async draw(loaded) {
            const available = scopes.map(({ buckets }) =>
              buckets.reduce((sum, { publishedCount }) => sum + publishedCount, 0),
            );
            const shares = shareOut(available, starterSize);
            const drawn: string[][] = [];
            for (const [index, scope] of scopes.entries()) {
              drawn.push(await drawFrom(caller, scope, shares[index] ?? 0, loaded));
            }
            return takeInTurn(drawn);
          },
        },
        idempotentRequest,
      );
    },

    readStarted: startAttempt.readStarted,
    end: (userId) => repository.end(userId, clock()),
  };
}
