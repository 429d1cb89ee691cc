import { mountAccountFeatures, type AccountDependencies } from './accounts.ts';
import { mountAttemptFeatures } from './attempts.ts';
import { mountClassFeatures } from './classes.ts';
import type { RecordReading } from '#modules/audit/record-reading.ts';
import { createClassAccessRepository } from '#modules/classes/class-access.repository.ts';
import type { CurriculumRepository } from '#modules/curriculum/curriculum.repository.ts';
import { createMergedSubjectsRepository } from '#modules/curriculum/merged-subjects.repository.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import { createNotifyRepository } from '#modules/notifications/notify.repository.ts';
import { createDrawScopeRepository } from '#modules/question-bank/draw/draw-scope.repository.ts';
import { createDrawRepository } from '#modules/question-bank/draw/draw.repository.ts';
import { createDraw } from '#modules/question-bank/draw/draw.ts';
import { createInTransaction } from '#platform/transaction.repository.ts';
import { createCurrentStageRepository } from '#modules/accounts/current-stage.repository.ts';
import { createAccessArrangementsRepository } from '#modules/access-arrangements/access-arrangements.repository.ts';
import { mountAccessArrangements } from '#modules/access-arrangements/access-arrangements.router.ts';
import { createAccessArrangementsService } from '#modules/access-arrangements/access-arrangements.service.ts';
import { createBriefCountsRepository } from '#modules/creative-writing/brief-counts.repository.ts';
import { createQuestionsRepository } from '#modules/creative-writing/challenge-questions.repository.ts';
import { mountCreativeWriting } from '#modules/creative-writing/creative-writing.router.ts';
import { createCreativeWritingService } from '#modules/creative-writing/creative-writing.service.ts';
import { createFinishChallengeRepository } from '#modules/creative-writing/finish-challenge.repository.ts';
import { createProgressRepository } from '#modules/creative-writing/progress.repository.ts';
import { createSaveAnswerRepository } from '#modules/creative-writing/save-answer.repository.ts';
import { createStartChallengeRepository } from '#modules/creative-writing/start-challenge.repository.ts';
import { createHealthRepository } from '#modules/overview/health/health.repository.ts';
import { mountHealth } from '#modules/overview/health/health.router.ts';
import { createHealthService } from '#modules/overview/health/health.service.ts';
import { createNotificationsRepository } from '#modules/notifications/notifications.repository.ts';
import { mountNotifications } from '#modules/notifications/notifications.router.ts';
import { createNotificationsService } from '#modules/notifications/notifications.service.ts';
import { createPastPapersRepository } from '#modules/past-papers/past-papers.repository.ts';
import { mountPastPapers } from '#modules/past-papers/past-papers.router.ts';
import { createPastPapersService } from '#modules/past-papers/past-papers.service.ts';
import { createQuizRepository } from '#modules/rapid-fire/create-quiz.repository.ts';
import { createFinishQuizRepository } from '#modules/rapid-fire/finish-quiz.repository.ts';
import { createRapidFireRepository } from '#modules/rapid-fire/rapid-fire.repository.ts';
import { mountRapidFire } from '#modules/rapid-fire/rapid-fire.router.ts';
import { createRapidFireService } from '#modules/rapid-fire/rapid-fire.service.ts';
import { createStartQuizService } from '#modules/rapid-fire/start-quiz.service.ts';
import { createSubmitQuizService } from '#modules/rapid-fire/submit-quiz.service.ts';
import { createReportsRepository } from '#modules/reports/reports.repository.ts';
import { mountReports } from '#modules/reports/reports.router.ts';
import { createReportsService } from '#modules/reports/reports.service.ts';
import { createSearchNamesRepository } from '#modules/search/search-names.repository.ts';
import { createSearchQuestionsRepository } from '#modules/search/search-questions.repository.ts';
import { mountSearch } from '#modules/search/search.router.ts';
import { createSearchService } from '#modules/search/search.service.ts';
import { createStagesRepository } from '#modules/subjects/stages/stages.repository.ts';
import { mountStages } from '#modules/subjects/stages/stages.router.ts';
import { createStagesService } from '#modules/subjects/stages/stages.service.ts';
import { createSubjectsRepository } from '#modules/subjects/subjects.repository.ts';
import { mountSubjects } from '#modules/subjects/subjects.router.ts';
import { createSubjectsService } from '#modules/subjects/subjects.service.ts';
import type { Mount } from '../http/mount.ts';

/** Dependencies of the modules for pupils, teachers and parents. */
export interface FeatureDependencies extends AccountDependencies {
  curriculum: CurriculumRepository;
  mediaUrls: MediaUrls;
  recordReading: RecordReading;
  /** Whom to ask for premium: an e-mail address, or a page's address. */
  premiumContact: string | undefined;
  /** The most tests that a user may have open. */
  maxOpenTests: number;
}

/**
 * Wires repository -> service -> router for each of these modules. Health comes first, so that its path is matched
 * first. Returns their jobs.
 */
export function mountFeatures(mount: Mount, dependencies: FeatureDependencies): PeriodicJob[] {
  const { database, curriculum, clock, randomInt, mediaUrls, premiumContact, recordReading } = dependencies;
  const mergedSubjects = createMergedSubjectsRepository(database);
  const currentStage = createCurrentStageRepository(database);
  const drawScopes = createDrawScopeRepository(database);
  const draws = createDrawRepository(database, clock);
  const draw = createDraw(draws, randomInt);

  mountHealth(mount, createHealthService({ repository: createHealthRepository(database) }));
  const accountJobs = mountAccountFeatures(mount, dependencies);
  mountAccessArrangements(
    mount,
    createAccessArrangementsService({
      repository: createAccessArrangementsRepository(database),
      classAccess: createClassAccessRepository(database),
      inTransaction: createInTransaction(database),
      recordReading,
      clock,
    }),
  );
  mountStages(
    mount,
    createStagesService({
      inTransaction: createInTransaction(database),
      repository: createStagesRepository(database),
      curriculum,
      currentStage,
      recordReading,
    }),
  );
  mountSubjects(
    mount,
    createSubjectsService({ repository: createSubjectsRepository(database), curriculum, currentStage }),
  );
  const attemptJobs = mountAttemptFeatures(mount, {
    ...dependencies,
    curriculum,
    mergedSubjects,
    currentStage,
    drawScopes,
    draw,
    draws,
  });
  const rapidFire = createRapidFireRepository(database);
  const quizzes = createFinishQuizRepository(database);
  mountRapidFire(mount, {
    start: createStartQuizService({
      repository: rapidFire,
      drawScopes,
      draw,
      newQuizzes: createQuizRepository(database),
      quizzes,
      mediaUrls,
      clock,
    }),
    submit: createSubmitQuizService({ quizzes, mediaUrls, clock }),
    rapidFire: createRapidFireService({ repository: rapidFire, mediaUrls }),
  });
  mountCreativeWriting(
    mount,
    createCreativeWritingService({
      startChallenges: createStartChallengeRepository(database),
      counts: createBriefCountsRepository(database),
      questions: createQuestionsRepository(database),
      answers: createSaveAnswerRepository(database),
      finishChallenges: createFinishChallengeRepository(database),
      progress: createProgressRepository(database),
      mergedSubjects,
      clock,
      randomInt,
    }),
  );
  mountPastPapers(
    mount,
    createPastPapersService({
      repository: createPastPapersRepository(database),
      mergedSubjects,
      mediaUrls,
      clock,
      premiumContact,
    }),
  );
  mountReports(mount, createReportsService({ repository: createReportsRepository(database) }));
  mountSearch(
    mount,
    createSearchService({
      names: createSearchNamesRepository(database),
      questions: createSearchQuestionsRepository(database, clock),
      currentStage,
    }),
  );
  mountNotifications(
    mount,
    createNotificationsService({
      repository: createNotificationsRepository(database),
      notify: createNotifyRepository(database).notify,
      clock,
    }),
  );

  const classJobs = mountClassFeatures(mount, dependencies);

  return [...attemptJobs, ...accountJobs, ...classJobs];
}
