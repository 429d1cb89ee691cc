import type { AnyEndpoint } from '@markwell/shared/contract/endpoint';
import { accessArrangementsRoutes } from '#modules/access-arrangements/access-arrangements.router.ts';
import { confirmationRoutes } from '#modules/accounts/confirmation/confirmation.router.ts';
import { secondFactorRequirementsRoutes } from '#modules/accounts/second-factor/second-factor-requirements.router.ts';
import { secondFactorRoutes } from '#modules/accounts/second-factor/second-factor.router.ts';
import { sessionsRoutes } from '#modules/accounts/sessions/sessions.router.ts';
import { authRoutes } from '#modules/accounts/sign-in/auth.router.ts';
import { googleRoutes } from '#modules/accounts/sign-in/google.router.ts';
import { aiRoutes } from '#modules/ai-drafts/ai.router.ts';
import { assignmentsRoutes } from '#modules/assignments/assignments.router.ts';
import { markbookRoutes } from '#modules/assignments/markbook/markbook.router.ts';
import { auditLogRoutes } from '#modules/audit/audit-log.router.ts';
import { classesRoutes } from '#modules/classes/classes.router.ts';
import { creativeWritingAdminRoutes } from '#modules/creative-writing/admin/creative-writing-admin.router.ts';
import { creativeWritingRoutes } from '#modules/creative-writing/creative-writing.router.ts';
import { firstDayRoutes } from '#modules/first-day/first-day.router.ts';
import { mockTestsRoutes } from '#modules/mock-tests/mock-tests.router.ts';
import { emailsRoutes } from '#modules/notifications/emails/emails.router.ts';
import { notificationsRoutes } from '#modules/notifications/notifications.router.ts';
import { coverageRoutes } from '#modules/overview/coverage/coverage.router.ts';
import { failedJobsRoutes } from '#modules/overview/failed-jobs/failed-jobs.router.ts';
import { healthRoutes } from '#modules/overview/health/health.router.ts';
import { overviewRoutes } from '#modules/overview/overview.router.ts';
import { parentsRoutes } from '#modules/parents/parents.router.ts';
import { adminPapersRoutes } from '#modules/past-papers/admin/past-papers.router.ts';
import { pastPapersRoutes } from '#modules/past-papers/past-papers.router.ts';
import { plannerRoutes } from '#modules/planner/planner.router.ts';
import { privacyRoutes } from '#modules/privacy/privacy.router.ts';
import { analyticsRoutes } from '#modules/progress/analytics.router.ts';
import { bulkChangesRoutes } from '#modules/question-editing/bulk/bulk-changes.router.ts';
import { correctionsRoutes } from '#modules/question-editing/corrections/corrections.router.ts';
import { passagesRoutes } from '#modules/question-editing/passages/passages.router.ts';
import { questionsRoutes } from '#modules/question-editing/questions.router.ts';
import { questionStatisticsRoutes } from '#modules/question-editing/statistics/question-statistics.router.ts';
import { uploadBatchesRoutes } from '#modules/question-editing/upload/upload-batches.router.ts';
import { uploadRoutes } from '#modules/question-editing/upload/upload.router.ts';
import { adminRapidFireRoutes } from '#modules/rapid-fire/admin/rapid-fire.router.ts';
import { rapidFireRoutes } from '#modules/rapid-fire/rapid-fire.router.ts';
import { accountRoutes } from '#modules/registration/account.router.ts';
import { moderationRoutes } from '#modules/reports/moderation/moderation.router.ts';
import { reportsRoutes } from '#modules/reports/reports.router.ts';
import { searchRoutes } from '#modules/search/search.router.ts';
import { usersRoutes } from '#modules/settings/users.router.ts';
import { adminSubjectsRoutes } from '#modules/subjects/admin/subjects.router.ts';
import { stagesRoutes } from '#modules/subjects/stages/stages.router.ts';
import { subjectsRoutes } from '#modules/subjects/subjects.router.ts';
import {
  bulkUsersRoutes,
  correctUserRoutes,
  manageSchoolsRoutes,
  manageUsersRoutes,
  userDataRoutes,
  userParentLinksRoutes,
} from '#modules/users/users.router.ts';
import type { Route } from './http/implement.ts';

/** Every route of the API. Where two paths match a request, the first one serves it. */
export const routes: readonly Route[] = [
  ...healthRoutes,
  ...authRoutes,
  ...googleRoutes,
  ...sessionsRoutes,
  ...confirmationRoutes,
  ...secondFactorRoutes,
  ...accountRoutes,
  ...usersRoutes,
  ...emailsRoutes,
  ...privacyRoutes,
  ...parentsRoutes,
  ...accessArrangementsRoutes,
  ...stagesRoutes,
  ...subjectsRoutes,
  ...analyticsRoutes,
  ...mockTestsRoutes,
  ...plannerRoutes,
  ...firstDayRoutes,
  ...assignmentsRoutes,
  ...markbookRoutes,
  ...rapidFireRoutes,
  ...creativeWritingRoutes,
  ...pastPapersRoutes,
  ...reportsRoutes,
  ...searchRoutes,
  ...notificationsRoutes,
  ...classesRoutes,
  ...adminSubjectsRoutes,
  ...overviewRoutes,
  ...coverageRoutes,
  ...bulkUsersRoutes,
  ...manageUsersRoutes,
  ...manageSchoolsRoutes,
  ...correctUserRoutes,
  ...userDataRoutes,
  ...secondFactorRequirementsRoutes,
  ...userParentLinksRoutes,
  ...failedJobsRoutes,
  ...auditLogRoutes,
  ...questionsRoutes,
  ...passagesRoutes,
  ...bulkChangesRoutes,
  ...correctionsRoutes,
  ...uploadRoutes,
  ...uploadBatchesRoutes,
  ...adminRapidFireRoutes,
  ...questionStatisticsRoutes,
  ...adminPapersRoutes,
  ...aiRoutes,
  ...creativeWritingAdminRoutes,
  ...moderationRoutes,
];

/** Every endpoint, for the OpenAPI page and for tests of all endpoints. */
export const endpoints: readonly AnyEndpoint[] = routes.flatMap((route) =>
  'endpoint' in route ? [route.endpoint] : [],
);
