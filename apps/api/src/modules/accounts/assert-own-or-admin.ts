import { forbidden } from '#platform/domain-error.ts';
import { isOwn, type Caller } from '#platform/caller.ts';

/** A `{userId}` in a path must be the caller's own, except for administrators. Throws FORBIDDEN. */
export function assertOwnOrAdmin(caller: Caller, userId: string): void {
  if (!isOwn(caller, userId) && !caller.isAdmin) throw forbidden();
}
