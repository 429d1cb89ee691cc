import { pairingDays } from '@markwell/shared/parents/parents.vocabulary';
import { productName } from '@markwell/shared/contract/product';
import { z } from 'zod';
import { nameInEmail, renderEmail } from '#platform/email-sending/email-layout.ts';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import { hashOfLinkToken, newLinkToken } from '#modules/accounts/account-links/link-token.ts';
import type { Context } from '#context.ts';
import { setInvitationToken } from './invitations.repository.ts';

/** The secret of the link is made when it is sent, so that the job has none. */
export const parentInvitationJob = jobKind(
  'parent-invitation',
  z.object({ linkId: z.uuid(), to: z.string() }),
);
type ParentInvitation = DataOf<typeof parentInvitationJob>;

/** Sends an invitation; nothing when it has been answered or withdrawn meanwhile. */
export async function sendParentInvitation(
  context: Context,
  { linkId, to }: ParentInvitation,
): Promise<void> {
  const token = newLinkToken();
  const childName = await setInvitationToken(context.db, linkId, hashOfLinkToken(token));
  if (childName === undefined) return;
  await context.emailSender.send({
    to,
    ...invitationEmail(childName, `${context.settings.webUrl}/parent-invitation#token=${token}`),
  });
}

const invitationEmail = (childName: string, address: string) =>
  renderEmail({
    subject: `${nameInEmail(childName)} wants to show you their results on ${productName}`,
    blocks: [
      `${nameInEmail(childName)} practises for exams with ${productName} and would like a parent or guardian to see a summary of the results: how often and how long, the scores of tests, and which topics go well.`,
      'You won’t see individual answers, and you can stop at any time. You need a free account of your own.',
    ],
    button: { label: 'See the invitation', address },
    closing: [
      `The link works for ${pairingDays} days.`,
      'If you do not know this child, open the link and choose “This is not me”: you will get no further invitation from them.',
    ],
  });
