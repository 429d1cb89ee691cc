import type { Database } from '@markwell/database/connect';
import { createCascadeRepository } from './admin/subjects/cascade.repository.ts';
import { createSubjectsRepository } from './admin/subjects/subjects.repository.ts';
import { mountAdminSubjects } from './admin/subjects/subjects.router.ts';
import { createSubjectsService } from './admin/subjects/subjects.service.ts';
import { createAuditLogRepository } from './admin/audit-log/audit-log.repository.ts';
import { mountAuditLog } from './admin/audit-log/audit-log.router.ts';
import { createAuditLogService } from './admin/audit-log/audit-log.service.ts';
import { createMissedRepository } from './admin/overview/missed.repository.ts';
import { mountOverview } from './admin/overview/overview.router.ts';
import { createOverviewService } from './admin/overview/overview.service.ts';
import { createStockRepository } from './admin/overview/stock.repository.ts';
import { createWaitingRepository } from './admin/overview/waiting.repository.ts';
import { createChangePapersRepository } from './admin/past-papers/change-papers.repository.ts';
import { createFindPapersRepository } from './admin/past-papers/find-papers.repository.ts';
import { createPaperFilesRepository } from './admin/past-papers/paper-files.repository.ts';
import { createPaperFilesService } from './admin/past-papers/paper-files.service.ts';
import { mountAdminPapers } from './admin/past-papers/past-papers.router.ts';
import { createAdminPapersService } from './admin/past-papers/past-papers.service.ts';
import { createChangeUserRepository } from './admin/users/change-user.repository.ts';
import { createFindUsersRepository } from './admin/users/find-users.repository.ts';
import { createSchoolsRepository } from './admin/users/schools.repository.ts';
import { mountManageUsers } from './admin/users/users.router.ts';
import { createManageUsersService } from './admin/users/users.service.ts';
import { createChangeQuestionsRepository } from './admin/questions/change-questions.repository.ts';
import { createQuestionsRepository } from './admin/questions/questions.repository.ts';
import { mountQuestions } from './admin/questions/questions.router.ts';
import { createQuestionsService } from './admin/questions/questions.service.ts';
import { createSearchQuestionsRepository } from './admin/questions/search-questions.repository.ts';
import { createUploadRepository } from './admin/upload/upload.repository.ts';
import { mountUpload } from './admin/upload/upload.router.ts';
import { createUploadService } from './admin/upload/upload.service.ts';
import type { Clock } from './core/clock.ts';
import type { MediaKeeper } from './core/media/media-keeper.ts';
import type { MediaUrls } from './core/media/media-urls.ts';
import { createSameTextRepository } from './core/question-bank/same-text.repository.ts';
import type { RandomInt } from './core/random.ts';
import type { Mount } from './http/mount.ts';
import type { Storage } from './integrations/storage/storage.ts';

/** What administrators' rooms are made of. */
export interface AdminDependencies {
  database: Database;
  clock: Clock;
  randomInt: RandomInt;
  mediaUrls: MediaUrls;
  media: MediaKeeper;
  storage: Storage;
  /** This process looks at the person anew at their next call. */
  forgetCaller: (userId: string) => void;
}

/** Wires repository -> service -> router, administrators' room by room. */
export function mountAdmin(mount: Mount, dependencies: AdminDependencies): void {
  const { database, clock, storage, media, mediaUrls, forgetCaller } = dependencies;
  mountAdminSubjects(
    mount,
    createSubjectsService({
      repository: createSubjectsRepository(database),
      cascade: createCascadeRepository(database),
      storage,
    }),
  );
  mountOverview(
    mount,
    createOverviewService({
      repository: {
        ...createWaitingRepository(database),
        ...createStockRepository(database),
        ...createMissedRepository(database),
      },
      clock,
    }),
  );
  mountManageUsers(
    mount,
    createManageUsersService({
      users: { ...createFindUsersRepository(database), ...createChangeUserRepository(database) },
      schools: createSchoolsRepository(database),
      forgetCaller,
      clock,
    }),
  );
  mountAuditLog(mount, createAuditLogService({ repository: createAuditLogRepository(database) }));
  mountQuestions(
    mount,
    createQuestionsService({
      repository: createQuestionsRepository(database),
      searches: createSearchQuestionsRepository(database),
      changes: createChangeQuestionsRepository(database),
      storage,
      mediaUrls,
    }),
  );
  const findPapers = createFindPapersRepository(database);
  mountAdminPapers(mount, {
    papers: createAdminPapersService({
      repository: { ...findPapers, ...createChangePapersRepository(database) },
      storage,
      clock,
    }),
    files: createPaperFilesService({
      repository: { ...findPapers, ...createPaperFilesRepository(database) },
      media,
      storage,
    }),
  });
  mountUpload(
    mount,
    createUploadService({
      repository: createUploadRepository(database),
      sameText: createSameTextRepository(database),
      media,
    }),
  );
}
