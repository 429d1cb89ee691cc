import { dayOf } from './days.ts';

let londonTime: Intl.DateTimeFormat | undefined;

/** The time of an instant in Europe/London, as HH:MM. */
export function timeOf(instant: Date): string {
  londonTime ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return londonTime.format(instant);
}

/** What a clock in London shows at an instant: `2026-03-02T14:30`, as an input of the kind `datetime-local` has it. */
export const localTimeOf = (instant: Date): string => `${dayOf(instant)}T${timeOf(instant)}`;

/**
 * The instant at which a clock in London shows this time. Of the hour that is repeated when the clocks go back, the first
 * one; of the hour that is skipped in spring, the time an hour later. Null for what is not a time.
 */
export function instantOf(localTime: string): Date | null {
  const asWinter = Date.parse(`${localTime}Z`);
  if (Number.isNaN(asWinter)) return null;
  const inSummer = new Date(asWinter - 3_600_000);
  return localTimeOf(inSummer) === localTime.slice(0, 16) ? inSummer : new Date(asWinter);
}
