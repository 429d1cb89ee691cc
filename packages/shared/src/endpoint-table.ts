import * as adminAi from './ai-drafts/ai.contract.ts';
import * as adminJobs from './overview/jobs.contract.ts';
import * as adminAuditLog from './audit/audit-log.contract.ts';
import * as adminCoverage from './overview/coverage.contract.ts';
import * as adminCreativeWriting from './creative-writing/creative-writing-admin.contract.ts';
import * as adminModeration from './reports/moderation.contract.ts';
import * as adminOverview from './overview/overview.contract.ts';
import * as adminPassages from './question-editing/passages.contract.ts';
import * as adminPastPapers from './past-papers/past-papers-admin.contract.ts';
import * as adminBulkChanges from './question-editing/bulk-changes.contract.ts';
import * as adminCorrections from './question-editing/corrections.contract.ts';
import * as adminHistory from './question-editing/history.contract.ts';
import * as adminQuestions from './question-editing/questions.contract.ts';
import * as adminQuestionStatistics from './question-editing/question-statistics.contract.ts';
import * as adminRapidFire from './rapid-fire/rapid-fire-admin.contract.ts';
import * as adminSecondFactorRequirements from './accounts/second-factor-requirements.contract.ts';
import * as adminSubjects from './subjects/subjects-admin.contract.ts';
import * as adminUploadBatches from './question-editing/upload-batches.contract.ts';
import * as adminUpload from './question-editing/upload/upload.contract.ts';
import * as adminSchools from './users/manage-schools.contract.ts';
import * as adminBulkUsers from './users/bulk-users.contract.ts';
import * as adminCorrectUser from './users/correct-user.contract.ts';
import * as adminSecondFactorReset from './users/second-factor-reset.contract.ts';
import * as adminSignOutUser from './users/sign-out-user.contract.ts';
import * as adminUserConsent from './users/user-consent.contract.ts';
import * as adminUserParentLinks from './users/user-parent-links.contract.ts';
import * as adminUserData from './users/user-data.contract.ts';
import * as adminUsers from './users/users.contract.ts';
import * as accessArrangements from './access-arrangements/access-arrangements.contract.ts';
import * as account from './registration/account.contract.ts';
import * as analytics from './progress/analytics.contract.ts';
import * as assignments from './assignments/assignments.contract.ts';
import * as auth from './accounts/auth.contract.ts';
import * as classes from './classes/classes.contract.ts';
import * as confirmation from './accounts/confirmation.contract.ts';
import * as google from './accounts/google.contract.ts';
import * as creativeWriting from './creative-writing/creative-writing.contract.ts';
import * as emails from './notifications/emails.contract.ts';
import * as firstDay from './first-day/first-day.contract.ts';
import * as health from './overview/health.contract.ts';
import * as markbook from './assignments/markbook.contract.ts';
import * as mockTests from './mock-tests/mock-tests.contract.ts';
import * as notifications from './notifications/notifications.contract.ts';
import * as parents from './parents/parents.contract.ts';
import * as pastPapers from './past-papers/past-papers.contract.ts';
import * as planner from './planner/planner.contract.ts';
import * as privacy from './privacy/privacy.contract.ts';
import * as rapidFire from './rapid-fire/rapid-fire.contract.ts';
import * as reports from './reports/reports.contract.ts';
import * as search from './search/search.contract.ts';
import * as secondFactor from './accounts/second-factor.contract.ts';
import * as sessions from './accounts/sessions.contract.ts';
import * as stages from './subjects/stages.contract.ts';
import * as subjects from './subjects/subjects.contract.ts';
import * as users from './settings/users.contract.ts';
import type { AnyEndpoint } from './contract/endpoint.ts';

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
