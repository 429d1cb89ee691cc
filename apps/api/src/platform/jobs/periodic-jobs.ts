import type { Context } from '../../context.ts';

export const everyMinute = '* * * * *';
export const everyHour = '0 * * * *';

/** Work that is repeated, by one process at a time. */
export interface PeriodicJob {
  name: string;
  /** When it is due (UTC); the finest is a minute. */
  cron: string;
  run: (context: Context) => Promise<unknown>;
}

/** A periodic job with the context of its process. */
export interface BoundJob extends Omit<PeriodicJob, 'run'> {
  run: () => Promise<unknown>;
}
