import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { StudyPlanDto } from '@markwell/shared/planner/planner.contract';
import { dayOf } from '@markwell/shared/time/days';
import { difficultiesOf, difficultyChoices } from '@markwell/shared/question-bank/difficulty.vocabulary';
import {
  maxDueInPractice,
  plannedDays,
  defaultPracticeSize,
} from '@markwell/shared/planner/planner.vocabulary';
import type { AttemptPlan, StartAttempt } from '#modules/attempts/start-attempt.service.ts';
import { practiceMinutes } from '#modules/attempts/time-limits.ts';
import type { Clock } from '#platform/clock.ts';
import type { MergedSubjectsRepository } from '#modules/curriculum/merged-subjects.repository.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import { subjectNotFound } from '#platform/not-found.ts';
import type { ReadStageProgress } from '#modules/progress/stage-progress.ts';
import type { Draw } from '#modules/question-bank/draw/draw.ts';
import type { DrawScopeRepository } from '#modules/question-bank/draw/draw-scope.repository.ts';
import type { DueQuestionsRepository } from '#modules/progress/reviews/due-questions.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { keepPassagesTogether, studyPlanOf, weakTopicsOf } from './study-plan.rules.ts';

export interface PlannerService {
  /** Empty before a stage is chosen. */
  plan: (caller: Caller) => Promise<StudyPlanDto>;
  /**
   * Starts a test of the due questions of a subject, longest due first, filled from its weakest topics with questions
   * for the tier of the pupil's last test.
   * Throws NOT_FOUND for a subject of another stage or not visible to the caller, and RULE_BROKEN when no
   * question is due and no topic is weak.
   */
  startPractice: (
    caller: Caller,
    subjectId: string,
    idempotentRequest: IdempotentRequest | undefined,
  ) => Promise<StartedTestDto>;
  readStarted: StartAttempt['readStarted'];
}

interface Dependencies {
  progress: ReadStageProgress;
  mergedSubjects: MergedSubjectsRepository;
  due: DueQuestionsRepository;
  drawScopes: DrawScopeRepository;
  draw: Draw;
  startAttempt: StartAttempt;
  clock: Clock;
}

export function createPlannerService(dependencies: Dependencies): PlannerService {
  const { progress, mergedSubjects, due, drawScopes, draw, startAttempt, clock } = dependencies;
  return {
    async plan(caller) {
      const today = dayOf(clock());
      const { stageId, subjects } = await progress.onCurrentStage(caller, caller.id);
      if (stageId === null) return studyPlanOf([], [], today);
      const query = { userId: caller.id, today, stageId, days: plannedDays };
      return studyPlanOf(subjects, await due.countDue(caller, query), today);
    },

    async startPractice(caller, requestedSubjectId, idempotentRequest) {
      const { subjects } = await progress.onCurrentStage(caller, caller.id);
      const merged = await mergedSubjects.findMerged(caller, [requestedSubjectId]);
      const mergedSubjectId = merged.get(requestedSubjectId.toLowerCase())?.id;
      const practised = subjects.find(({ id }) => id === mergedSubjectId);
      if (!practised) throw subjectNotFound();
      const subjectId = practised.id;
      const topicIds = weakTopicsOf(practised).map(({ id }) => id);
      const difficulties = difficultiesOf(difficultyChoices);
      const tier = await drawScopes.findLastTier(caller.id, subjectId);
      const query = { subjectId, kind: 'REGULAR', difficulties, topicIds, ...(tier && { tier }) } as const;
      const drawScope = await drawScopes.find(caller.id, caller, query);
      if (!drawScope) throw subjectNotFound();

      const plan: AttemptPlan = {
        userId: caller.id,
        subject: drawScope.subject,
        kind: 'MOCK_TEST',
        difficulties: difficultyChoices,
        topicIds: [],
        tier,
        minutesFor: practiceMinutes,
        messageWhenNothingDrawn: 'Nothing is due today in this subject. Start a test instead.',
        async draw(loaded) {
          const today = dayOf(clock());
          const dueIds = keepPassagesTogether(
            await due.findDue(caller, { userId: caller.id, today, subjectId, limit: maxDueInPractice }),
          );
          const count = defaultPracticeSize - dueIds.length;
          // Without weak topics the scope contains all topics, so no questions are drawn from it.
          if (count <= 0 || topicIds.length === 0) return dueIds;
          const { buckets } = drawScope;
          const drawOptions = { userId: caller.id, buckets, count, excludedIds: dueIds };
          return [...dueIds, ...(await draw(drawOptions, loaded))];
        },
      };
      return startAttempt(plan, idempotentRequest);
    },

    readStarted: startAttempt.readStarted,
  };
}
