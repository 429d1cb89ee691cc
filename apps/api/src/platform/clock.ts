/** The time as an argument, so that deadlines, streaks and expiry can be tested exactly. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
