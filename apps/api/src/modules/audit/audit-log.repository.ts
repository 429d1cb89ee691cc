import type { Database } from '@markwell/database/connect';

export interface Actor {
  id: string;
  name: string;
  email: string;
}

export interface AuditEntryRow {
  id: string;
  createdAt: Date;
  action: string;
  targetKind: string;
  targetId: string;
  before: unknown;
  after: unknown;
  actorId: string | null;
  actorName: string | null;
  actorEmail: string | null;
}

interface AuditLogFilter {
  kind: string | undefined;
  actorId: string | undefined;
  targetId: string | undefined;
  /** Entries at this instant or later. */
  from: Date | undefined;
  /** Entries before this instant. */
  until: Date | undefined;
  before: string | undefined;
  limit: number;
}

/** Later than every entry: where the first page starts. */
const afterEveryEntry = { createdAt: new Date('9999-12-31'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** Newest first. Undefined when the entry `before` does not exist. */
export async function findAuditEntries(
  db: Database,
  { kind, actorId, targetId, from, until, before, limit }: AuditLogFilter,
): Promise<AuditEntryRow[] | undefined> {
  const start = before
    ? await db.sql
        .selectFrom('audit_entries')
        .select(['id', 'created_at as createdAt'])
        .where('id', '=', before)
        .executeTakeFirst()
    : afterEveryEntry;
  if (!start) return undefined;
  return db.sql
    .selectFrom((eb) =>
      eb
        .selectFrom('audit_entries')
        .selectAll()
        .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(start.createdAt, start.id)))
        .where((eb) =>
          eb.and([
            ...(kind === undefined ? [] : [eb('target_kind', '=', kind)]),
            ...(actorId === undefined ? [] : [eb('actor_id', '=', actorId)]),
            ...(targetId === undefined ? [] : [eb('target_id', '=', targetId)]),
            ...(from === undefined ? [] : [eb('created_at', '>=', from)]),
            ...(until === undefined ? [] : [eb('created_at', '<', until)]),
          ]),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .as('entry'),
    )
    .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
    .select([
      'entry.id',
      'entry.created_at as createdAt',
      'entry.action',
      'entry.target_kind as targetKind',
      'entry.target_id as targetId',
      'entry.before',
      'entry.after',
      'actor.id as actorId',
      'actor.name as actorName',
      'actor.email as actorEmail',
    ])
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .execute();
}

export async function findUserIdByText(db: Database, email: string): Promise<string | undefined> {
  const user = await db.sql.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return user?.id;
}

export function findAuditActors(db: Database): Promise<Actor[]> {
  return db.sql
    .withRecursive('actors', (query) =>
      query
        .selectFrom((eb) =>
          eb
            .selectFrom('audit_entries')
            .select('actor_id')
            .where('actor_id', 'is not', null)
            .orderBy('actor_id')
            .limit(1)
            .as('first'),
        )
        .select('first.actor_id')
        .unionAll(
          query
            .selectFrom('actors')
            .select((actor) =>
              actor
                .selectFrom('audit_entries')
                .select('audit_entries.actor_id')
                .whereRef('audit_entries.actor_id', '>', 'actors.actor_id')
                .orderBy('audit_entries.actor_id')
                .limit(1)
                .as('actor_id'),
            )
            .where('actors.actor_id', 'is not', null),
        ),
    )
    .selectFrom('actors')
    .innerJoin('users', 'users.id', 'actors.actor_id')
    .select(['users.id', 'users.name', 'users.email'])
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
}
