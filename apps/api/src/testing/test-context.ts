import type { AppSettings, Context } from '../context.ts';

type Parts = Partial<Omit<Context, 'settings'>> & { settings?: Partial<AppSettings> };

/** A context of these parts alone, for functions that need no others. */
export const testContext = (parts: Parts): Context => parts as Context;
