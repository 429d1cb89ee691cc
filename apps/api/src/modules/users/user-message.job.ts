import { productName } from '@markwell/shared/contract/product';
import { z } from 'zod';
import { renderEmail } from '#platform/email-sending/email-layout.ts';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import type { Context } from '#context.ts';
import { findLinkOwner } from '#modules/accounts/account-links/account-links.repository.ts';

/** An e-mail that an administrator wrote to a user. */
export const userMessageJob = jobKind(
  'user-message',
  z.object({ userId: z.uuid(), subject: z.string(), text: z.string() }),
);
type UserMessage = DataOf<typeof userMessageJob>;

/** Processes one job. When it throws, the job is tried again later. */
export async function sendUserMessage(context: Context, { userId, ...message }: UserMessage): Promise<void> {
  const owner = await findLinkOwner(context.db, { id: userId });
  if (owner) await context.emailSender.send({ to: owner.email, ...userMessageEmail(owner.name, message) });
}

/** A blank line begins a new paragraph. */
const userMessageEmail = (name: string, { subject, text }: Omit<UserMessage, 'userId'>) =>
  renderEmail({
    subject,
    name,
    blocks: text
      .split(/\n\s*\n/u)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    closing: [`You get this e-mail because you have a ${productName} account.`],
  });
