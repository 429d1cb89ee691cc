import { onFirstUse } from '#lib/on-first-use.ts';

const dueFormat = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** Formats an ISO instant as 'Tue 3 Mar, 14:32', in London time. */
export const formatDue = (instant: string): string => dueFormat().format(new Date(instant));
