import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';

/**
 * Users who may get e-mails that are not about their account: with a verified address and, where it is needed,
 * parental consent; not deactivated, and not about to be deleted.
 */
export const isReachable = (eb: ExpressionBuilder<Tables, 'users'>) =>
  eb.and([
    eb('users.is_active', '=', true),
    eb('users.email_verified_at', 'is not', null),
    eb('users.deletion_requested_at', 'is', null),
    eb.or([eb('users.parent_email', 'is', null), eb('users.parent_confirmed_at', 'is not', null)]),
  ]);
