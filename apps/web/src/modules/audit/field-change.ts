import type { AuditEntryDto } from '@markwell/shared/audit/audit-log.contract';
import { identityChecks } from '@markwell/shared/users/identity-check.schemas';
import { consentProofs } from '@markwell/shared/users/user-consent.contract';
import { dataRequestReasons } from '@markwell/shared/users/user-data.contract';
import { linkEndReasons } from '@markwell/shared/users/user-parent-links.contract';
import { generationTypeNames } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { readPupilData } from '@markwell/shared/audit/audit.vocabulary';
import { roleNames } from '@markwell/shared/accounts/role-names.vocabulary';
import { formatInstant, formatShortDay } from '#ui/admin/format-instant.ts';

/** One changed field of an entry; undefined where there was no value or is none. */
export interface FieldChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

type Value = NonNullable<AuditEntryDto['before']>[string];
type Names = AuditEntryDto['names'];

/** The fields whose value has changed, in the order they were stored. */
export function changesOf({ before, after, names }: Pick<AuditEntryDto, 'before' | 'after' | 'names'>) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes: FieldChange[] = fields.map((field) => ({
    name: inWords(field),
    before: say(field, before?.[field], names),
    after: say(field, after?.[field], names),
  }));
  return changes.filter((change) => change.before !== change.after);
}

/** Fields whose names do not say in plain words what they hold. */
const fieldNames: Record<string, string> = {
  isFree: 'Free',
  isPremium: 'Premium',
  pdf: 'PDF file',
  byteSize: 'Size in bytes',
  color: 'Colour',
  affectedAttempts: 'Results that changed',
  read: 'What was read',
  identityCheck: 'How it was checked who asked',
  proof: 'What the parent gave',
};

/** 'premiumUntil' as 'Premium until', 'topicId' as 'Topic', 'isActive' as 'Active'. */
function inWords(field: string): string {
  const given = fieldNames[field];
  if (given !== undefined) return given;
  const words = field
    .replace(/(?<=.)Id$/u, '')
    .replace(/^is(?=\p{Lu})/u, '')
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|[_-]+/gu, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields whose values have names of their own. */
const valueNames: Record<string, Record<string, string>> = {
  role: roleNames,
  read: readPupilData,
  type: generationTypeNames,
  identityCheck: identityChecks,
  proof: consentProofs,
  reason: { ...dataRequestReasons, ...linkEndReasons },
};
/** Fields whose values are from a list of ours, such as 'SCHOOL_PRIVATE'. All other text is shown as it was written. */
const listedFields = new Set([
  'status',
  'state',
  'kind',
  'visibility',
  'difficulty',
  'tier',
  'change',
  'answer',
  'color',
]);
const day = /^\d{4}-\d{2}-\d{2}$/u;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/u;
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

function say(field: string, value: Value | undefined, names: Names): string | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return sayText(field, value, names);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((each) => say(field, each, names) ?? '').join(', ');
  const parts = Object.entries(value).map(
    ([name, each]) => `${inWords(name)}: ${say(name, each, names) ?? 'none'}`,
  );
  return parts.length === 0 ? 'none' : parts.join('; ');
}

function sayText(field: string, text: string, names: Names): string {
  const name = names[text] ?? valueNames[field]?.[text];
  if (name !== undefined) return name;
  if (day.test(text)) return formatShortDay(text);
  if (instant.test(text)) return formatInstant(text);
  if (id.test(text)) return refersTo.test(field) ? `deleted (${text.slice(0, 8)}…)` : `…${text.slice(-8)}`;
  if (!listedFields.has(field)) return text;
  const words = text.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields with the id of something that has a name as long as it exists. A stored file has none. */
const refersTo = /Id$|^replacedBy$/u;
