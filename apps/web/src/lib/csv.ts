import { localTimeOf } from '@markwell/shared/time/local-time';

/** Spreadsheets run text that begins like this as a formula; an apostrophe in front prevents it. */
const startsLikeFormula = /^[=+\-@\t\r\n]/u;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = startsLikeFormula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** '2026-03-07 16:00' in London: spreadsheets read it as a time. Empty for none. */
export const timeText = (instant: string | null): string =>
  instant === null ? '' : localTimeOf(new Date(instant)).replace('T', ' ');

/** Rows as CSV. It begins with a byte order mark, which marks it as UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
