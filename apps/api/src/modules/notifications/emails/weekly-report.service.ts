import { z } from 'zod';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import {
  weeklyEmailsJob,
  weeklyReportEmail,
  type OptionalEmailClaims,
  type OptionalEmailDependencies,
} from './optional-emails.ts';
import type { WeeklyReportRepository } from './weekly-report.repository.ts';
import { weekFrom } from './weekly-report.rules.ts';

export const weeklyReportJob = jobKind('weekly-report', z.object({ userId: z.uuid(), monday: z.iso.date() }));
type WeeklyReport = DataOf<typeof weeklyReportJob>;

/**
 * On Mondays, has a summary of last week sent to pupils, to the account's own address; none after a week without
 * practice. Each once, with any number of processes.
 */
export const weeklyReportsJob = (dependencies: OptionalEmailClaims<WeeklyReportRepository>) =>
  weeklyEmailsJob(dependencies, {
    name: 'weekly reports',
    maxPerClaim: 50,
    kind: weeklyReportJob,
    dataOf: (userId, monday) => ({ userId, monday }),
  });

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
