/**
 * The whole years of someone who was born in a month, on a day. The day of birth is not known, so a year is over only
 * when the month of birth is: nobody counts as older than they are. Months and days are YYYY-MM and YYYY-MM-DD.
 */
export function ageOn(day: string, birthMonth: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const [birthYear = 0, ofBirth = 0] = birthMonth.split('-').map(Number);
  return year - birthYear - (month > ofBirth ? 0 : 1);
}
