import type { Database } from '@markwell/database/connect';
import { createAttemptResultsRepository } from '#modules/attempts/attempt-results.repository.ts';
import { createCloseOverdueAttempts, overdueAttemptsJob } from '#modules/attempts/close-overdue-attempts.ts';
import { createAttemptRepository } from '#modules/attempts/create-attempt.repository.ts';
import { createDiscardAttemptRepository } from '#modules/attempts/discard-attempt.repository.ts';
import { createFinishAttemptRepository } from '#modules/attempts/finish-attempt.repository.ts';
import { createLateAnswersRepository } from '#modules/attempts/late-answers.repository.ts';
import { createOverdueRepository } from '#modules/attempts/overdue-attempts.repository.ts';
import { createReadAttemptRepository } from '#modules/attempts/read-attempt.repository.ts';
import { createSaveAnswersRepository } from '#modules/attempts/save-answers.repository.ts';
import { createStartAttempt } from '#modules/attempts/start-attempt.service.ts';
import { createFindShownResult } from '#modules/assignments/shown-result.ts';
import { createShownResultRepository } from '#modules/assignments/shown-result.repository.ts';
import { mountAssignmentFeatures } from './assignments.ts';
import type { RecordReading } from '#modules/audit/record-reading.ts';
import type { Clock } from '#platform/clock.ts';
import type { CurriculumRepository } from '#modules/curriculum/curriculum.repository.ts';
import type { MergedSubjectsRepository } from '#modules/curriculum/merged-subjects.repository.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import { createReadStageProgress } from '#modules/progress/stage-progress.ts';
import { createTopicCountersRepository } from '#modules/progress/topic-progress.repository.ts';
import type { DrawScopeRepository } from '#modules/question-bank/draw/draw-scope.repository.ts';
import type { DrawRepository } from '#modules/question-bank/draw/draw.repository.ts';
import type { Draw } from '#modules/question-bank/draw/draw.ts';
import type { RandomInt } from '#platform/random.ts';
import { createDueQuestionsRepository } from '#modules/progress/reviews/due-questions.repository.ts';
import type { CurrentStageRepository } from '#modules/accounts/current-stage.repository.ts';
import { createAchievementFactsRepository } from '#modules/progress/achievement-facts.repository.ts';
import { createAchievementsService } from '#modules/progress/achievements.service.ts';
import { mountAnalytics } from '#modules/progress/analytics.router.ts';
import { createAnalyticsService } from '#modules/progress/analytics.service.ts';
import { createTestHistoryRepository } from '#modules/progress/test-history.repository.ts';
import { createTestHistoryService } from '#modules/progress/test-history.service.ts';
import { createTopicWeeksRepository } from '#modules/progress/topic-weeks.repository.ts';
import { createFirstDayRepository } from '#modules/first-day/first-day.repository.ts';
import { mountFirstDay } from '#modules/first-day/first-day.router.ts';
import { createFirstDayService } from '#modules/first-day/first-day.service.ts';
import { createMockTestsRepository } from '#modules/mock-tests/mock-tests.repository.ts';
import { mountMockTests } from '#modules/mock-tests/mock-tests.router.ts';
import { createNextStepsRepository } from '#modules/mock-tests/results/next-steps.repository.ts';
import { createNextStepsService } from '#modules/mock-tests/results/next-steps.service.ts';
import { createOpenTestsService } from '#modules/mock-tests/running/open-tests.service.ts';
import { createPausesRepository } from '#modules/mock-tests/running/pauses.repository.ts';
import { createPausesService } from '#modules/mock-tests/running/pauses.service.ts';
import { createReviewService } from '#modules/mock-tests/results/review.service.ts';
import { createStartTestService } from '#modules/mock-tests/starting/start-test.service.ts';
import { createSubmitTestService } from '#modules/mock-tests/running/submit-test.service.ts';
import { mountPlanner } from '#modules/planner/planner.router.ts';
import { createPlannerService } from '#modules/planner/planner.service.ts';
import type { Mount } from '../http/mount.ts';

interface AttemptDependencies {
  database: Database;
  clock: Clock;
  randomInt: RandomInt;
  mediaUrls: MediaUrls;
  recordReading: RecordReading;
  /** The most tests that a user may have open. */
  maxOpenTests: number;
  curriculum: CurriculumRepository;
  mergedSubjects: MergedSubjectsRepository;
  currentStage: CurrentStageRepository;
  drawScopes: DrawScopeRepository;
  draw: Draw;
  draws: DrawRepository;
}

/**
 * Wires repository -> service -> router for what starts, runs and reads attempts: mock tests, the study plan, the
 * first day, assignments and the progress pages. Returns their jobs.
 */
export function mountAttemptFeatures(mount: Mount, dependencies: AttemptDependencies): PeriodicJob[] {
  const { database, clock, randomInt, mediaUrls, recordReading, maxOpenTests } = dependencies;
  const { curriculum, mergedSubjects, currentStage, drawScopes, draw, draws } = dependencies;
  const attempts = createReadAttemptRepository(database);
  const attemptResults = createAttemptResultsRepository(database);
  const finishAttempts = createFinishAttemptRepository(database);
  const closeOverdue = createCloseOverdueAttempts({
    overdueAttempts: createOverdueRepository(database),
    finishAttempts,
    clock,
  });
  const startAttempt = createStartAttempt({
    repository: createAttemptRepository(database),
    attempts,
    mediaUrls,
    clock,
    maxOpenTests,
  });
  /** What starting a practice or a starter needs: both draw questions for a test. */
  const practiceStart = { drawScopes, draw, startAttempt, clock };
  const counters = createTopicCountersRepository(database);
  const progress = createReadStageProgress({ curriculum, currentStage, counters });
  const due = createDueQuestionsRepository(database, clock);

  const history = createTestHistoryRepository(database, clock);
  mountAnalytics(
    mount,
    createAnalyticsService({
      progress,
      due,
      topicWeeks: createTopicWeeksRepository(database),
      recordReading,
      clock,
    }),
    createTestHistoryService({ repository: history, closeOverdue }),
    createAchievementsService({
      history,
      facts: createAchievementFactsRepository(database),
      mergedSubjects,
      closeOverdue,
    }),
  );
  const mockTests = createMockTestsRepository(database, clock);
  const findShownResult = createFindShownResult({ repository: createShownResultRepository(database), clock });
  mountMockTests(mount, {
    start: createStartTestService({
      repository: mockTests,
      drawScopes,
      draw,
      draws,
      startAttempt,
      randomInt,
    }),
    open: createOpenTestsService({
      attempts,
      discardAttempts: createDiscardAttemptRepository(database),
      closeOverdue,
      mediaUrls,
      clock,
    }),
    pauses: createPausesService({ repository: createPausesRepository(database), clock }),
    submit: createSubmitTestService({
      attempts,
      attemptResults,
      saveAnswers: createSaveAnswersRepository(database),
      lateAnswers: createLateAnswersRepository(database),
      finishAttempts,
      closeOverdue,
      findShownResult,
      clock,
    }),
    review: createReviewService({
      repository: mockTests,
      attempts,
      attemptResults,
      closeOverdue,
      findShownResult,
      mediaUrls,
      clock,
    }),
    nextSteps: createNextStepsService({
      repository: createNextStepsRepository(database, clock),
      attempts,
      startAttempt,
    }),
  });
  mountPlanner(
    mount,
    createPlannerService({
      progress,
      mergedSubjects,
      due,
      ...practiceStart,
    }),
  );
  mountFirstDay(
    mount,
    createFirstDayService({
      repository: createFirstDayRepository(database),
      currentStage,
      curriculum,
      randomInt,
      ...practiceStart,
    }),
  );
  const assignmentJobs = mountAssignmentFeatures(mount, {
    ...dependencies,
    attempts,
    startAttempt,
    closeOverdue,
  });
  return [overdueAttemptsJob(closeOverdue), ...assignmentJobs];
}
