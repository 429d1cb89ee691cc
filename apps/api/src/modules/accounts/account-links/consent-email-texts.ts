import { childClassSight } from '@markwell/shared/classes/classes.vocabulary';
import { productName } from '@markwell/shared/contract/product';
import { dayInEmail, nameInEmail, renderEmail } from '#platform/email-sending/email-layout.ts';
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

/** To a pupil who is 13. `wasBlocked` when no parent had agreed, or no longer. */
export const consentEndedEmail = (
  name: string,
  signIn: string,
  { wasBlocked, deletionDueAt }: { wasBlocked: boolean; deletionDueAt: Date | null },
) =>
  renderEmail({
    subject: `You decide about your ${productName} account now`,
    name,
    blocks: [
      `You are 13, so ${productName} no longer needs a parent’s permission for your account. Your parent can no longer pause or delete it, and we have removed your parent’s e-mail address.`,
      ...(wasBlocked ? ['You can sign in now.'] : []),
      ...(deletionDueAt === null
        ? []
        : [
            `The account is still to be deleted on ${dayInEmail(deletionDueAt)}. To keep it, sign in before then and choose “Keep my account”.`,
          ]),
      'A parent with an account of their own who can see your results still sees them. In “Who can see my work” you decide about that, too.',
    ],
    button: { label: 'Sign in', address: signIn },
    closing: ['If you are younger than 13, please write to us.'],
  });

/** To the parent. */
export const consentEndedParentEmail = (name: string, email: string) =>
  renderEmail({
    subject: `Your child decides about their ${productName} account now`,
    blocks: [
      `By the age that was given at sign-up, “${nameInEmail(name)}” (${email}) is 13. From this age the law lets children decide about such an account themselves, so your permission is no longer needed. If the account was paused or waited for your answer, it is open now.`,
      'The links in our earlier e-mails no longer work, and we have removed your e-mail address from the account. If you see your child’s results with an account of your own, you still see them until your child decides otherwise.',
    ],
    closing: ['Is your child younger than 13? Please write to us, and we correct it.'],
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
