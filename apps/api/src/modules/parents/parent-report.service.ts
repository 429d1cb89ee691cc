import { dayOf } from '@markwell/shared/time/days';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ChildSummaryRepository } from './child-summary.repository.ts';
import { periodOfWeek } from './child-summary.rules.ts';
import { AddressRefusedError } from '#platform/mail/mail.ts';
import {
  weeklyEmailsJob,
  type OptionalEmailClaims,
  type OptionalEmailDependencies,
} from '#modules/notifications/emails/optional-emails.ts';
import { parentReportEmail } from './parent-report-email.ts';
import type { ParentReportRepository } from './parent-report.repository.ts';
import { weekFrom } from '#modules/notifications/emails/weekly-report.rules.ts';

/** After this many weeks in which the address was refused, the e-mail is switched off. */
const maxRefusals = 3;

export const parentReportJob = jobKind(
  'parent-report',
  z.object({ parentId: z.uuid(), monday: z.iso.date() }),
);
type ParentReport = DataOf<typeof parentReportJob>;

/** On Mondays, has one e-mail about all children sent to each parent. */
export const parentReportsJob = (dependencies: OptionalEmailClaims<ParentReportRepository>) =>
  weeklyEmailsJob(dependencies, {
    name: 'weekly reports to parents',
    maxPerClaim: 200,
    kind: parentReportJob,
    dataOf: (parentId, monday) => ({ parentId, monday }),
  });

interface Dependencies extends OptionalEmailDependencies<ParentReportRepository> {
  summaries: ChildSummaryRepository;
  clock: Clock;
}

/**
 * Sends the e-mail of a week, unless it was sent. A worker that is lost between sending and noting it sends it again with
 * the same message id.
 */
export const createSendParentReport =
  (dependencies: Dependencies): JobHandler<ParentReport> =>
  async ({ parentId, monday }) => {
    const { repository, summaries, emailSender, unsubscribeLinks, webUrl, clock } = dependencies;
    const reader = await repository.findReader(parentId, monday);
    if (!reader) return;
    const period = periodOfWeek(monday);
    const children = await Promise.all(
      reader.children.map(async ({ childId, ...child }) => ({
        ...child,
        work: await summaries.read(childId, period),
      })),
    );
    const links = unsubscribeLinks.linksFor({ userId: parentId, email: 'parentReports' });
    const email = parentReportEmail(
      reader.name,
      { week: weekFrom(monday), children, now: clock() },
      { webUrl, unsubscribePage: links.page },
    );
    try {
      await emailSender.send({
        to: reader.email,
        ...email,
        unsubscribeUrl: links.request,
        messageId: `<parent-report.${parentId}.${monday}@${new URL(webUrl).hostname}>`,
      });
    } catch (error) {
      if (!(error instanceof AddressRefusedError)) throw error;
      if (await repository.markRefused(parentId, monday, clock(), maxRefusals))
        await repository.switchOff(parentId);
      return;
    }
    const now = clock();
    const linkIds = children.map(({ linkId }) => linkId);
    await repository.markSent(parentId, monday, { at: now, day: dayOf(now), linkIds });
  };
