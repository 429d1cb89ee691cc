import { z } from 'zod';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import { weeklyEmailsJob, weeklyReportEmail } from './optional-emails.ts';
import { weekFrom } from './weekly-report.rules.ts';
import type { Context } from '#context.ts';
import { findWeeklyReportReader, readWeeklyReport, claimWeeklyReports } from './weekly-report.repository.ts';
import { unsubscribeLinksFor } from './unsubscribe-links.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';

export const weeklyReportJob = jobKind('weekly-report', z.object({ userId: z.uuid(), monday: z.iso.date() }));
type WeeklyReport = DataOf<typeof weeklyReportJob>;

/**
 * On Mondays, has a summary of last week sent to pupils, to the account's own address; none after a week without
 * practice. Each once, with any number of processes.
 */
export const weeklyReportsJob: PeriodicJob = weeklyEmailsJob({
  claim: claimWeeklyReports,
  name: 'weekly reports',
  maxPerClaim: 50,
  kind: weeklyReportJob,
  dataOf: (userId, monday) => ({ userId, monday }),
});

/** Processes one job. When it throws, the job is tried again later. */
export async function sendWeeklyReport(context: Context, { userId, monday }: WeeklyReport): Promise<void> {
  const reader = await findWeeklyReportReader(context.db, userId);
  if (!reader) return;
  const week = weekFrom(monday);
  const practice = await readWeeklyReport(context.db, userId, week);
  const links = unsubscribeLinksFor(context, { userId, email: 'weeklyReports' });
  await context.emailSender.send({
    to: reader.email,
    ...weeklyReportEmail(
      reader.name,
      { week, practice },
      { webUrl: context.settings.webUrl, unsubscribePage: links.page },
    ),
    unsubscribeUrl: links.request,
  });
}
