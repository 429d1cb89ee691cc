import { dayOf } from '@markwell/shared/time/days';
import { z } from 'zod';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import { periodOfWeek } from './child-summary.rules.ts';
import { AddressRefusedError } from '#platform/mail/mail.ts';
import { weeklyEmailsJob } from '#modules/notifications/emails/optional-emails.ts';
import { parentReportEmail } from './parent-report-email.ts';
import { weekFrom } from '#modules/notifications/emails/weekly-report.rules.ts';
import type { Context } from '#context.ts';
import {
  findParentReportReader,
  markReportRefused,
  switchOffReports,
  markReportSent,
  claimParentReports,
} from './parent-report.repository.ts';
import { readChildSummary } from './child-summary.repository.ts';
import { unsubscribeLinksFor } from '#modules/notifications/emails/unsubscribe-links.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';

/** After this many weeks in which the address was refused, the e-mail is switched off. */
const maxRefusals = 3;

export const parentReportJob = jobKind(
  'parent-report',
  z.object({ parentId: z.uuid(), monday: z.iso.date() }),
);
type ParentReport = DataOf<typeof parentReportJob>;

/** On Mondays, has one e-mail about all children sent to each parent. */
export const parentReportsJob: PeriodicJob = weeklyEmailsJob({
  claim: claimParentReports,
  name: 'weekly reports to parents',
  maxPerClaim: 200,
  kind: parentReportJob,
  dataOf: (parentId, monday) => ({ parentId, monday }),
});

/**
 * Sends the e-mail of a week, unless it was sent. A worker that is lost between sending and noting it sends it again with
 * the same message id.
 */
export async function sendParentReport(context: Context, { parentId, monday }: ParentReport): Promise<void> {
  const reader = await findParentReportReader(context.db, parentId, monday);
  if (!reader) return;
  const period = periodOfWeek(monday);
  const children = await Promise.all(
    reader.children.map(async ({ childId, ...child }) => ({
      ...child,
      work: await readChildSummary(context, childId, period),
    })),
  );
  const links = unsubscribeLinksFor(context, { userId: parentId, email: 'parentReports' });
  const email = parentReportEmail(
    reader.name,
    { week: weekFrom(monday), children, now: context.clock() },
    { webUrl: context.settings.webUrl, unsubscribePage: links.page },
  );
  try {
    await context.emailSender.send({
      to: reader.email,
      ...email,
      unsubscribeUrl: links.request,
      messageId: `<parent-report.${parentId}.${monday}@${new URL(context.settings.webUrl).hostname}>`,
    });
  } catch (error) {
    if (!(error instanceof AddressRefusedError)) throw error;
    if (await markReportRefused(context.db, parentId, monday, context.clock(), maxRefusals))
      await switchOffReports(context.db, parentId);
    return;
  }
  const now = context.clock();
  const linkIds = children.map(({ linkId }) => linkId);
  await markReportSent(context.db, parentId, monday, { at: now, day: dayOf(now), linkIds });
}
