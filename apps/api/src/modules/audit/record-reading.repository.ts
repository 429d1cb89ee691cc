import type { Database } from '@markwell/database/connect';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import type { AuditAction, AuditTargetKind, ReadPupilData } from '@markwell/shared/audit/audit.vocabulary';
import type { DB as Tables } from '@markwell/database/tables';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { v7 as uuid } from 'uuid';

const action: AuditAction = 'user.data-read';
const kind: AuditTargetKind = 'user';
const minutesBetween = 15;

interface Reading {
  actorId: string;
  action: AuditAction;
  targetKind: AuditTargetKind;
  targetId: Expression<string>;
}

/** Whether the actor has no entry of this reading in the last fifteen minutes. */
export function isNewReading(reading: Reading) {
  const eb = expressionBuilder<Tables>();
  return eb.not(
    eb.exists(
      eb
        .selectFrom('audit_entries as recent')
        .select('recent.id')
        .where('recent.target_kind', '=', reading.targetKind)
        .where('recent.target_id', '=', reading.targetId)
        .where((each) =>
          each(
            'recent.created_at',
            '>',
            sql<Date>`now() - ${each.lit(minutesBetween)} * interval '1 minute'`,
          ),
        )
        .where('recent.actor_id', '=', reading.actorId)
        .where('recent.action', '=', reading.action),
    ),
  );
}

/** Adds an entry for each of the users who is not an administrator and has none of this actor's that is recent. */
export function addReadings(
  db: Database,
  actorId: string,
  userIds: readonly string[],
  what: ReadPupilData,
): Promise<unknown> {
  return insertFrom(
    db.sql,
    'audit_entries',
    db.sql
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
        isNewReading({
          actorId,
          action,
          targetKind: kind,
          targetId: eb.cast<string>('users.id', 'text'),
        }),
      ),
  ).execute();
}
