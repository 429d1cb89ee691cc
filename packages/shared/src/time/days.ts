let londonDay: Intl.DateTimeFormat | undefined;

/** The day of an instant in Europe/London, as YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  londonDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return londonDay.format(instant);
}

/** Whole days from one YYYY-MM-DD to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 'Saturday' for a YYYY-MM-DD. */
export const weekdayOf = (day: string): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** The seven days of the week that contains a day, Monday first. */
export function weekOf(day: string): string[] {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - weekday));
}

/** The instant at which a YYYY-MM-DD begins in Europe/London. */
export function startOfDay(day: string): Date {
  const inWinter = new Date(`${day}T00:00:00Z`);
  const inSummer = new Date(inWinter.getTime() - 3_600_000);
  return dayOf(inSummer) === day ? inSummer : inWinter;
}
