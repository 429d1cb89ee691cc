import type { Role } from '@markwell/shared/accounts/roles.vocabulary';

/**
 * The signed-in user of a request, with what permission checks need. It may be five seconds old, so read
 * values that users change and see immediately (their stage, their name) from the database.
 */
export interface Caller {
  id: string;
  role: Role;
  schoolId: string | null;
  premiumUntil: Date | null;
  /** The stored session of the request; null for a token from before sessions were stored. */
  sessionId: string | null;
  /** The user must have an authenticator app and has none: only what sets it up is open. */
  needsSecondFactor: boolean;
  /** The day (YYYY-MM-DD) from which the user must have one, if it is to come and none is set up. */
  secondFactorDueOn: string | null;
  /** ADMIN or SUPER_ADMIN. */
  isAdmin: boolean;
}

/** Whether a `{userId}` is the caller's own, in upper or lower case. */
export const isOwn = (caller: Pick<Caller, 'id'>, userId: string): boolean =>
  caller.id.toLowerCase() === userId.toLowerCase();
