import { z } from 'zod';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import { inactiveAccountEmail, inactiveChildEmail } from './inactive-account-emails.ts';
import type { Context } from '#context.ts';
import { findWarnedAccounts } from './inactive-accounts.repository.ts';
import { issueParentLink } from '#modules/accounts/account-links/account-link-sender.ts';

export const inactiveAccountEmailJob = jobKind(
  'inactive-account-email',
  z.object({
    userId: z.uuid(),
    recipient: z.enum(['owner', 'parent']),
    deletedOn: z.iso.datetime(),
  }),
);
type InactiveAccountEmail = DataOf<typeof inactiveAccountEmailJob>;

/** Processes one job. When it throws, the job is tried again later. */
export async function sendInactiveAccountEmail(
  context: Context,
  { userId, recipient, deletedOn }: InactiveAccountEmail,
): Promise<void> {
  const user = await findWarnedAccounts(context.db, userId);
  if (!user) return;
  const day = new Date(deletedOn);
  if (recipient === 'owner') {
    await context.emailSender.send({
      to: user.email,
      ...inactiveAccountEmail(user, day, context.settings.webUrl),
    });
  } else if (user.parentEmail !== null) {
    const address = await issueParentLink(context, userId, user.parentEmail);
    await context.emailSender.send({ to: user.parentEmail, ...inactiveChildEmail(user, day, address) });
  }
}
