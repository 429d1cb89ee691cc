import { z } from 'zod';
import { productName } from '@markwell/shared/contract/product';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import type { Context } from '#context.ts';
import { findWarnedAccounts, type InactiveUser } from './inactive-accounts.repository.ts';
import { issueParentLink } from '#modules/accounts/account-links/issue-link.ts';
import { dayInEmail, nameInEmail, renderEmail } from '#platform/email-sending/email-layout.ts';

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

function inactiveAccountEmail(
  { name, canSignIn }: Pick<InactiveUser, 'name' | 'canSignIn'>,
  deletedOn: Date,
  webUrl: string,
) {
  const day = dayInEmail(deletedOn);
  return renderEmail({
    subject: `Your ${productName} account will be deleted on ${day}`,
    name,
    blocks: [
      `You have not used your ${productName} account for a long time. We do not keep what nobody needs, so we will delete the account and everything in it on ${day}.`,
      canSignIn
        ? 'Do you want to keep it? Then sign in before that day. If not, you do not need to do anything.'
        : 'Do you want to keep it? Then please write to us before that day. If not, you do not need to do anything.',
    ],
    button: canSignIn
      ? { label: 'Sign in', address: `${webUrl}/login` }
      : { label: 'How to reach us', address: `${webUrl}/contact` },
    closing: [],
  });
}

/** To the pupil's parent, with a link to their answer. */
function inactiveChildEmail({ name, email }: InactiveUser, deletedOn: Date, address: string) {
  const day = dayInEmail(deletedOn);
  return renderEmail({
    subject: `Your child’s ${productName} account will be deleted on ${day}`,
    blocks: [
      `The account of “${nameInEmail(name)}” (${email}) has not been used for a long time. We will delete it and everything in it on ${day}, unless your child signs in before that day.`,
      'You do not need to do anything.',
    ],
    button: { label: 'See or change your permission', address },
    closing: [],
  });
}
