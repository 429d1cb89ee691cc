import * as adminAi from '../admin/ai/ai.contract.ts';
import * as adminJobs from '../admin/jobs/jobs.contract.ts';
import * as adminAuditLog from '../admin/audit-log/audit-log.contract.ts';
import * as adminCoverage from '../admin/coverage/coverage.contract.ts';
import * as adminCreativeWriting from '../admin/creative-writing/creative-writing-admin.contract.ts';
import * as adminModeration from '../admin/moderation/moderation.contract.ts';
import * as adminOverview from '../admin/overview/overview.contract.ts';
import * as adminPassages from '../admin/passages/passages.contract.ts';
import * as adminPastPapers from '../admin/past-papers/past-papers.contract.ts';
import * as adminBulkChanges from '../admin/questions/bulk-changes.contract.ts';
import * as adminCorrections from '../admin/questions/corrections.contract.ts';
import * as adminHistory from '../admin/questions/history.contract.ts';
import * as adminQuestions from '../admin/questions/questions.contract.ts';
import * as adminQuestionStatistics from '../admin/question-statistics/question-statistics.contract.ts';
import * as adminRapidFire from '../admin/rapid-fire/rapid-fire.contract.ts';
import * as adminSecondFactorRequirements from '../admin/second-factor-requirements/second-factor-requirements.contract.ts';
import * as adminSubjects from '../admin/subjects/subjects.contract.ts';
import * as adminUploadBatches from '../admin/upload-batches/upload-batches.contract.ts';
import * as adminUpload from '../admin/upload/upload.contract.ts';
import * as adminSchools from '../admin/users/manage-schools.contract.ts';
import * as adminBulkUsers from '../admin/users/bulk-users.contract.ts';
import * as adminCorrectUser from '../admin/users/correct-user.contract.ts';
import * as adminSecondFactorReset from '../admin/users/second-factor-reset.contract.ts';
import * as adminSignOutUser from '../admin/users/sign-out-user.contract.ts';
import * as adminUserConsent from '../admin/users/user-consent.contract.ts';
import * as adminUserParentLinks from '../admin/users/user-parent-links.contract.ts';
import * as adminUserData from '../admin/users/user-data.contract.ts';
import * as adminUsers from '../admin/users/users.contract.ts';
import * as accessArrangements from '../features/access-arrangements/access-arrangements.contract.ts';
import * as account from '../features/account/account.contract.ts';
import * as analytics from '../features/analytics/analytics.contract.ts';
import * as assignments from '../features/assignments/assignments.contract.ts';
import * as auth from '../features/auth/auth.contract.ts';
import * as classes from '../features/classes/classes.contract.ts';
import * as confirmation from '../features/confirmation/confirmation.contract.ts';
import * as google from '../features/auth/google.contract.ts';
import * as creativeWriting from '../features/creative-writing/creative-writing.contract.ts';
import * as emails from '../features/emails/emails.contract.ts';
import * as firstDay from '../features/first-day/first-day.contract.ts';
import * as health from '../features/health/health.contract.ts';
import * as markbook from '../features/markbook/markbook.contract.ts';
import * as mockTests from '../features/mock-tests/mock-tests.contract.ts';
import * as notifications from '../features/notifications/notifications.contract.ts';
import * as parents from '../features/parents/parents.contract.ts';
import * as pastPapers from '../features/past-papers/past-papers.contract.ts';
import * as planner from '../features/planner/planner.contract.ts';
import * as privacy from '../features/privacy/privacy.contract.ts';
import * as rapidFire from '../features/rapid-fire/rapid-fire.contract.ts';
import * as reports from '../features/reports/reports.contract.ts';
import * as search from '../features/search/search.contract.ts';
import * as secondFactor from '../features/second-factor/second-factor.contract.ts';
import * as sessions from '../features/sessions/sessions.contract.ts';
import * as stages from '../features/stages/stages.contract.ts';
import * as subjects from '../features/subjects/subjects.contract.ts';
import * as users from '../features/users/users.contract.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** The contracts by feature; those of the admin area begin with `admin-`. */
const contracts: Record<string, object> = {
  auth: { ...auth, ...google },
  classes,
  confirmation,
  'second-factor': secondFactor,
  sessions,
  account,
  'access-arrangements': accessArrangements,
  users,
  emails,
  stages,
  subjects,
  analytics,
  'mock-tests': mockTests,
  assignments,
  markbook,
  planner,
  'first-day': firstDay,
  'rapid-fire': rapidFire,
  'creative-writing': creativeWriting,
  reports,
  search,
  notifications,
  parents,
  'past-papers': pastPapers,
  health,
  privacy,
  'admin-ai': adminAi,
  'admin-audit-log': adminAuditLog,
  'admin-jobs': adminJobs,
  'admin-coverage': adminCoverage,
  'admin-creative-writing': adminCreativeWriting,
  'admin-moderation': adminModeration,
  'admin-overview': adminOverview,
  'admin-passages': adminPassages,
  'admin-past-papers': adminPastPapers,
  'admin-questions': { ...adminBulkChanges, ...adminCorrections, ...adminHistory, ...adminQuestions },
  'admin-question-statistics': adminQuestionStatistics,
  'admin-rapid-fire': adminRapidFire,
  'admin-second-factor-requirements': adminSecondFactorRequirements,
  'admin-subjects': adminSubjects,
  'admin-upload': adminUpload,
  'admin-upload-batches': adminUploadBatches,
  'admin-users': {
    ...adminUsers,
    ...adminBulkUsers,
    ...adminSchools,
    ...adminCorrectUser,
    ...adminSecondFactorReset,
    ...adminSignOutUser,
    ...adminUserData,
    ...adminUserConsent,
    ...adminUserParentLinks,
  },
};

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'response' in value;

/** Every endpoint of the API by feature, for the OpenAPI page and for tests of all endpoints. */
export const endpointTable: { feature: string; name: string; endpoint: AnyEndpoint }[] = Object.entries(
  contracts,
).flatMap(([feature, contract]) =>
  Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
    isEndpoint(value) ? [{ feature, name, endpoint: value }] : [],
  ),
);
