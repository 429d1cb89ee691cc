import { addDays, dayOf, startOfDay } from '@markwell/shared/time/days';

/** The end of a day in Europe/London, which is the start of the next one. Premium ends then. */
export const endOfDay = (lastDay: string): Date => startOfDay(addDays(lastDay, 1));

/** The day that ends at an instant, or that contains it. */
export const lastDayOf = (end: Date): string => dayOf(new Date(end.getTime() - 1));
