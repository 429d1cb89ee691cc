import type { Database } from '@markwell/database/connect';
import { CompiledQuery } from 'kysely';

interface Query {
  text: string;
  values: unknown[];
}

interface Counter {
  points: number;
  expire: number | null;
}

/** The interface that the rate limiter's PostgreSQL store expects: a pool with a method to query. */
export interface RateLimitStore {
  query: (query: Query) => Promise<{ rows: Counter[]; rowCount: number }>;
}

/** The limiter writes its own SQL (one upsert per try), with values as parameters. */
export function createRateLimitStore({ sql: database }: Database): RateLimitStore {
  return {
    async query({ text, values }) {
      const { rows } = await database.executeQuery<Counter>(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
}
