import type { Job } from '../../domain/jobs.ts';
import { sendEachEmail } from '../../domain/email-sending/send-each-email.ts';
import { weeklyReportEmail, type OptionalEmailDependencies } from './optional-emails.ts';
import type { WeeklyReportRepository } from './weekly-report.repository.ts';
import { weekToReport } from './weekly-report.rules.ts';

const maxPerClaim = 50;

/**
 * On Mondays, sends pupils a summary of last week, to the account's own address; none after a week without
 * practice. Each at most once, with any number of processes.
 */
export function weeklyReportJob(dependencies: OptionalEmailDependencies<WeeklyReportRepository>): Job {
  const { repository, emailSender, unsubscribeLinks, webUrl, clock } = dependencies;
  return {
    name: 'weekly reports',
    everySeconds: 300,
    async run() {
      for (;;) {
        const week = weekToReport(clock());
        if (!week) return;
        const readers = await repository.claim(week, maxPerClaim);
        await sendEachEmail(emailSender, {
          items: readers,
          emailOf: async ({ userId, userName, address }) => {
            const practice = await repository.read(userId, week);
            const links = unsubscribeLinks.linksFor({ userId, email: 'weeklyReports' });
            return {
              to: address,
              ...weeklyReportEmail(userName, { week, practice }, { webUrl, unsubscribePage: links.page }),
              unsubscribeUrl: links.request,
            };
          },
          release: (left) => repository.release(left.map(({ userId }) => userId)),
        });
        if (readers.length < maxPerClaim) return;
      }
    },
  };
}
