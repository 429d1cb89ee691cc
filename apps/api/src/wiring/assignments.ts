import type { Database } from '@markwell/database/connect';
import { closedWorkJob } from '#modules/attempts/count-shown-work.repository.ts';
import { createPreviewedQuestionsRepository } from '#modules/assignments/previewed-questions.repository.ts';
import { createAttemptResultsRepository } from '#modules/attempts/attempt-results.repository.ts';
import type { CloseOverdueAttempts } from '#modules/attempts/close-overdue-attempts.ts';
import type { ReadAttemptRepository } from '#modules/attempts/read-attempt.repository.ts';
import type { StartAttempt } from '#modules/attempts/start-attempt.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import type { DrawScopeRepository } from '#modules/question-bank/draw/draw-scope.repository.ts';
import type { Draw } from '#modules/question-bank/draw/draw.ts';
import { createFindQuestions } from '#modules/question-bank/search/find-questions.ts';
import { createQuestionSearchRepository } from '#modules/question-bank/search/question-search.repository.ts';
import { createInTransaction } from '#platform/transaction.repository.ts';
import { createAnalysisRepository } from '#modules/assignments/analysis.repository.ts';
import { createAnalysisService } from '#modules/assignments/analysis.service.ts';
import { assignmentAnnouncementsJob } from '#modules/assignments/announcements.job.ts';
import { createAssignmentsRepository } from '#modules/assignments/assignments.repository.ts';
import { mountAssignments } from '#modules/assignments/assignments.router.ts';
import { createClassAnswersRepository } from '#modules/assignments/class-answers.repository.ts';
import { createClassAnswersService } from '#modules/assignments/class-answers.service.ts';
import { createChooseQuestionsService } from '#modules/assignments/choose-questions.service.ts';
import { createMetQuestionsRepository } from '#modules/assignments/met-questions.repository.ts';
import { createOwnAssignmentsRepository } from '#modules/assignments/own-assignments.repository.ts';
import { createOwnAssignmentsService } from '#modules/assignments/own-assignments.service.ts';
import { createSetAssignmentService } from '#modules/assignments/set-assignment.service.ts';
import { createWorkRepository } from '#modules/assignments/work.repository.ts';
import { createWorkService } from '#modules/assignments/work.service.ts';
import { createMarkbookRepository } from '#modules/assignments/markbook/markbook.repository.ts';
import { mountMarkbook } from '#modules/assignments/markbook/markbook.router.ts';
import { createMarkbookService } from '#modules/assignments/markbook/markbook.service.ts';
import type { Mount } from '../http/mount.ts';

interface AssignmentDependencies {
  database: Database;
  clock: Clock;
  mediaUrls: MediaUrls;
  drawScopes: DrawScopeRepository;
  draw: Draw;
  attempts: ReadAttemptRepository;
  startAttempt: StartAttempt;
  closeOverdue: CloseOverdueAttempts;
}

/** Wires repository -> service -> router for assignments and the markbook. Returns their jobs. */
export function mountAssignmentFeatures(mount: Mount, dependencies: AssignmentDependencies): PeriodicJob[] {
  const { database, clock, mediaUrls, drawScopes, draw } = dependencies;
  const { attempts, startAttempt, closeOverdue } = dependencies;
  const inTransaction = createInTransaction(database);
  const repository = createAssignmentsRepository(database);
  const work = createWorkRepository(database);
  const previews = createPreviewedQuestionsRepository(database);
  mountAssignments(mount, {
    assignments: createSetAssignmentService({
      inTransaction,
      repository,
      previews,
      drawScopes,
      mediaUrls,
      clock,
    }),
    questions: createChooseQuestionsService({
      findInBank: createFindQuestions(createQuestionSearchRepository(database), ['REGULAR']),
      previews,
      classes: repository,
      met: createMetQuestionsRepository(database),
      drawScopes,
      draw,
      mediaUrls,
    }),
    work: createWorkService({ inTransaction, repository, work, clock }),
    analysis: createAnalysisService({
      repository: createAnalysisRepository(database),
      assignments: repository,
      previews,
      mediaUrls,
    }),
    answers: createClassAnswersService({
      repository: createClassAnswersRepository(database),
      assignments: repository,
      work,
      attempts,
      attemptResults: createAttemptResultsRepository(database),
      previews,
      mediaUrls,
      clock,
    }),
    own: createOwnAssignmentsService({
      repository: createOwnAssignmentsRepository(database),
      attempts,
      previews,
      drawScopes,
      draw,
      startAttempt,
      closeOverdue,
      clock,
    }),
  });
  mountMarkbook(mount, createMarkbookService({ repository: createMarkbookRepository(database), clock }));
  return [assignmentAnnouncementsJob({ inTransaction, clock }), closedWorkJob({ inTransaction, clock })];
}
