import { productName } from '@markwell/shared/contract/product';
import { renderEmail } from '#platform/email-sending/email-layout.ts';

const events = {
  on: 'From now on, signing in to your account asks for a code from your authenticator app.',
  off: 'Signing in to your account no longer asks for a code.',
  reset:
    'An administrator has removed the authenticator app from your account and signed you out everywhere. Please set it up again after you sign in.',
  recovery:
    'Someone signed in to your account with one of your recovery codes. This code cannot be used again.',
} as const;

/** What happened to a user's second factor. */
export type SecondFactorEvent = keyof typeof events;

export const secondFactorEmail = (name: string, event: SecondFactorEvent, forgotPassword: string) =>
  renderEmail({
    subject: `Your sign-in codes for ${productName}`,
    name,
    blocks: [events[event]],
    button: { label: 'It was not me: choose a new password', address: forgotPassword },
    closing: ["If it was you, or you know about it, you don't need to do anything."],
  });
