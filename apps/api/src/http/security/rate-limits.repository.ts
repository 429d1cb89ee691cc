import type { Database } from '@markwell/database/connect';

interface Query {
  text: string;
  values: unknown[];
}

interface Counter {
  points: number;
  expire: bigint | null;
}

/** The interface that the rate limiter's PostgreSQL store expects: a pool with a method to query. */
export interface RateLimitStore {
  query: (query: Query) => Promise<{ rows: { points: number; expire: number | null }[]; rowCount: number }>;
}

/** The limiter writes its own SQL (one upsert per try), with values as parameters. */
export function createRateLimitStore(database: Database): RateLimitStore {
  return {
    async query({ text, values }) {
      const counters = await database.$queryRawUnsafe<Counter[]>(text, ...values);
      const rows = counters.map(({ points, expire }) => ({
        points,
        expire: expire === null ? null : Number(expire),
      }));
      return { rows, rowCount: rows.length };
    },
  };
}
