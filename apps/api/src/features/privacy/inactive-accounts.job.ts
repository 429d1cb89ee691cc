import type { Clock } from '../../domain/clock.ts';
import type { Job } from '../../domain/jobs.ts';
import { sendEachEmail } from '../../domain/email-sending/send-each-email.ts';
import type { EmailSender } from '../../domain/email-sending/send-email.ts';
import type { AccountLinks } from '../../domain/users/account-links/send-account-links.ts';
import type { OutsideDatabase } from '../../domain/users/personal-data/erase-if-due.repository.ts';
import type { InactiveAccountsRepository, InactiveUser } from './inactive-accounts.repository.ts';
import { inactiveAccountEmail, inactiveChildEmail } from './inactive-account-emails.ts';
import { daysBefore, monthsBefore, warningDays, type Retention } from './retention.ts';

const batchSize = 50;

interface Dependencies {
  repository: InactiveAccountsRepository;
  emailSender: EmailSender;
  accountLinks: Pick<AccountLinks, 'issueParentLink'>;
  outside: OutsideDatabase;
  clearCachedCaller: (userId: string) => void;
  retention: Retention;
  webUrl: string;
  clock: Clock;
}

/**
 * Warns pupils and parents whose accounts were not used for a long time, and deletes the accounts a month later unless
 * they were used. A pupil's parent is warned too. Safe to run in several processes.
 */
export function inactiveAccountsJob(dependencies: Dependencies): Job {
  const { repository, emailSender, accountLinks, outside, clearCachedCaller, retention, webUrl, clock } =
    dependencies;

  async function emailOf({ to, user, deletedOn }: Warning) {
    if (to === user.email) {
      return { to, ...inactiveAccountEmail(user, deletedOn, webUrl) };
    }
    const address = await accountLinks.issueParentLink(user.id, to);
    return { to, ...inactiveChildEmail(user, deletedOn, address) };
  }

  async function warn(unusedSince: Date): Promise<void> {
    for (;;) {
      const now = clock();
      const users = await repository.claimUnwarned(unusedSince, now, batchSize);
      const deletedOn = daysBefore(now, -warningDays);
      await sendEachEmail<Warning>(emailSender, {
        items: users.flatMap((user) =>
          [user.email, ...(user.parentEmail === null ? [] : [user.parentEmail])].map((to) => ({
            to,
            user,
            deletedOn,
          })),
        ),
        emailOf,
        release: (items) => repository.release(items.map(({ user }) => user.id)),
      });
      if (users.length < batchSize) return;
    }
  }

  async function removeDue(due: { unusedSince: Date; warnedUntil: Date }): Promise<void> {
    const failures: unknown[] = [];
    for (const userId of await repository.findDue(due.unusedSince, due.warnedUntil, batchSize)) {
      try {
        if (await repository.remove(userId, due, outside)) clearCachedCaller(userId);
      } catch (error) {
        failures.push(error); // continue with the other accounts
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Unused accounts could not be deleted');
  }

  return {
    name: 'unused accounts',
    everySeconds: 3600,
    async run() {
      const now = clock();
      const unusedSince = monthsBefore(now, retention.inactiveAccountMonths);
      await repository.forgetUsed(unusedSince);
      await removeDue({ unusedSince, warnedUntil: daysBefore(now, warningDays) });
      await warn(unusedSince);
    },
  };
}

interface Warning {
  to: string;
  user: InactiveUser;
  deletedOn: Date;
}
