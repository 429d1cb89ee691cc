import { productName } from '@markwell/shared/contract/product';
import type { Context } from '#context.ts';
import { renderEmail } from '#platform/email-sending/email-layout.ts';
import type { JobKind } from '#platform/jobs/job-kind.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import { inTransaction, type Transaction } from '#platform/transaction.repository.ts';
import type { NotificationToEmail } from './notification-emails.repository.ts';
import { countOf, dayName } from './counts-and-days.ts';
import type { WeekOfPupil } from './weekly-report.repository.ts';
import { accuracyBySubject, suggestionFor, weekToReport, type ReportWeek } from './weekly-report.rules.ts';

interface WeeklyEmails<Data extends object> {
  /** Takes at most this many users who are to get the e-mail of a week, and returns their ids. */
  claim: (transaction: Transaction, week: ReportWeek, limit: number) => Promise<string[]>;
  name: string;
  maxPerClaim: number;
  kind: JobKind<Data>;
  dataOf: (userId: string, monday: string) => Data;
}

/** On Mondays, enqueues an e-mail about last week for each of its readers. Once a week, with any number of processes. */
export function weeklyEmailsJob<Data extends object>({
  claim,
  name,
  maxPerClaim,
  kind,
  dataOf,
}: WeeklyEmails<Data>): PeriodicJob {
  const claimSome = (context: Context) =>
    inTransaction(context.db, async (transaction) => {
      const week = weekToReport(context.clock());
      if (!week) return 0;
      const readers = await claim(transaction, week, maxPerClaim);
      if (readers.length > 0) await context.emailSender.assertCanSend();
      for (const userId of readers) await context.enqueue(transaction, kind, dataOf(userId, week.monday));
      return readers.length;
    });
  return {
    name,
    cron: '*/5 * * * *',
    async run(context) {
      while ((await claimSome(context)) === maxPerClaim);
    },
  };
}

interface Addresses {
  /** The web application's. */
  webUrl: string;
  unsubscribePage: string;
}

/** Notifications of one user, the oldest first; more than these are only counted. */
const maxShown = 5;

export function notificationEmail(
  name: string,
  notifications: readonly NotificationToEmail[],
  { webUrl, unsubscribePage }: Addresses,
) {
  const [first, ...others] = notifications;
  const onlyOne = others.length === 0 ? first : undefined;
  const hidden = notifications.length - maxShown;
  return renderEmail({
    subject: onlyOne?.title ?? `You have ${String(notifications.length)} new notifications on ${productName}`,
    name,
    blocks: [
      ...notifications.slice(0, maxShown).flatMap(({ title, body }) => [`${title}.`, body]),
      ...(hidden > 0 ? [`And ${String(hidden)} more.`] : []),
    ],
    button: onlyOne?.link
      ? {
          label: onlyOne.link.startsWith('/test/') ? 'See your results' : 'Open the page',
          address: `${webUrl}${onlyOne.link}`,
        }
      : { label: `Open ${productName}`, address: `${webUrl}/` },
    closing: [],
    unsubscribe: {
      reason: `You get this e-mail because e-mail notifications are on in your ${productName} settings.`,
      address: unsubscribePage,
    },
  });
}

interface Report {
  week: ReportWeek;
  practice: WeekOfPupil;
}

export function weeklyReportEmail(
  name: string,
  { week, practice }: Report,
  { webUrl, unsubscribePage }: Addresses,
) {
  const { finished, answered, days, studySeconds, topics } = practice;
  const minutes = Math.round(studySeconds / 60);
  const subjects = accuracyBySubject(topics);
  return renderEmail({
    subject: `Your week on ${productName}`,
    name,
    blocks: [
      `Here is your week from ${dayName(week.monday)} to ${dayName(week.sunday)}.`,
      {
        list: [
          `You practised on ${countOf(days, 'day')}${minutes > 0 ? `, for ${countOf(minutes, 'minute')}` : ''}.`,
          `You finished ${countOf(finished, 'test, quiz or challenge', 'tests, quizzes or challenges')}.`,
          ...(answered > 0 ? [`You answered ${countOf(answered, 'question')}.`] : []),
        ],
      },
      ...(subjects.length > 0 ? ['How many you got right:'] : []),
      ...(subjects.length > 0
        ? [
            {
              list: subjects.map(
                ({ subject, correct, answered, accuracy }) =>
                  `${subject}: ${String(correct)} of ${String(answered)} (${String(accuracy)}%)`,
              ),
            },
          ]
        : []),
      suggestionFor(topics),
    ],
    button: { label: 'Practise now', address: `${webUrl}/practice` },
    closing: [],
    unsubscribe: {
      reason: `You get this e-mail on Mondays because weekly reports are on in your ${productName} settings.`,
      address: unsubscribePage,
    },
  });
}
