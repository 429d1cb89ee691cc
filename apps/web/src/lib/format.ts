import { formatNumber } from '@markwell/shared/text/format-number';
import { onFirstUse } from './on-first-use.ts';

export { formatNumber };

const calendarDay = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);

/** '1 question', '1,247 questions'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Minutes as '38 min', '1 h' or '1 h 15 min'. */
export function hoursAndMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return `${String(rest)} min`;
  return rest === 0 ? `${String(hours)} h` : `${String(hours)} h ${String(rest)} min`;
}

/** Formats an ISO instant as '3 March 2026', in London time. */
export const formatDay = (instant: string): string => calendarDay().format(new Date(instant));

const timeOfDay = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' }),
);

/** Formats an ISO instant as '16:05', in London time. */
export const formatTime = (instant: string): string => timeOfDay().format(new Date(instant));

const conjunction = onFirstUse(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** '2 topics, 12 questions and 1 past paper'. */
export const listOf = (parts: readonly string[]): string => conjunction().format(parts);

const oneDecimal = onFirstUse(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }));

/** Formats 1536 bytes as '1.5 KB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return countOf(bytes, 'byte');
  if (bytes < 1_048_576) return `${oneDecimal().format(bytes / 1024)} KB`;
  return `${oneDecimal().format(bytes / 1_048_576)} MB`;
}
