import { currentUser, sessionUserSchema } from '@markwell/shared/accounts/auth.contract';
import { checkToken, type TokenPayload } from '@markwell/shared/accounts/session-token';
import { clientRoles } from '@markwell/shared/accounts/roles.vocabulary';
import { z } from 'zod';
import { readKeptArrangement } from './page-arrangement.ts';
import { tokenStore } from './token-store.ts';

/** The signed-in user in the browser, with defaults for fields that the server may omit. */
const clientUserSchema = sessionUserSchema.extend({
  id: z.string().min(1),
  email: z.string().min(1),
  name: z.string().default(''),
  role: z.enum(clientRoles).default('USER'),
  currentStageId: z.string().nullable().default(null),
  currentExamBoardId: z.string().nullable().default(null),
  isExamBoardUnknown: z.boolean().default(false),
});
export type SessionUser = z.output<typeof clientUserSchema>;

export const currentClientUser = { ...currentUser, response: clientUserSchema };

/** The user in the token of a federated sign-in; null if id or e-mail is missing. */
export function userOfToken(payload: TokenPayload): SessionUser | null {
  return clientUserSchema.safeParse({ ...payload, role: payload.role ?? 'STUDENT' }).data ?? null;
}

/** The user that the stored token names, if it looks valid. Only the server knows whether it is. */
export function userOfStoredToken(): SessionUser | null {
  const check = checkToken(tokenStore.read(), Date.now());
  const user = check.valid ? userOfToken(check.payload) : null;
  return user && { ...user, arrangement: readKeptArrangement() };
}

/** The name to greet with: the full name, else 'Student'. */
export function displayNameOf(user: Pick<SessionUser, 'name'> | null): string {
  return [user?.name.trim()].find((name) => name) ?? 'Student';
}

/** The first name, from the profile or the full name. */
export function firstNameOf(user: Pick<SessionUser, 'name' | 'firstName'> | null): string {
  return [user?.firstName?.trim(), ...displayNameOf(user).split(/\s+/u)].find((name) => name) ?? 'Student';
}
