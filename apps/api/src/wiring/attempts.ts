import type { Database } from '@markwell/database/connect';
import { createAttemptResultsRepository } from '../domain/attempts/attempt-results.repository.ts';
import { createCloseOverdueAttempts, overdueAttemptsJob } from '../domain/attempts/close-overdue-attempts.ts';
import { createAttemptRepository } from '../domain/attempts/create-attempt.repository.ts';
import { createDiscardAttemptRepository } from '../domain/attempts/discard-attempt.repository.ts';
import { createFinishAttemptRepository } from '../domain/attempts/finish-attempt.repository.ts';
import { createLateAnswersRepository } from '../domain/attempts/late-answers.repository.ts';
import { createOverdueRepository } from '../domain/attempts/overdue-attempts.repository.ts';
import { createReadAttemptRepository } from '../domain/attempts/read-attempt.repository.ts';
import { createSaveAnswersRepository } from '../domain/attempts/save-answers.repository.ts';
import { createStartAttempt } from '../domain/attempts/start-attempt.service.ts';
import { createFindShownResult } from '../domain/assignments/shown-result.ts';
import { createShownResultRepository } from '../domain/assignments/shown-result.repository.ts';
import { mountAssignmentFeatures } from './assignments.ts';
import type { RecordReading } from '../domain/audit/record-reading.ts';
import type { Clock } from '../domain/clock.ts';
import type { CurriculumRepository } from '../domain/curriculum/curriculum.repository.ts';
import type { MergedSubjectsRepository } from '../domain/curriculum/merged-subjects.repository.ts';
import type { PeriodicJob } from '../domain/jobs/periodic-jobs.ts';
import type { MediaUrls } from '../domain/media/media-urls.ts';
import { createReadStageProgress } from '../domain/progress/stage-progress.ts';
import { createTopicCountersRepository } from '../domain/progress/topic-progress.repository.ts';
import type { DrawScopeRepository } from '../domain/question-bank/draw/draw-scope.repository.ts';
import type { DrawRepository } from '../domain/question-bank/draw/draw.repository.ts';
import type { Draw } from '../domain/question-bank/draw/draw.ts';
import type { RandomInt } from '../domain/random.ts';
import { createDueQuestionsRepository } from '../domain/reviews/due-questions.repository.ts';
import type { CurrentStageRepository } from '../domain/users/current-stage.repository.ts';
import { createAchievementFactsRepository } from '../features/analytics/achievement-facts.repository.ts';
import { createAchievementsService } from '../features/analytics/achievements.service.ts';
import { mountAnalytics } from '../features/analytics/analytics.router.ts';
import { createAnalyticsService } from '../features/analytics/analytics.service.ts';
import { createTestHistoryRepository } from '../features/analytics/test-history.repository.ts';
import { createTestHistoryService } from '../features/analytics/test-history.service.ts';
import { createTopicWeeksRepository } from '../features/analytics/topic-weeks.repository.ts';
import { createFirstDayRepository } from '../features/first-day/first-day.repository.ts';
import { mountFirstDay } from '../features/first-day/first-day.router.ts';
import { createFirstDayService } from '../features/first-day/first-day.service.ts';
import { createMockTestsRepository } from '../features/mock-tests/mock-tests.repository.ts';
import { mountMockTests } from '../features/mock-tests/mock-tests.router.ts';
import { createNextStepsRepository } from '../features/mock-tests/results/next-steps.repository.ts';
import { createNextStepsService } from '../features/mock-tests/results/next-steps.service.ts';
import { createOpenTestsService } from '../features/mock-tests/running/open-tests.service.ts';
import { createPausesRepository } from '../features/mock-tests/running/pauses.repository.ts';
import { createPausesService } from '../features/mock-tests/running/pauses.service.ts';
import { createReviewService } from '../features/mock-tests/results/review.service.ts';
import { createStartTestService } from '../features/mock-tests/starting/start-test.service.ts';
import { createSubmitTestService } from '../features/mock-tests/running/submit-test.service.ts';
import { mountPlanner } from '../features/planner/planner.router.ts';
import { createPlannerService } from '../features/planner/planner.service.ts';
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
