import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { linkTokenSchema } from '../contract/request-schemas.ts';
import { instantSchema } from '../contract/field-schemas.ts';
import { ageSchema, emailOnlySchema, passwordResetSchema, registrationSchema } from './account.schemas.ts';

/** The same reply for every address, so that it does not reveal who has an account. */
const accepted = z.object({});

export const register = endpoint('POST /auth/register', 'public', {
  summary: 'Create an account; it can be used after the link in the e-mail was opened',
  body: registrationSchema,
  response: accepted,
  statuses: [422],
  creates: true,
});

export const resendLink = endpoint('POST /auth/resend', 'public', {
  summary: 'Send the link that a new account still needs again: to verify it, or for parental consent',
  body: emailOnlySchema,
  response: accepted,
  creates: true,
});

export const forgotPassword = endpoint('POST /auth/forgot-password', 'public', {
  summary: 'Send a link to choose a new password, at most one a minute',
  body: emailOnlySchema,
  response: accepted,
  creates: true,
});

/** The purposes of account links. Each link is single-use. */
const linkPurposes = ['verify', 'reset', 'consent'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Whether a parent has been asked, has agreed, or has withdrawn the consent. */
const consentStates = ['asked', 'given', 'withdrawn'] as const;
export type ConsentState = (typeof consentStates)[number];

export const inspectLink = endpoint('POST /auth/links/inspect', 'public', {
  summary: 'The account a link belongs to, and whether it still works; does not use the link',
  body: z.object({ purpose: z.enum(linkPurposes), token: linkTokenSchema }),
  response: z.object({
    /** The name of the account. */
    name: z.string(),
    /** The address the link was sent to; of a link to a parent, the pupil's. */
    email: z.string(),
    /** Of a sign-up that is not confirmed: when it was made, and the parent who is asked once it is. */
    registration: z.object({ at: instantSchema, parentEmail: z.string().nullable() }).optional(),
    /** Of a link to a parent: whether the parent has answered. */
    consent: z.enum(consentStates).optional(),
    /** Of a link to a parent: when the account will be deleted. */
    deletionDueAt: instantSchema.nullable().optional(),
  }),
  statuses: [422],
});
export type LinkOwnerDto = z.infer<(typeof inspectLink)['response']>;

export const verifyEmail = endpoint('POST /auth/verify-email', 'public', {
  summary: 'Verify the address of a new account, or a new address of an existing account',
  body: z.object({ token: linkTokenSchema }),
  response: z.object({
    email: z.string(),
    /** The account still needs parental consent; the parent has been sent an e-mail. */
    awaitsParent: z.boolean(),
  }),
  statuses: [409, 422],
});

export const resetPassword = endpoint('POST /auth/reset-password', 'public', {
  summary: 'Choose a new password with a link; ends every session',
  body: passwordResetSchema,
  response: z.object({
    email: z.string(),
    /** For the next sign-in in this browser. */
    knownBrowser: z.string().optional(),
  }),
  statuses: [422],
});

export const answerConsent = endpoint('POST /auth/parent-consent', 'public', {
  summary: "A parent agrees to a pupil's account, or has it deleted",
  body: z.object({ token: linkTokenSchema, agrees: z.boolean() }),
  response: z.object({ name: z.string() }),
  statuses: [422],
});

/** What a parent who withdraws the consent wants: the account paused, or deleted too. */
const withdrawalChoices = ['pause', 'delete'] as const;
export type WithdrawalChoice = (typeof withdrawalChoices)[number];

export const withdrawConsent = endpoint('POST /auth/parent-consent/withdraw', 'public', {
  summary: 'A parent withdraws consent: the pupil is signed out, and the account is paused or deleted',
  body: z.object({ token: linkTokenSchema, choice: z.enum(withdrawalChoices) }),
  response: z.object({ name: z.string(), deletionDueAt: instantSchema.nullable() }),
  statuses: [422],
});

export const giveAge = endpoint('POST /auth/age', 'public', {
  summary: 'A new user of sign-in with Google gives their age; under 13 a parent is asked',
  body: ageSchema,
  response: z.object({ awaitsParent: z.boolean() }),
  statuses: [422],
});

export const renewLink = endpoint('POST /auth/links/renew', 'public', {
  summary:
    'Replace an expired link with a new one, sent to the same address; to reset a password, at most one a minute',
  body: z.object({ purpose: z.enum(linkPurposes), token: linkTokenSchema }),
  response: accepted,
  creates: true,
});
