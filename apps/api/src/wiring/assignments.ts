import type { Database } from '@markwell/database/connect';
import { closedWorkJob } from '../domain/assignments/count-shown-work.repository.ts';
import { createPreviewedQuestionsRepository } from '../domain/assignments/previewed-questions.repository.ts';
import { createAttemptResultsRepository } from '../domain/attempts/attempt-results.repository.ts';
import type { CloseOverdueAttempts } from '../domain/attempts/close-overdue-attempts.ts';
import type { ReadAttemptRepository } from '../domain/attempts/read-attempt.repository.ts';
import type { StartAttempt } from '../domain/attempts/start-attempt.service.ts';
import type { Clock } from '../domain/clock.ts';
import type { PeriodicJob } from '../domain/jobs/periodic-jobs.ts';
import type { MediaUrls } from '../domain/media/media-urls.ts';
import type { DrawScopeRepository } from '../domain/question-bank/draw/draw-scope.repository.ts';
import type { Draw } from '../domain/question-bank/draw/draw.ts';
import { createFindQuestions } from '../domain/search/find-questions.ts';
import { createQuestionSearchRepository } from '../domain/search/question-search.repository.ts';
import { createInTransaction } from '../domain/transaction.repository.ts';
import { createAnalysisRepository } from '../features/assignments/analysis.repository.ts';
import { createAnalysisService } from '../features/assignments/analysis.service.ts';
import { assignmentAnnouncementsJob } from '../features/assignments/announcements.job.ts';
import { createAssignmentsRepository } from '../features/assignments/assignments.repository.ts';
import { mountAssignments } from '../features/assignments/assignments.router.ts';
import { createClassAnswersRepository } from '../features/assignments/class-answers.repository.ts';
import { createClassAnswersService } from '../features/assignments/class-answers.service.ts';
import { createChooseQuestionsService } from '../features/assignments/choose-questions.service.ts';
import { createMetQuestionsRepository } from '../features/assignments/met-questions.repository.ts';
import { createOwnAssignmentsRepository } from '../features/assignments/own-assignments.repository.ts';
import { createOwnAssignmentsService } from '../features/assignments/own-assignments.service.ts';
import { createSetAssignmentService } from '../features/assignments/set-assignment.service.ts';
import { createWorkRepository } from '../features/assignments/work.repository.ts';
import { createWorkService } from '../features/assignments/work.service.ts';
import { createMarkbookRepository } from '../features/markbook/markbook.repository.ts';
import { mountMarkbook } from '../features/markbook/markbook.router.ts';
import { createMarkbookService } from '../features/markbook/markbook.service.ts';
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
