import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

/** How a user proves again who they are. `google`: by signing in with Google again. */
const confirmationMethods = ['password', 'code', 'google'] as const;
export type ConfirmationMethod = (typeof confirmationMethods)[number];

export const confirmationMethod = endpoint('GET /auth/confirmation', 'signed-in', {
  summary: 'How the caller can confirm who they are',
  servesSetUp: true,
  response: z.object({ method: z.enum(confirmationMethods) }),
});

const confirmIdentitySchema = z.object({
  /** The password, or the code from the authenticator app. */
  answer: z.string().trim().min(1, 'Please fill this in').max(200),
});

export const confirmIdentity = endpoint('POST /auth/confirmation', 'signed-in', {
  summary: 'Confirm who the caller is, for ten minutes of this session',
  servesSetUp: true,
  body: confirmIdentitySchema,
  response: z.object({}),
  statuses: [422],
});
