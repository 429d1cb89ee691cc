import { entriesPerPage } from '@markwell/shared/admin/audit-log/audit-log.contract';
import type { AuditTargetKind } from '@markwell/shared/vocabulary/audit';
import { redactSecrets, type JsonValue } from '../../domain/audit/record-change.repository.ts';
import { notFound } from '../../domain/domain-error.ts';
import type { Actor, AuditLogRepository, AuditEntryRow } from './audit-log.repository.ts';

interface AuditLogQuery {
  kind: AuditTargetKind | '';
  actorId: string;
  target: string;
  before?: string | undefined;
}

interface Entry {
  id: string;
  at: string;
  actor: Actor | null;
  action: string;
  target: { kind: string; id: string; name: string | null };
  before: Record<string, JsonValue> | null;
  after: Record<string, JsonValue> | null;
}

export interface AuditLogService {
  /** Throws NOT_FOUND when the entry `before` does not exist. */
  list: (query: AuditLogQuery) => Promise<{ entries: Entry[]; next: string | null }>;
  listActors: () => Promise<Actor[]>;
}

export function createAuditLogService({ repository }: { repository: AuditLogRepository }): AuditLogService {
  /**
   * Returns the id of the target of a query, which can also name a user by e-mail address, in upper or lower
   * case.
   */
  async function targetIdOf(target: string): Promise<string | undefined> {
    if (target === '') return undefined;
    return target.includes('@') ? ((await repository.findUserId(target.toLowerCase())) ?? target) : target;
  }

  return {
    async list({ kind, actorId, target, before }) {
      const found = await repository.list({
        kind: kind === '' ? undefined : kind,
        actorId: actorId === '' ? undefined : actorId,
        targetId: await targetIdOf(target),
        before,
        limit: entriesPerPage + 1,
      });
      if (!found) throw notFound('This entry does not exist');
      const entries = found.slice(0, entriesPerPage);
      const last = found.length > entriesPerPage ? entries.at(-1) : undefined;
      return { entries: entries.map(toEntry), next: last?.id ?? null };
    },

    listActors: repository.listActors,
  };
}

function toEntry({ id, createdAt, action, before, after, ...entry }: AuditEntryRow): Entry {
  const { actorId, actorName, actorEmail } = entry;
  const hasActor = actorId !== null && actorName !== null && actorEmail !== null;
  return {
    id,
    at: createdAt.toISOString(),
    actor: hasActor ? { id: actorId, name: actorName, email: actorEmail } : null,
    action,
    target: { kind: entry.targetKind, id: entry.targetId, name: entry.targetName },
    before: valuesOf(before),
    after: valuesOf(after),
  };
}

/** Removes secrets again, in case an entry was not written by `recordChange`. */
function valuesOf(values: unknown): Entry['before'] {
  const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
  return isObject ? redactSecrets(values) : null;
}
