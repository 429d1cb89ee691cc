import { pairingDays } from '@markwell/shared/parents/parents.vocabulary';
import { productName } from '@markwell/shared/contract/product';
import { z } from 'zod';
import { nameInEmail, renderEmail } from '#platform/email-sending/email-layout.ts';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { hashOfLinkToken, newLinkToken } from '#modules/accounts/account-links/link-token.ts';
import type { InvitationsRepository } from './invitations.repository.ts';

/** The secret of the link is made when it is sent, so that the job has none. */
export const parentInvitationJob = jobKind(
  'parent-invitation',
  z.object({ linkId: z.uuid(), to: z.string() }),
);
type ParentInvitation = DataOf<typeof parentInvitationJob>;

interface Dependencies {
  repository: Pick<InvitationsRepository, 'setToken'>;
  emailSender: Pick<EmailSender, 'send'>;
  webUrl: string;
}

/** Sends an invitation; nothing when it has been answered or withdrawn meanwhile. */
export const createSendParentInvitation =
  ({ repository, emailSender, webUrl }: Dependencies): JobHandler<ParentInvitation> =>
  async ({ linkId, to }) => {
    const token = newLinkToken();
    const childName = await repository.setToken(linkId, hashOfLinkToken(token));
    if (childName === undefined) return;
    await emailSender.send({
      to,
      ...invitationEmail(childName, `${webUrl}/parent-invitation#token=${token}`),
    });
  };

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
