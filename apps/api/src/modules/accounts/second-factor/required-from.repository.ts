import type { DB as Tables } from '@markwell/database/tables';
import { roles, staffRoles } from '@markwell/shared/accounts/roles.vocabulary';
import type { ExpressionBuilder } from 'kysely';

const rolesOfStaff = roles.filter((role) => staffRoles.includes(role));

/**
 * The first day on which administrators require an authenticator app of the user, as a teacher or as staff of their
 * school; NULL when they do not.
 */
export const secondFactorRequiredFrom = (
  eb: ExpressionBuilder<Pick<Tables, 'users' | 'second_factor_requirements'>, 'users'>,
) =>
  eb
    .case()
    .when('users.role', 'in', rolesOfStaff)
    .then(
      eb
        .selectFrom('second_factor_requirements')
        .select(({ fn }) => fn.min('second_factor_requirements.starts_on').as('day'))
        .where((row) =>
          row.or([
            row('second_factor_requirements.school_id', '=', row.ref('users.school_id')),
            row.and([
              row('second_factor_requirements.school_id', 'is', null),
              row('users.role', '=', 'TEACHER'),
            ]),
          ]),
        ),
    )
    .end();
