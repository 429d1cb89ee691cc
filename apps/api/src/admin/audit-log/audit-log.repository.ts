import { Prisma } from '@markwell/database/client';
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
  subjectKind: string;
  subjectId: string;
  /** The name of the target if it is a user who still exists. */
  subjectName: string | null;
  before: unknown;
  after: unknown;
  actorId: string | null;
  actorName: string | null;
  actorEmail: string | null;
}

export interface AuditLogFilter {
  kind: string | undefined;
  actorId: string | undefined;
  subjectId: string | undefined;
  before: string | undefined;
  limit: number;
}

export interface AuditLogRepository {
  /** Newest first. Undefined when the entry `before` does not exist. */
  list: (asked: AuditLogFilter) => Promise<AuditEntryRow[] | undefined>;
  findUserId: (email: string) => Promise<string | undefined>;
  listActors: () => Promise<Actor[]>;
}

/** PostgreSQL 14 and 15 have no test for whether a text is a valid uuid. */
const uuidPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

const end = { createdAt: new Date('9999-12-31'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

export function createAuditLogRepository(database: Database): AuditLogRepository {
  return {
    async list({ kind, actorId, subjectId, before, limit }) {
      const select = { id: true, createdAt: true };
      const place = before ? await database.auditEntry.findUnique({ where: { id: before }, select }) : end;
      if (!place) return undefined;
      const conditions = [
        // Prisma cannot compare the pair (time, id).
        Prisma.sql`(e.created_at, e.id) < (${place.createdAt}::timestamptz, ${place.id}::uuid)`,
        ...(kind === undefined ? [] : [Prisma.sql`e.subject_kind = ${kind}`]),
        ...(actorId === undefined ? [] : [Prisma.sql`e.actor_id = ${actorId}::uuid`]),
        ...(subjectId === undefined ? [] : [Prisma.sql`e.subject_id = ${subjectId}`]),
      ];
      return database.$queryRaw<AuditEntryRow[]>`
        select e.id, e.created_at as "createdAt", e.action, e.subject_kind as "subjectKind",
          e.subject_id as "subjectId", s.name as "subjectName", e.before, e.after,
          a.id as "actorId", a.name as "actorName", a.email as "actorEmail"
        from (
          select * from audit_entries e where ${Prisma.join(conditions, ' and ')}
          order by e.created_at desc, e.id desc limit ${limit}::int
        ) e left join users a on a.id = e.actor_id
          left join users s on s.id = case when e.subject_kind = 'user' and e.subject_id ~ ${uuidPattern}
            then e.subject_id::uuid end
        order by e.created_at desc, e.id desc`;
    },

    async findUserId(email) {
      const user = await database.user.findUnique({ where: { email }, select: { id: true } });
      return user?.id;
    },

    // A long log has few actors: this jumps from one to the next in the index and skips the other entries.
    listActors: () => database.$queryRaw<Actor[]>`
      with recursive actors as (
        (select actor_id from audit_entries where actor_id is not null order by actor_id limit 1)
        union all
        select (select e.actor_id from audit_entries e where e.actor_id > a.actor_id order by e.actor_id limit 1)
        from actors a where a.actor_id is not null
      )
      select u.id, u.name, u.email from actors a join users u on u.id = a.actor_id order by u.name, u.id`,
  };
}
