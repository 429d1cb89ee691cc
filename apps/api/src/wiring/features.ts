import { mountAccountFeatures, type AccountDependencies } from './accounts.ts';
import { mountAttemptFeatures } from './attempts.ts';
import { mountClassFeatures } from './classes.ts';
import type { RecordReading } from '../domain/audit/record-reading.ts';
import { createClassAccessRepository } from '../domain/classes/class-access.repository.ts';
import type { CurriculumRepository } from '../domain/curriculum/curriculum.repository.ts';
import { createMergedSubjectsRepository } from '../domain/curriculum/merged-subjects.repository.ts';
import type { PeriodicJob } from '../domain/jobs/periodic-jobs.ts';
import type { MediaUrls } from '../domain/media/media-urls.ts';
import { createNotifyRepository } from '../domain/notifications/notify.repository.ts';
import { createDrawScopeRepository } from '../domain/question-bank/draw/draw-scope.repository.ts';
import { createDrawRepository } from '../domain/question-bank/draw/draw.repository.ts';
import { createDraw } from '../domain/question-bank/draw/draw.ts';
import { createInTransaction } from '../domain/transaction.repository.ts';
import { createCurrentStageRepository } from '../domain/users/current-stage.repository.ts';
import { createAccessArrangementsRepository } from '../features/access-arrangements/access-arrangements.repository.ts';
import { mountAccessArrangements } from '../features/access-arrangements/access-arrangements.router.ts';
import { createAccessArrangementsService } from '../features/access-arrangements/access-arrangements.service.ts';
import { createBriefCountsRepository } from '../features/creative-writing/brief-counts.repository.ts';
import { createQuestionsRepository } from '../features/creative-writing/challenge-questions.repository.ts';
import { mountCreativeWriting } from '../features/creative-writing/creative-writing.router.ts';
import { createCreativeWritingService } from '../features/creative-writing/creative-writing.service.ts';
import { createFinishChallengeRepository } from '../features/creative-writing/finish-challenge.repository.ts';
import { createProgressRepository } from '../features/creative-writing/progress.repository.ts';
import { createSaveAnswerRepository } from '../features/creative-writing/save-answer.repository.ts';
import { createStartChallengeRepository } from '../features/creative-writing/start-challenge.repository.ts';
import { createHealthRepository } from '../features/health/health.repository.ts';
import { mountHealth } from '../features/health/health.router.ts';
import { createHealthService } from '../features/health/health.service.ts';
import { createNotificationsRepository } from '../features/notifications/notifications.repository.ts';
import { mountNotifications } from '../features/notifications/notifications.router.ts';
import { createNotificationsService } from '../features/notifications/notifications.service.ts';
import { createPastPapersRepository } from '../features/past-papers/past-papers.repository.ts';
import { mountPastPapers } from '../features/past-papers/past-papers.router.ts';
import { createPastPapersService } from '../features/past-papers/past-papers.service.ts';
import { createQuizRepository } from '../features/rapid-fire/create-quiz.repository.ts';
import { createFinishQuizRepository } from '../features/rapid-fire/finish-quiz.repository.ts';
import { createRapidFireRepository } from '../features/rapid-fire/rapid-fire.repository.ts';
import { mountRapidFire } from '../features/rapid-fire/rapid-fire.router.ts';
import { createRapidFireService } from '../features/rapid-fire/rapid-fire.service.ts';
import { createStartQuizService } from '../features/rapid-fire/start-quiz.service.ts';
import { createSubmitQuizService } from '../features/rapid-fire/submit-quiz.service.ts';
import { createReportsRepository } from '../features/reports/reports.repository.ts';
import { mountReports } from '../features/reports/reports.router.ts';
import { createReportsService } from '../features/reports/reports.service.ts';
import { createSearchNamesRepository } from '../features/search/search-names.repository.ts';
import { createSearchQuestionsRepository } from '../features/search/search-questions.repository.ts';
import { mountSearch } from '../features/search/search.router.ts';
import { createSearchService } from '../features/search/search.service.ts';
import { createStagesRepository } from '../features/stages/stages.repository.ts';
import { mountStages } from '../features/stages/stages.router.ts';
import { createStagesService } from '../features/stages/stages.service.ts';
import { createSubjectsRepository } from '../features/subjects/subjects.repository.ts';
import { mountSubjects } from '../features/subjects/subjects.router.ts';
import { createSubjectsService } from '../features/subjects/subjects.service.ts';
import type { ReadFromReplica } from '../domain/replica-reads/replica-reads.repository.ts';
import type { Mount } from '../http/mount.ts';

/** Dependencies of the features. */
export interface FeatureDependencies extends AccountDependencies {
  curriculum: CurriculumRepository;
  mediaUrls: MediaUrls;
  recordReading: RecordReading;
  readFromReplica: ReadFromReplica;
  /** Whom to ask for premium: an e-mail address, or a page's address. */
  premiumContact: string | undefined;
  /** The most tests that a user may have open. */
  maxOpenTests: number;
}

/**
 * Wires repository -> service -> router for each feature. Health comes first, so that its path is matched
 * first. Returns the features' jobs.
 */
export function mountFeatures(mount: Mount, dependencies: FeatureDependencies): PeriodicJob[] {
  const {
    database,
    curriculum,
    clock,
    randomInt,
    mediaUrls,
    premiumContact,
    recordReading,
    readFromReplica,
  } = dependencies;
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
      names: readFromReplica(createSearchNamesRepository, 'findNames'),
      questions: readFromReplica((each) => createSearchQuestionsRepository(each, clock), 'findQuestions'),
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
