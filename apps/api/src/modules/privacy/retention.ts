/** Days between the warning about an unused account and its deletion. */
export const warningDays = 30;
/** Days for which e-mails that are saved instead of sent are kept. */
export const savedEmailDays = 30;

const msPerDay = 86_400_000;

export const daysBefore = (time: Date, days: number): Date => new Date(time.getTime() - days * msPerDay);

/** The same day of the month and time, this many months earlier; a day that the month lacks runs into the next one. */
export function monthsBefore(time: Date, months: number): Date {
  const earlier = new Date(time);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}
