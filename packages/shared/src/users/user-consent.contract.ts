import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { emailSchema, instantSchema } from '../contract/field-schemas.ts';
import { consentAge } from '../registration/account.schemas.ts';

/** What the operator keeps outside Markwell as a parent's consent. Not free text, which could name a child. */
export const consentProofs = {
  form: 'A form that the parent signed',
  letter: 'A letter of the parent',
  'in-person': 'A note of a talk with the parent in person',
} as const;
export type ConsentProof = keyof typeof consentProofs;

const userConsentSchema = z.object({
  /** not-needed: no parent was asked at sign-up, because of the age that was given. */
  state: z.enum(['not-needed', 'missing', 'given', 'withdrawn']),
  parentEmail: z.string().nullable(),
  /** When the parent agreed or withdrew. */
  answeredAt: instantSchema.nullable(),
  /** Until when the link sent to the parent works; null when there is none. */
  linkExpiresAt: instantSchema.nullable(),
  /** Whether the pupil's age has to be given: it was 13 or more at sign-up. */
  asksAge: z.boolean(),
});
export type UserConsentDto = z.infer<typeof userConsentSchema>;

const oneConsent = z.object({ consent: userConsentSchema });

export const readUserConsent = endpoint('GET /admin/users/:id/consent', 'admin', {
  summary: "Whether a parent's consent is missing; reading a pupil's is recorded in the audit log",
  response: oneConsent,
});

const parent = {
  parentEmail: z.string().trim().min(1, 'Please enter a parent’s e-mail address').pipe(emailSchema),
  /** Whole years. Decides when the consent ends, and is not stored; null when that is known. */
  age: z
    .int('Please choose the age')
    .min(4, 'Please choose the age')
    .max(consentAge - 1, 'From 13, a pupil needs no parent’s consent')
    .nullable(),
};

export const consentRequestSchema = z.object(parent);

export const requestUserConsent = endpoint('POST /admin/users/:id/consent/request', 'admin', {
  summary:
    'Ask a parent for the missing consent, again or at another address; ends every session of the pupil',
  body: consentRequestSchema,
  response: oneConsent,
  statuses: [422],
});

export const consentRecordSchema = z.object({
  ...parent,
  proof: z.enum(
    Object.keys(consentProofs) as [ConsentProof, ...ConsentProof[]],
    'Please choose what you have from the parent',
  ),
});

export const recordUserConsent = endpoint('POST /admin/users/:id/consent', 'admin', {
  summary: 'Record the missing consent that a parent gave on paper; pupil and parent get an e-mail',
  body: consentRecordSchema,
  response: oneConsent,
  statuses: [422],
});
