import { consentDays, linkLife } from '@markwell/shared/features/account/account.schemas';
import { productName } from '@markwell/shared/vocabulary/product';
import { nameInEmail, renderEmail } from './email-layout.ts';

const works = `The link works for ${linkLife.words}, once.`;
const notYou = 'If this was not you, you need do nothing: just leave this e-mail alone.';

export const verificationEmail = (name: string, address: string) =>
  renderEmail({
    subject: `Confirm your e-mail address for ${productName}`,
    name,
    paragraphs: [`You have signed up for ${productName}. Please confirm that this address is yours.`],
    button: { label: 'Confirm my address', address },
    closing: [works, `${notYou} Without it the account is removed after seven days.`],
  });

export const accountExistsEmail = (addresses: { signIn: string; forgot: string }) =>
  renderEmail({
    subject: `You already have an account with ${productName}`,
    paragraphs: [
      `Somebody asked to use this address for an account with ${productName}. You have one already, so nothing was changed.`,
      `If it was you, sign in with it: ${addresses.signIn}`,
    ],
    button: { label: 'Choose a new password', address: addresses.forgot },
    closing: [notYou],
  });

export const passwordResetEmail = (name: string, address: string) =>
  renderEmail({
    subject: `Choose a new password for ${productName}`,
    name,
    paragraphs: [`Somebody asked for a new password for your account with ${productName}.`],
    button: { label: 'Choose a new password', address },
    closing: [works, `${notYou} Your password stays as it is.`],
  });

export const passwordChangedEmail = (name: string, forgot: string) =>
  renderEmail({
    subject: `Your ${productName} password was changed`,
    name,
    paragraphs: ['Your password has just been changed, and you were signed out everywhere.'],
    button: { label: 'It was not me', address: forgot },
    closing: ['If it was you, there is nothing to do.'],
  });

export const consentRequestEmail = (name: string, email: string, address: string) =>
  renderEmail({
    subject: `A child asks you to agree to an account with ${productName}`,
    paragraphs: [
      `A child who gives the name “${nameInEmail(name)}” and the e-mail address ${email} has signed up for ${productName}, where pupils practise for their exams, and named you as a parent.`,
      `As the child is under 13, the account cannot be used before you agree. We keep the name, the two e-mail addresses and what the child answers, show it to nobody else, and there is no advertising.`,
    ],
    button: { label: 'See who asks, and answer', address },
    closing: [
      `The link works for ${consentDays} days. You can say yes, or no: then the account is deleted.`,
      'If you know nothing of this, say no, or do nothing: without your answer the account is removed by itself.',
    ],
  });

export const parentAgreedEmail = (name: string, signIn: string) =>
  renderEmail({
    subject: `Your ${productName} account is ready`,
    name,
    paragraphs: ['Your parent has agreed. You can sign in now.'],
    button: { label: 'Sign in', address: signIn },
    closing: ['Have a good start!'],
  });

export const emailChangeEmail = (name: string, address: string) =>
  renderEmail({
    subject: `Confirm your new e-mail address for ${productName}`,
    name,
    paragraphs: [
      `You asked to use this address for your account with ${productName}. It counts once you have confirmed it.`,
    ],
    button: { label: 'Confirm my new address', address },
    closing: [works, `${notYou} Nothing changes then.`],
  });

export const emailChangeWarningEmail = (name: string, newEmail: string, forgot: string) =>
  renderEmail({
    subject: `Another e-mail address for your ${productName} account`,
    name,
    paragraphs: [
      `Somebody who knows your password asked to use ${newEmail} for your account instead of this address. It counts once it is confirmed there.`,
    ],
    button: { label: 'It was not me: choose a new password', address: forgot },
    closing: ['A new password stops it. If it was you, there is nothing to do.'],
  });
