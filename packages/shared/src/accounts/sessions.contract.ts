import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idSchema, instantSchema } from '../contract/field-schemas.ts';

const sessionSchema = z.object({
  id: idSchema,
  /** The browser and the device in plain words. */
  device: z.string(),
  signedInAt: instantSchema,
  /** To the hour. */
  lastUsedAt: instantSchema,
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
export type SessionDto = z.infer<typeof sessionSchema>;

export const listSessions = endpoint('GET /auth/sessions', 'signed-in', {
  summary: 'Where the caller is signed in, the last used first',
  response: z.object({ sessions: z.array(sessionSchema) }),
});

export const endSession = endpoint('DELETE /auth/sessions/:id', 'signed-in', {
  summary: 'Sign out one of the caller’s browsers',
  response: z.object({}),
});

export const signOut = endpoint('POST /auth/sign-out', 'signed-in', {
  summary: 'End this session: its token is refused from now on',
  servesSetUp: true,
  response: z.object({}),
});

export const signOutEverywhere = endpoint('POST /auth/sign-out-everywhere', 'signed-in', {
  summary: 'End every session of the caller, this one too',
  response: z.object({}),
});
