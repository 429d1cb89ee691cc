import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import {
  emailOnlySchema,
  linkTokenSchema,
  passwordResetSchema,
  registrationSchema,
} from './account.schemas.ts';

/** The same for every address: nobody learns who has an account. */
const accepted = z.object({});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Make an account; it can be used once the link sent by e-mail was followed',
  body: registrationSchema,
  response: accepted,
});

export const resendLink = endpoint({
  method: 'POST',
  path: '/auth/resend',
  access: 'public',
  summary: 'Send again what a new account still waits for: the link to verify it, or the parent’s',
  body: emailOnlySchema,
  response: accepted,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  summary: 'Send a link to choose a new password',
  body: emailOnlySchema,
  response: accepted,
});

/** What a link is for. Each is single-use. */
export const linkPurposes = ['verify', 'reset', 'consent'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export const inspectLink = endpoint({
  method: 'POST',
  path: '/auth/links/inspect',
  access: 'public',
  summary: 'Whose link this is, and whether it still works; it is not used up',
  body: z.object({ purpose: z.enum(linkPurposes), token: linkTokenSchema }),
  response: z.object({
    /** The name of the account. */
    name: z.string(),
    /** The address the link was sent to. */
    email: z.string(),
  }),
});
export type LinkOwnerDto = z.infer<(typeof inspectLink)['response']>;

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  summary: 'Use the link that verifies an address: of a new account, or a new one of an account',
  body: z.object({ token: linkTokenSchema }),
  response: z.object({
    email: z.string(),
    /** The account waits for a parent, who has been written to. */
    awaitsParent: z.boolean(),
  }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary: 'Use a link to choose a new password: every session ends',
  body: passwordResetSchema,
  response: z.object({ email: z.string() }),
});

export const answerConsent = endpoint({
  method: 'POST',
  path: '/auth/parent-consent',
  access: 'public',
  summary: 'A parent agrees to the account of a child, or has it deleted',
  body: z.object({ token: linkTokenSchema, agrees: z.boolean() }),
  response: z.object({ name: z.string() }),
});

export const renewLink = endpoint({
  method: 'POST',
  path: '/auth/links/renew',
  access: 'public',
  summary: 'Send a new link in the place of one that ran out, to the same address',
  body: z.object({ purpose: z.enum(linkPurposes), token: linkTokenSchema }),
  response: accepted,
});
