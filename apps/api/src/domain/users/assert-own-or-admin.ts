import { forbidden } from '../domain-error.ts';
import type { Caller } from './caller.ts';

/** A `{userId}` in a path must be the caller's own, except for administrators. Throws FORBIDDEN. */
export function assertOwnOrAdmin(caller: Caller, userId: string): void {
  if (caller.id.toLowerCase() !== userId.toLowerCase() && !caller.isAdmin) throw forbidden();
}
