const shortDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats an ISO instant or a day as '3 Mar 2026', in London time. */
export const formatShortDay = (instant: string): string => shortDay.format(new Date(instant));

/** Formats an ISO instant as '3 Mar 2026, 14:32', in London time. */
export const formatInstant = (instant: string): string =>
  `${formatShortDay(instant)}, ${timeOfDay.format(new Date(instant))}`;
