import { dayOf } from '@markwell/shared/time/days';
import { consentAge } from '@markwell/shared/registration/account.schemas';
import { fromDateColumn } from '#platform/date-column.ts';

const dayIn = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The same day some years later, or earlier for a negative number; a day that does not exist is the next one. */
export function yearsAfter(day: string, years: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return dayIn(year + years, month, dayOfMonth);
}

/** The first day on which somebody who is this many years old on a day (YYYY-MM-DD) is certainly 13. */
export function consentEndsOnFromAge(age: number, day: string): string {
  return yearsAfter(day, consentAge - age);
}

/** The same for a month of birth (YYYY-MM): the day of birth is not known, so the whole month counts as 12. */
export function consentEndsOnFromBirthMonth(birthMonth: string): string {
  const [year = 0, month = 0] = birthMonth.split('-').map(Number);
  return dayIn(year + consentAge, month + 1, 1);
}

/** Whether a child who needed a parent's consent is 13 by now. Without a known day, the parent keeps the say. */
export const hasConsentEnded = ({ consentEndsOn }: { consentEndsOn: Date | null }, now: Date): boolean =>
  consentEndsOn !== null && fromDateColumn(consentEndsOn) <= dayOf(now);
