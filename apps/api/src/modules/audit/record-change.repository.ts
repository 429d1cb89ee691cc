import { isDeepStrictEqual } from 'node:util';
import { insertJsonRows } from '@markwell/database/sql/insert-json-rows';
import type { Sql } from '@markwell/database/connect';
import type { AuditAction, AuditTargetKind } from '@markwell/shared/audit/audit.vocabulary';
import { v7 as uuid } from 'uuid';

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/** What an administrator has done to a target. */
export interface Change {
  /** The administrator; null for a change by the application itself. */
  actorId: string | null;
  action: AuditAction;
  target: { kind: AuditTargetKind; id: string };
  /**
   * The fields of the target before and after, changed or not; null when it did not exist then. Undefined fields are
   * omitted.
   */
  before: object | null;
  after: object | null;
}

/** An entry of the audit log: of a target that existed before and after, only the fields that differ. */
interface AuditEntry extends Omit<Change, 'before' | 'after'> {
  before: Record<string, JsonValue> | null;
  after: Record<string, JsonValue> | null;
}

const columns = {
  id: 'uuid',
  actor_id: 'uuid',
  action: 'text',
  target_kind: 'text',
  target_id: 'text',
  before: 'jsonb',
  after: 'jsonb',
} as const;

/**
 * Writes the audit entry of a change in the transaction of the change, so that both are committed or neither:
 * the fields that differ before and after, without secrets. Writes nothing when no field differs. The time is
 * the transaction's.
 */
export const recordChange = (transaction: Sql, change: Change): Promise<void> =>
  recordChanges(transaction, [change]);

/** The same for many changes, in one statement. */
export async function recordChanges(transaction: Sql, changes: readonly Change[]): Promise<void> {
  const rows = changes.flatMap((change) => {
    const entry = auditEntryOf(change);
    if (!entry) return [];
    const { actorId, action, target, before, after } = entry;
    return {
      id: uuid(),
      actor_id: actorId,
      action,
      target_kind: target.kind,
      target_id: target.id,
      before,
      after,
    };
  });
  if (rows.length === 0) return;
  // One parameter for any number of rows: a bulk deletion writes thousands.
  await insertJsonRows(transaction, 'audit_entries', columns, rows).execute();
}

/** The entry of a change, without fields that are named like a secret; undefined when no field differs. */
export function auditEntryOf({ actorId, action, target, before, after }: Change): AuditEntry | undefined {
  const entry = { actorId, action, target };
  if (!before || !after) {
    return { ...entry, before: before && redactSecrets(before), after: after && redactSecrets(after) };
  }
  const [old, current] = [redactSecrets(before), redactSecrets(after)];
  const isChanged = ([name]: [string, JsonValue]) => !isDeepStrictEqual(old[name], current[name]);
  const changed = {
    before: Object.fromEntries(Object.entries(old).filter(isChanged)),
    after: Object.fromEntries(Object.entries(current).filter(isChanged)),
  };
  const isEmpty = Object.keys({ ...changed.before, ...changed.after }).length === 0;
  return isEmpty ? undefined : { ...entry, ...changed };
}

/** An answer key is not a secret here: the audit log must show how it changed. */
const secretName =
  /password|passphrase|token|secret|hash|credential|authorization|cookie|api_?key|private_?key/i;

/** The values as JSON, without fields that are named like a secret, at any depth. */
export function redactSecrets(values: object): Record<string, JsonValue> {
  const fields: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(
    fields
      .filter(([name, value]) => value !== undefined && !secretName.test(name))
      .map(([name, value]) => [name, toJsonValue(value)]),
  );
}

function toJsonValue(value: unknown): JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `${value.byteLength} bytes`;
  if (Array.isArray(value)) return value.map(toJsonValue);
  return typeof value === 'object' ? redactSecrets(value) : null;
}
