import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import pg from 'pg';
import type { DB as Tables } from '../client/tables.ts';

/** Values as Prisma returns them; a bigint and a numeric become numbers, because no value comes near 2^53. */
export const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
types.setTypeParser(pg.types.builtins.DATE, (day: string) => new Date(`${day}T00:00:00Z`));

/** An instant in UTC, so that the day of a `date` does not depend on the time zone of this process. */
const toParameter = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/**
 * The query builder on a pool that others use as well. Kysely's own driver does not name its statements, and PostgreSQL
 * would parse and plan each again every time. A statement without a name is not kept.
 */
export function createQueryBuilder(
  pool: pg.Pool,
  statementName: (text: string) => string | undefined,
): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => createDriver(pool, statementName),
    },
  });
}

function createDriver(pool: pg.Pool, statementName: (text: string) => string | undefined): Driver {
  const clients = new WeakMap<DatabaseConnection, pg.PoolClient>();
  const run = (text: string) => (connection: DatabaseConnection) =>
    connection.executeQuery(CompiledQuery.raw(text)).then(() => undefined);
  function release(connection: DatabaseConnection, isBroken: boolean) {
    const client = clients.get(connection);
    clients.delete(connection);
    client?.release(isBroken);
  }
  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      const client = await pool.connect();
      const connection: DatabaseConnection = {
        async executeQuery<Row>({ sql: text, parameters }: CompiledQuery) {
          const query =
            parameters.length === 0
              ? { text }
              : { name: statementName(text), text, values: parameters.map(toParameter) };
          const { rows, rowCount, command } = await client.query<Row & pg.QueryResultRow>(query);
          return command === 'SELECT' ? { rows } : { rows, numAffectedRows: BigInt(rowCount ?? 0) };
        },
        streamQuery: () => {
          throw new Error('Rows are not streamed.');
        },
      };
      clients.set(connection, client);
      return connection;
    },
    beginTransaction: run('begin'),
    // PostgreSQL answers COMMIT with ROLLBACK when a statement of the transaction failed.
    async commitTransaction(connection) {
      const result = await clients.get(connection)?.query('commit');
      if (result?.command !== 'COMMIT')
        throw new Error('The transaction was rolled back instead of committed.');
    },
    // A connection whose rollback fails is broken: the pool is to close it.
    async rollbackTransaction(connection) {
      try {
        await run('rollback')(connection);
      } catch (error) {
        release(connection, true);
        throw error;
      }
    },
    releaseConnection(connection) {
      release(connection, false);
      return Promise.resolve();
    },
    destroy: () => pool.end(),
  };
}
