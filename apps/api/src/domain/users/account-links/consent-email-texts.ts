import { productName } from '@markwell/shared/vocabulary/product';
import { dayInEmail, nameInEmail, renderEmail } from '../../email-sending/email-layout.ts';

export const consentGivenEmail = (name: string, email: string, address: string) =>
  renderEmail({
    subject: `You have agreed to a ${productName} account`,
    blocks: [
      `You have agreed that your child may use ${productName}, with the e-mail address ${email} and the name “${nameInEmail(name)}”.`,
      'Please keep this e-mail. With the link below you can change your mind at any time: pause the account, or have it deleted with everything in it.',
    ],
    button: { label: 'See or change your answer', address },
    closing: ['Opening the link changes nothing. The page asks you first.'],
  });

/** To the pupil. `deletionDueAt` is null when the account is only paused. */
export const consentWithdrawnEmail = (name: string, deletionDueAt: Date | null) =>
  renderEmail({
    subject: `Your ${productName} account is paused`,
    name,
    blocks: [
      `Your parent no longer agrees that you use ${productName}. You have been signed out.`,
      deletionDueAt === null
        ? 'Nothing is lost. If your parent agrees again, you can continue where you stopped.'
        : `The account and everything in it will be deleted on ${dayInEmail(deletionDueAt)}, unless your parent changes their mind before then.`,
    ],
    closing: ['If you have a question, please ask your parent.'],
  });

/** To the parent. */
export const withdrawalDoneEmail = (
  name: string,
  email: string,
  address: string,
  deletionDueAt: Date | null,
) =>
  renderEmail({
    subject: `Your child’s ${productName} account is paused`,
    blocks: [
      `You have withdrawn your permission for the account of “${nameInEmail(name)}” (${email}). Your child has been signed out and cannot sign in.`,
      deletionDueAt === null
        ? 'What is stored stays until you agree again or have the account deleted.'
        : `The account and everything in it will be deleted on ${dayInEmail(deletionDueAt)}. Until then you can change your mind.`,
    ],
    button: { label: 'See or change your answer', address },
    closing: [],
  });
