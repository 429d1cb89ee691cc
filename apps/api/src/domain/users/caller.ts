import type { Role } from '@markwell/shared/vocabulary/roles';

/**
 * Who calls, as far as permissions go. It may be five seconds old, so what a person changes and sees at once (their
 * stage, their name) is not part of it: read that where it is needed.
 */
export interface Caller {
  id: string;
  role: Role;
  schoolId: string | null;
  premiumUntil: Date | null;
  /** ADMIN or SUPER_ADMIN. */
  isAdmin: boolean;
}
