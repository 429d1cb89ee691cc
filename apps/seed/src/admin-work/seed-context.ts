import type { Context } from '@markwell/api/context';
import { createReaderProcesses } from '@markwell/api/platform/reading/reader-processes';
import type { Database } from '@markwell/database/connect';

const unlimited = {
  generation: { consume: () => Promise.resolve() },
} as unknown as Context['limits'];

/**
 * The context of the Admin Panel's functions when the seed calls them in one transaction. What they need besides these
 * parts, such as a place for pictures, the seed's uploads do not use.
 */
export const seedContext = (
  { sql }: Pick<Database, 'sql'>,
  { clock, model }: Pick<Context, 'clock'> & Partial<Pick<Context, 'model'>>,
): Context => {
  const parts: Partial<Context> = {
    db: { sql } as Database,
    clock,
    ...(model && { model }),
    limits: unlimited,
    readInProcess: createReaderProcesses(),
    removeFiles: () => Promise.resolve(),
    // The seed runs bulk changes itself.
    enqueue: () => Promise.resolve(),
  };
  return parts as Context;
};
