/** '1 day', '2 days'. */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${String(count)} ${count === 1 ? one : many}`;

const dayFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** '16 November' of '2026-11-16'. */
export const dayName = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));
