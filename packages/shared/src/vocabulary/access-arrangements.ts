/** Extra time in percent of the working time, as examination centres grant it (JCQ access arrangements). */
export const extraTimePercents = [0, 10, 25, 50, 100] as const;
export type ExtraTimePercent = (typeof extraTimePercents)[number];

/** Minutes of rest breaks for each started half hour of working time. 0: no rest breaks. */
export const breakMinutesChoices = [0, 5, 10] as const;
export type BreakMinutes = (typeof breakMinutesChoices)[number];
