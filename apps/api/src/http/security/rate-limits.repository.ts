import type { Database } from '@markwell/database/connect';
import { CompiledQuery } from 'kysely';
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';

interface CounterSettings {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
}

export type CreateCounter = (settings: CounterSettings) => RateLimiterAbstract;

interface Query {
  text: string;
  values: unknown[];
}

interface Row {
  points: number;
  expire: number | null;
}

/** Counters in the table `rate_limits`. The limiter writes its own SQL, one upsert per try, with values as parameters. */
export function createPostgresCounters({ sql: database }: Database): CreateCounter {
  const storeClient = {
    async query({ text, values }: Query) {
      const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  return (settings) =>
    new RateLimiterPostgres({
      ...settings,
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
    });
}
