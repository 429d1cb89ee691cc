import type { StartedTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import type { StudyPlanDto } from '@markwell/shared/features/planner/planner.contract';
import { dayOf } from '@markwell/shared/rules/time/days';
import { difficultiesOf, difficultyChoices } from '@markwell/shared/vocabulary/difficulty';
import { defaultDuration, durationChoices } from '@markwell/shared/vocabulary/mock-test';
import { maxDueInPractice, plannedDays, defaultPracticeSize } from '@markwell/shared/vocabulary/planner';
import type { AttemptPlan, StartAttempt } from '../../domain/attempts/start-attempt.service.ts';
import type { Clock } from '../../domain/clock.ts';
import type { MergedSubjectsRepository } from '../../domain/curriculum/merged-subjects.repository.ts';
import { notFound } from '../../domain/domain-error.ts';
import type { IdempotentRequest } from '../../domain/idempotency/idempotent-request.ts';
import type { ReadStageProgress } from '../../domain/progress/stage-progress.ts';
import type { DrawRepository } from '../../domain/question-bank/draw/draw.repository.ts';
import { drawQuestions } from '../../domain/question-bank/draw/draw.ts';
import type { DrawScopeRepository } from '../../domain/question-bank/draw/draw-scope.repository.ts';
import type { RandomInt } from '../../domain/random.ts';
import type { DueQuestionsRepository } from '../../domain/reviews/due-questions.repository.ts';
import type { Caller } from '../../domain/users/caller.ts';
import { keepPassagesTogether, studyPlanOf, weakTopicsOf } from './study-plan.rules.ts';

export interface PlannerService {
  /** Empty before a stage is chosen. */
  plan: (caller: Caller) => Promise<StudyPlanDto>;
  /**
   * Starts a test of the due questions of a subject, longest due first, filled from its weakest topics.
   * Throws NOT_FOUND for a subject of another stage or not visible to the caller, and RULE_BROKEN when no
   * question is due and no topic is weak.
   */
  startPractice: (
    caller: Caller,
    subjectId: string,
    call: IdempotentRequest | undefined,
  ) => Promise<StartedTestDto>;
  /** The test that an earlier request of the caller started. */
  again: (caller: Caller, testId: string) => Promise<StartedTestDto>;
}

/** Extra time to think: questions answered wrongly before are usually hard ones. */
const minutesEach = 1.5;

export function createPlannerService({
  progress,
  mergedSubjects,
  due,
  drawScopes,
  draws,
  startAttempt,
  clock,
  randomInt,
}: {
  progress: ReadStageProgress;
  mergedSubjects: MergedSubjectsRepository;
  due: DueQuestionsRepository;
  drawScopes: DrawScopeRepository;
  draws: DrawRepository;
  startAttempt: StartAttempt;
  clock: Clock;
  randomInt: RandomInt;
}): PlannerService {
  return {
    async plan(caller) {
      const today = dayOf(clock());
      const { stageId, subjects } = await progress.onCurrentStage(caller, caller.id);
      if (stageId === null) return studyPlanOf([], [], today);
      const query = { userId: caller.id, today, stageId, days: plannedDays };
      return studyPlanOf(subjects, await due.countDue(caller, query), today);
    },

    async startPractice(caller, wantedId, call) {
      const { subjects } = await progress.onCurrentStage(caller, caller.id);
      const merged = await mergedSubjects.findMerged(caller, [wantedId]);
      const shownId = merged.get(wantedId.toLowerCase())?.id;
      const practised = subjects.find(({ id }) => id === shownId);
      if (!practised) throw notFound('This subject does not exist');
      const subjectId = practised.id;
      const topicIds = weakTopicsOf(practised).map(({ id }) => id);
      const difficulties = difficultiesOf(difficultyChoices);
      const query = { subjectId, kind: 'REGULAR', difficulties, topicIds } as const;
      const drawScope = await drawScopes.find(caller.id, caller, query);
      if (!drawScope) throw notFound('This subject does not exist');

      const plan: AttemptPlan = {
        userId: caller.id,
        subject: drawScope.subject,
        kind: 'MOCK_TEST',
        difficulties: difficultyChoices,
        topicIds: [],
        minutesFor: (count) =>
          durationChoices.find((minutes) => minutes >= count * minutesEach) ?? defaultDuration,
        whenNone: 'Nothing is due today in this subject. Start a test instead.',
        async draw(read) {
          const today = dayOf(clock());
          const comingBack = keepPassagesTogether(
            await due.findDue(caller, { userId: caller.id, today, subjectId, limit: maxDueInPractice }),
          );
          const count = defaultPracticeSize - comingBack.length;
          // Without weak topics the selection contains all topics, so do not fill from it.
          if (count <= 0 || topicIds.length === 0) return comingBack;
          const tools = { source: draws.sourceFor(read), randomInt };
          const { buckets } = drawScope;
          const filling = { userId: caller.id, buckets, count, excludedIds: comingBack };
          return [...comingBack, ...(await drawQuestions(tools, filling))];
        },
      };
      return startAttempt(plan, call);
    },

    again: (caller, testId) => startAttempt.again(caller.id, testId),
  };
}
