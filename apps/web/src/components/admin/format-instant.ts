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

/** An ISO instant, or a day, as '3 Mar 2026', the day it is in London. */
export const formatShortDay = (instant: string): string => shortDay.format(new Date(instant));

/** An ISO instant as '3 Mar 2026, 14:32', as it was in London. */
export const formatInstant = (instant: string): string =>
  `${formatShortDay(instant)}, ${timeOfDay.format(new Date(instant))}`;
