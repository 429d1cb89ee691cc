import type { Database } from '@markwell/database/connect';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import type { AuditAction, AuditTargetKind, ReadPupilData } from '@markwell/shared/vocabulary/audit';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';

/** Adds an entry for each of the users who is not an administrator and has none of this actor's that is recent. */
export type AddReadings = (
  actorId: string,
  userIds: readonly string[],
  what: ReadPupilData,
) => Promise<unknown>;

const action: AuditAction = 'user.data-read';
const kind: AuditTargetKind = 'user';
const minutesBetween = 15;

export const createAddReadings =
  ({ sql: database }: Database): AddReadings =>
  (actorId, userIds, what) =>
    insertFrom(
      database,
      'audit_entries',
      database
        .selectFrom(
          unnest('given', {
            entry_id: arrayOf(
              'uuid',
              userIds.map(() => uuid()),
            ),
            user_id: arrayOf('uuid', userIds),
          }),
        )
        .innerJoin('users', 'users.id', 'given.user_id')
        .select((eb) => [
          'given.entry_id as id',
          typed('uuid', actorId).as('actor_id'),
          typed('text', action).as('action'),
          typed('text', kind).as('target_kind'),
          eb.cast<string>('users.id', 'text').as('target_id'),
          typed('jsonb', JSON.stringify({ read: what })).as('after'),
        ])
        .where('users.role', 'not in', ['ADMIN', 'SUPER_ADMIN'])
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('audit_entries as recent')
                .select('recent.id')
                .where('recent.target_kind', '=', kind)
                .where((each) => each('recent.target_id', '=', each.cast<string>('users.id', 'text')))
                .where((each) =>
                  each(
                    'recent.created_at',
                    '>',
                    sql<Date>`now() - ${each.lit(minutesBetween)} * interval '1 minute'`,
                  ),
                )
                .where('recent.actor_id', '=', actorId)
                .where('recent.action', '=', action),
            ),
          ),
        ),
    ).execute();
