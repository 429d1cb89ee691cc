import type pg from 'pg';

type Query = (...parameters: unknown[]) => unknown;

/**
 * Lets each statement of a connection begin when the one before has ended. In a transaction Prisma sends the statements
 * of one query at the same time (two relations, or more rows than one statement takes), and a later version of pg
 * refuses that.
 */
export function oneStatementAtATime(client: pg.PoolClient): void {
  const send = client.query.bind(client) as unknown as Query;
  let last: Promise<unknown> = Promise.resolve();
  const query: Query = (...parameters) => {
    // The pool's own statements have a callback and a connection to themselves.
    if (parameters.some((parameter) => typeof parameter === 'function')) return send(...parameters);
    const result = last.then(() => send(...parameters));
    last = result.catch(() => undefined);
    return result;
  };
  Object.assign(client, { query });
}
