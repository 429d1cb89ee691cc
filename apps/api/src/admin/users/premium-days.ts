import { addDays, dayOf, startOfDay } from '@markwell/shared/rules/days';

/** Premium access holds up to the end of its last day in Europe/London, which is when the next one begins. */
export const endOfDay = (lastDay: string): Date => startOfDay(addDays(lastDay, 1));

/** The day that ends at an instant, or in which it lies. */
export const lastDayOf = (end: Date): string => dayOf(new Date(end.getTime() - 1));
