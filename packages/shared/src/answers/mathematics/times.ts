import { plainCharacters } from './normalise.ts';

const minutesOfDay = 24 * 60;

const written = /^(\d{1,2})(?:[:.h ] ?(\d{2}))?(?::\d{2})? ?(am|pm|hrs|h)?$/u;
const withoutColon = /^(\d{2})(\d{2}) ?(?:hrs|h)?$/u;

/** A time of the day in minutes after midnight: 14:30, 1430, 2.30 pm. Null if it is none. */
export function minutesOf(text: string): number | null {
  if (text.length > 40) return null;
  const plain = plainCharacters(text)
    .toLowerCase()
    .replace(/([ap])\.? ?m\.?$/u, '$1m');
  const match = withoutColon.exec(plain) ?? written.exec(plain);
  if (!match) return null;
  const [, hours = '', minutes, half] = match;
  const hour = half === 'am' || half === 'pm' ? hourOfHalf(Number(hours), half) : Number(hours);
  // A number alone, such as 7, is no time.
  if (hour === null || (minutes === undefined && half !== 'am' && half !== 'pm')) return null;
  const total = hour * 60 + Number(minutes ?? 0);
  return Number(minutes ?? 0) > 59 || total > minutesOfDay ? null : total % minutesOfDay;
}

const hourOfHalf = (hour: number, half: 'am' | 'pm'): number | null =>
  hour < 1 || hour > 12 ? null : (hour % 12) + (half === 'pm' ? 12 : 0);

/** On the 24-hour clock: 09:05. */
export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
