import { childClassSight } from '@markwell/shared/vocabulary/classes';
import { productName } from '@markwell/shared/vocabulary/product';
import { dayInEmail, nameInEmail, renderEmail } from '../../email-sending/email-layout.ts';
import type { JoinedClass } from './account-email.job.ts';

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

const listFormat = new Intl.ListFormat('en-GB');

/** To the parent. */
export const classJoinedEmail = (
  name: string,
  email: string,
  address: string,
  { name: className, school, teachers }: JoinedClass,
) =>
  renderEmail({
    subject: `Your child has joined a class on ${productName}`,
    blocks: [
      `“${nameInEmail(name)}” (${email}) has joined the class “${nameInEmail(className)}” of ${listFormat.format(teachers.map(nameInEmail))}${school === null ? '' : ` (${nameInEmail(school)})`}. The teachers of the class see:`,
      { list: [...childClassSight.seen] },
      childClassSight.unseen,
      'Your child can leave the class at any time, with ‘Who can see my work’ in the menu of the account; then its teachers no longer see this.',
    ],
    button: { label: 'See or change your answer', address },
    closing: [
      'You do not know this class, or do not want it? Ask your child to leave it, or pause the account with the link. Opening the link changes nothing. The page asks you first.',
    ],
  });
