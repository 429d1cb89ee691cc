import { entriesPerPage } from '@markwell/shared/audit/audit-log.contract';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import { addDays, startOfDay } from '@markwell/shared/time/days';
import type { AuditTargetKind } from '@markwell/shared/audit/audit.vocabulary';
import { redactSecrets, type JsonValue } from './record-change.repository.ts';
import { notFound } from '#platform/domain-error.ts';
import {
  type Actor,
  type AuditEntryRow,
  findUserIdByText,
  findAuditEntries,
} from './audit-log.repository.ts';
import { type NamedKind, readTargetNames } from './target-names.repository.ts';
import type { Context } from '#context.ts';

interface AuditLogQuery {
  kind: AuditTargetKind | '';
  actorId: string;
  target: string;
  /** Days in Europe/London, both included; empty: no limit. */
  from: string;
  until: string;
  before?: string | undefined;
}

interface Entry {
  id: string;
  at: string;
  actor: Actor | null;
  action: string;
  target: { kind: string; id: string; name: string | null; exists: boolean };
  before: Record<string, JsonValue> | null;
  after: Record<string, JsonValue> | null;
  names: Record<string, string>;
}

/**
 * Returns the id of the target of a query, which can also name a user by e-mail address, in upper or lower
 * case.
 */
async function targetIdOf(context: Context, target: string): Promise<string | undefined> {
  if (target === '') return undefined;
  return target.includes('@')
    ? ((await findUserIdByText(context.db, target.toLowerCase())) ?? target)
    : target;
}

/** Throws NOT_FOUND when the entry `before` does not exist. */
export async function listAuditEntries(
  context: Context,
  { kind, actorId, target, from, until, before }: AuditLogQuery,
): Promise<{ entries: Entry[]; next: string | null }> {
  const found = await findAuditEntries(context.db, {
    kind: kind === '' ? undefined : kind,
    actorId: actorId === '' ? undefined : actorId,
    targetId: await targetIdOf(context, target),
    from: from === '' ? undefined : startOfDay(from),
    until: until === '' ? undefined : startOfDay(addDays(until, 1)),
    before,
    limit: entriesPerPage + 1,
  });
  if (!found) throw notFound('This entry does not exist');
  const entries = found.slice(0, entriesPerPage);
  const last = found.length > entriesPerPage ? entries.at(-1) : undefined;
  const names = await readTargetNames(context.db, idsIn(entries));
  return { entries: entries.map((entry) => toEntry(entry, names)), next: last?.id ?? null };
}

function toEntry(row: AuditEntryRow, names: ReadonlyMap<string, string>): Entry {
  const { id, createdAt, action, actorId, actorName, actorEmail, targetKind, targetId } = row;
  const [before, after] = [valuesOf(row.before), valuesOf(row.after)];
  const name = names.get(targetId);
  const inValues = [...referencesIn(before), ...referencesIn(after)].flatMap(([, referredId]) => {
    const referred = names.get(referredId);
    return referred === undefined ? [] : [[referredId, referred] as const];
  });
  const hasActor = actorId !== null && actorName !== null && actorEmail !== null;
  return {
    id,
    at: createdAt.toISOString(),
    actor: hasActor ? { id: actorId, name: actorName, email: actorEmail } : null,
    action,
    target: {
      kind: targetKind,
      id: targetId,
      name: name ?? nameIn(before) ?? nameIn(after),
      exists: name !== undefined,
    },
    before,
    after,
    names: Object.fromEntries(inValues),
  };
}

/** The fields of entries that hold an id, and what it names. */
const references: Record<string, NamedKind> = {
  userId: 'user',
  parentId: 'user',
  schoolId: 'school',
  stageId: 'stage',
  subjectId: 'subject',
  topicId: 'topic',
  questionId: 'question',
  passageId: 'passage',
  examBoardId: 'exam-board',
  generationId: 'generation',
  replacedBy: 'creative-writing',
};
const namedKinds = new Set<string>([
  ...Object.values(references),
  'creative-writing',
  'paper',
  'flag',
  'upload',
] satisfies NamedKind[]);
const isNamedKind = (kind: string): kind is NamedKind => namedKinds.has(kind);
const isId = (value: unknown): value is string => idSchema.safeParse(value).success;

/** The ids in the values of an entry. */
const referencesIn = (values: Entry['before']): [kind: NamedKind, id: string][] =>
  Object.entries(values ?? {}).flatMap(([field, value]) => {
    const kind = references[field];
    return kind !== undefined && isId(value) ? [[kind, value]] : [];
  });

/** Every id in the entries, by what it names. */
function idsIn(entries: readonly AuditEntryRow[]): Map<NamedKind, Set<string>> {
  const ids = new Map<NamedKind, Set<string>>();
  const add = (kind: NamedKind, id: string) => ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  for (const { targetKind, targetId, before, after } of entries) {
    if (isNamedKind(targetKind) && isId(targetId)) add(targetKind, targetId);
    for (const [kind, id] of [...referencesIn(valuesOf(before)), ...referencesIn(valuesOf(after))])
      add(kind, id);
  }
  return ids;
}

/** The name that something deleted had. */
function nameIn(values: Entry['before']): string | null {
  for (const field of ['name', 'title', 'questionText']) {
    const value = values?.[field];
    if (typeof value === 'string' && value !== '') return value.slice(0, maxDeletedName);
  }
  return null;
}
const maxDeletedName = 80;

/** Removes secrets again, in case an entry was not written by `recordChange`. */
function valuesOf(values: unknown): Entry['before'] {
  const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
  return isObject ? redactSecrets(values) : null;
}
