import { consentDays, linkLife } from '@markwell/shared/registration/account.schemas';
import { childClassSight } from '@markwell/shared/classes/classes.vocabulary';
import { productName } from '@markwell/shared/contract/product';
import { dayInEmail, nameInEmail, renderEmail, timeInEmail } from '#platform/email-sending/email-layout.ts';

const linkLifeText = `The link works once, for ${linkLife.words}.`;
const notYouText = "If this was not you, you don't need to do anything: just ignore this e-mail.";

export const verificationEmail = (name: string, address: string) =>
  renderEmail({
    subject: `Confirm your e-mail address for ${productName}`,
    name,
    blocks: [`You have signed up for ${productName}. Please confirm that this address is yours.`],
    button: { label: 'Confirm my address', address },
    closing: [
      linkLifeText,
      `${notYouText} If the address is not confirmed, we delete what was given after seven days.`,
    ],
  });

/** Another registration of an address that is not confirmed yet. */
export const repeatedRegistrationEmail = (name: string, at: Date, address: string) =>
  renderEmail({
    subject: `Someone asked for a ${productName} account with this address again`,
    blocks: [
      `On ${dayInEmail(at)} at ${timeInEmail(at)}, someone asked for a ${productName} account with this address again, with the name “${nameInEmail(name)}”. An earlier sign-up with this address is not confirmed either.`,
      'Each e-mail has the link of its own sign-up. The link that you follow first creates the account, with the password that was chosen in that sign-up. The others end then.',
    ],
    button: { label: 'Confirm this sign-up', address },
    closing: [
      linkLifeText,
      'If it was not you, do not use this link: use the one in the e-mail about your own sign-up, or sign up again.',
    ],
  });

export const accountExistsEmail = (addresses: { signIn: string; forgotPassword: string }) =>
  renderEmail({
    subject: `You already have an account with ${productName}`,
    blocks: [
      `Someone asked to use this address for a ${productName} account. You already have one, so nothing has changed.`,
      `If it was you, sign in here: ${addresses.signIn}`,
    ],
    button: { label: 'Choose a new password', address: addresses.forgotPassword },
    closing: [notYouText],
  });

export const passwordResetEmail = (name: string, address: string) =>
  renderEmail({
    subject: `Choose a new password for ${productName}`,
    name,
    blocks: [`Someone asked for a new password for your ${productName} account.`],
    button: { label: 'Choose a new password', address },
    closing: [linkLifeText, `${notYouText} Your password has not changed.`],
  });

export const passwordChangedEmail = (name: string, forgotPassword: string) =>
  renderEmail({
    subject: `Your ${productName} password was changed`,
    name,
    blocks: ['Your password has just been changed, and other devices were signed out.'],
    button: { label: 'It was not me', address: forgotPassword },
    closing: ["If it was you, you don't need to do anything."],
  });

export const deletionRequestedEmail = (name: string, deletionDueAt: Date, signIn: string) =>
  renderEmail({
    subject: `Your ${productName} account will be deleted`,
    name,
    blocks: [
      `You asked us to delete your ${productName} account. We will delete it and everything in it on ${dayInEmail(deletionDueAt)}. It cannot be restored after that.`,
      'Have you changed your mind? Then sign in before that day and press “Keep my account”.',
    ],
    button: { label: 'Sign in', address: signIn },
    closing: ['If it was not you, sign in, keep the account and change your password in Settings.'],
  });

export const signedOutEmail = (name: string, signIn: string) =>
  renderEmail({
    subject: `You were signed out of ${productName}`,
    name,
    blocks: ['An administrator has signed you out on every device. Your work is still there.'],
    button: { label: 'Sign in again', address: signIn },
    closing: ['If someone else knows your password, choose a new one on the sign-in page.'],
  });

export const consentRequestEmail = (name: string, email: string, address: string) =>
  renderEmail({
    subject: `Your child needs your permission to use ${productName}`,
    blocks: [
      `A child has signed up for ${productName}, where pupils practise for their exams, and named you as a parent. They gave the e-mail address ${email} and the name “${nameInEmail(name)}”.`,
      `The child is under 13, so they cannot use the account until you agree. We store the name, the two e-mail addresses and the child's answers. The people who run ${productName} and those who work for them, such as the mail service, can see them. There is no advertising. Once a week we send the child a summary of their practice by e-mail, which can be switched off.`,
      'The child can join classes, with a teacher’s code or invitation. We tell you by e-mail when this happens. The teachers of a class see:',
      { list: [...childClassSight.seen] },
      childClassSight.unseen,
    ],
    button: { label: 'See the request and answer', address },
    closing: [
      `The link works for ${consentDays} days. You can agree, or decline: then we delete the account. After you have agreed, the same link lets you change your mind at any time.`,
      'If you do not know about this, decline or do nothing: without your answer we delete the account.',
    ],
  });

export const parentAgreedEmail = (name: string, signIn: string) =>
  renderEmail({
    subject: `Your ${productName} account is ready`,
    name,
    blocks: ['Your parent has agreed. You can sign in now.'],
    button: { label: 'Sign in', address: signIn },
    closing: ['Good luck with your practice!'],
  });

export const emailChangeEmail = (name: string, address: string, byAdministrator: boolean) =>
  renderEmail({
    subject: `Confirm your new e-mail address for ${productName}`,
    name,
    blocks: [
      `${byAdministrator ? 'An administrator was asked' : 'You asked'} to use this address for your ${productName} account. Your address changes when you confirm it.`,
    ],
    button: { label: 'Confirm my new address', address },
    closing: [linkLifeText, `${notYouText} Nothing will change.`],
  });

export const emailChangeWarningEmail = (
  name: string,
  newEmail: string,
  forgotPassword: string,
  byAdministrator: boolean,
) =>
  renderEmail({
    subject: `Another e-mail address for your ${productName} account`,
    name,
    blocks: [
      byAdministrator
        ? `An administrator was asked to change your account's address to ${newEmail}. It changes when it is confirmed there. You were signed out on every device.`
        : `Someone who knows your password asked to change your account's address to ${newEmail}. It changes when it is confirmed there.`,
    ],
    button: { label: 'It was not me: choose a new password', address: forgotPassword },
    closing: ["Choosing a new password stops the change. If it was you, you don't need to do anything."],
  });

/** To the old address. Its owner can no longer use it to sign in, so there is nothing to press. */
export const emailChangedEmail = (name: string, newEmail: string, contact: string) =>
  renderEmail({
    subject: `Your ${productName} account has another e-mail address`,
    name,
    blocks: [
      `An administrator has checked who asked and changed your account's address to ${newEmail}. You were signed out on every device. Sign in with the new address from now on.`,
    ],
    button: { label: 'It was not me: write to us', address: contact },
    closing: ["If you know about it, you don't need to do anything."],
  });
