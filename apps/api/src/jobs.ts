import { endedSessionsJob } from '#modules/accounts/sessions/sessions.service.ts';
import { accountEmailJob } from '#modules/accounts/account-links/account-email.job.ts';
import { sendAccountEmail } from '#modules/accounts/account-links/send-account-email.ts';
import { abandonedRunsJob, oldRunsJob } from '#modules/ai-drafts/generation-runs.service.ts';
import { assignmentAnnouncementsJob } from '#modules/assignments/announcements.job.ts';
import { overdueAttemptsJob } from '#modules/attempts/close-overdue-attempts.ts';
import { closedWorkJob } from '#modules/attempts/count-shown-work.repository.ts';
import { classInvitationJob, sendClassInvitation } from '#modules/classes/class-invitation.job.ts';
import { oldInvitationsJob } from '#modules/classes/invitations.service.ts';
import { mediaRemovalJob, removeMediaFiles } from '#modules/media/media-removal.job.ts';
import {
  notificationEmailJob,
  notificationEmailsJob,
  sendNotificationEmail,
} from '#modules/notifications/emails/notification-emails.service.ts';
import {
  sendWeeklyReport,
  weeklyReportJob,
  weeklyReportsJob,
} from '#modules/notifications/emails/weekly-report.service.ts';
import { linksAt18Job } from '#modules/parents/links-at-18.job.ts';
import { parentInvitationJob, sendParentInvitation } from '#modules/parents/parent-invitation.job.ts';
import {
  parentReportJob,
  parentReportsJob,
  sendParentReport,
} from '#modules/parents/parent-report.service.ts';
import { inactiveAccountsJob } from '#modules/privacy/inactive-accounts.job.ts';
import { oldRecordsJob } from '#modules/privacy/old-records.job.ts';
import { deletionJob } from '#modules/privacy/personal-data/deletion.service.ts';
import {
  inactiveAccountEmailJob,
  sendInactiveAccountEmail,
} from '#modules/privacy/send-inactive-account-email.ts';
import { removeOldBulkChangesJob } from '#modules/question-editing/bulk/remove-old-bulk-changes.service.ts';
import { bulkChangesJob, runBulkChanges } from '#modules/question-editing/bulk/run-bulk-changes.service.ts';
import {
  correctionJob,
  runCorrections,
} from '#modules/question-editing/corrections/run-corrections.service.ts';
import { itemStatisticsJob } from '#modules/question-editing/statistics/question-statistics.service.ts';
import { accountLinkRequestJob } from '#modules/registration/account-link-request.job.ts';
import { endedConsentsJob } from '#modules/registration/ended-consents.job.ts';
import { sendRequestedLink } from '#modules/registration/send-requested-link.service.ts';
import { unverifiedAccountsJob } from '#modules/registration/unverified-accounts.job.ts';
import { sendUserMessage, userMessageJob } from '#modules/users/user-message.job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { Context } from './context.ts';

/** What is repeated at an interval. */
export const periodicJobs: readonly PeriodicJob[] = [
  overdueAttemptsJob,
  assignmentAnnouncementsJob,
  closedWorkJob,
  endedSessionsJob,
  deletionJob,
  inactiveAccountsJob,
  oldRecordsJob,
  unverifiedAccountsJob,
  endedConsentsJob,
  notificationEmailsJob,
  weeklyReportsJob,
  linksAt18Job,
  parentReportsJob,
  oldInvitationsJob,
  abandonedRunsJob,
  oldRunsJob,
  itemStatisticsJob,
  removeOldBulkChangesJob,
];

/** Registers what does the stored jobs of each kind. */
export function handleJobs({ handle }: Pick<JobQueue, 'handle'>, context: Context): void {
  handle(mediaRemovalJob, (data) => removeMediaFiles(context, data));
  handle(accountEmailJob, (data) => sendAccountEmail(context, data));
  handle(accountLinkRequestJob, (data) => sendRequestedLink(context, data));
  handle(notificationEmailJob, (data) => sendNotificationEmail(context, data));
  handle(weeklyReportJob, (data) => sendWeeklyReport(context, data));
  handle(inactiveAccountEmailJob, (data) => sendInactiveAccountEmail(context, data));
  handle(parentInvitationJob, (data) => sendParentInvitation(context, data));
  handle(parentReportJob, (data) => sendParentReport(context, data));
  handle(classInvitationJob, (data) => sendClassInvitation(context, data));
  handle(bulkChangesJob, () => runBulkChanges(context));
  handle(correctionJob, (data) => runCorrections(context, data));
  handle(userMessageJob, (data) => sendUserMessage(context, data));
}
