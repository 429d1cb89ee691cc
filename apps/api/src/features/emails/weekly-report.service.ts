import { z } from 'zod';
import { jobKind, type DataOf } from '../../domain/jobs/job-kind.ts';
import type { JobHandler } from '../../domain/jobs/job-queue.ts';
import type { PeriodicJob } from '../../domain/jobs/periodic-jobs.ts';
import {
  weeklyReportEmail,
  type OptionalEmailClaims,
  type OptionalEmailDependencies,
} from './optional-emails.ts';
import type { WeeklyReportRepository } from './weekly-report.repository.ts';
import { weekFrom, weekToReport } from './weekly-report.rules.ts';

const maxPerClaim = 50;

export const weeklyReportJob = jobKind('weekly-report', z.object({ userId: z.uuid(), monday: z.iso.date() }));
type WeeklyReport = DataOf<typeof weeklyReportJob>;

/**
 * On Mondays, has a summary of last week sent to pupils, to the account's own address; none after a week without
 * practice. Each once, with any number of processes.
 */
export function weeklyReportsJob(dependencies: OptionalEmailClaims<WeeklyReportRepository>): PeriodicJob {
  const { repository, emailSender, inTransaction, enqueue, clock } = dependencies;
  const claimSome = () =>
    inTransaction(async (transaction) => {
      const week = weekToReport(clock());
      if (!week) return 0;
      const readers = await repository.claim(transaction, week, maxPerClaim);
      if (readers.length > 0) await emailSender.assertCanSend();
      for (const userId of readers)
        await enqueue(transaction, weeklyReportJob, { userId, monday: week.monday });
      return readers.length;
    });
  return {
    name: 'weekly reports',
    everySeconds: 300,
    async run() {
      while ((await claimSome()) === maxPerClaim);
    },
  };
}

export const createSendWeeklyReport =
  (dependencies: OptionalEmailDependencies<WeeklyReportRepository>): JobHandler<WeeklyReport> =>
  async ({ userId, monday }) => {
    const { repository, emailSender, unsubscribeLinks, webUrl } = dependencies;
    const reader = await repository.findReader(userId);
    if (!reader) return;
    const week = weekFrom(monday);
    const practice = await repository.read(userId, week);
    const links = unsubscribeLinks.linksFor({ userId, email: 'weeklyReports' });
    await emailSender.send({
      to: reader.email,
      ...weeklyReportEmail(reader.name, { week, practice }, { webUrl, unsubscribePage: links.page }),
      unsubscribeUrl: links.request,
    });
  };
