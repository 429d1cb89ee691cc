import type { AuditEntryDto } from '@markwell/shared/admin/audit-log/audit-log.contract';
import { roleNames } from '@markwell/shared/vocabulary/role-names';
import { formatInstant, formatShortDay } from '../../components/admin/format-instant.ts';

/** One changed field of an entry; undefined where there was or is no value. */
export interface FieldChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

type Value = NonNullable<AuditEntryDto['before']>[string];

/** The fields whose value has changed, in the order they were stored. */
export function changesOf({ before, after }: Pick<AuditEntryDto, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name: inWords(name), before: say(before?.[name]), after: say(after?.[name]) }))
    .filter((change) => change.before !== change.after);
}

/** 'premiumUntil' as 'Premium until'. */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|[_-]+/gu, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const names: Record<string, string> = roleNames;
const day = /^\d{4}-\d{2}-\d{2}$/u;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/u;

function say(value: Value | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return sayText(value);
  return typeof value === 'number' ? String(value) : JSON.stringify(value, null, 1);
}

function sayText(text: string): string {
  if (day.test(text)) return formatShortDay(text);
  return instant.test(text) ? formatInstant(text) : (names[text] ?? text);
}
