import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
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

/** The name under which PostgreSQL keeps a statement; undefined for one that it does not keep. */
type StatementName = (text: string) => string | undefined;

/**
 * The query builder on a pool that others use as well. Kysely's own driver does not name its statements, and PostgreSQL
 * would parse and plan each again every time. A statement without a name is not kept.
 */
export function createQueryBuilder(pool: pg.Pool, statementName: StatementName): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => new PoolDriver(pool, statementName),
    },
  });
}

/** One for each client of the pool, kept as long as the client. */
class PooledConnection implements DatabaseConnection {
  isInUse = false;
  readonly #client: pg.PoolClient;
  readonly #statementName: StatementName;

  constructor(client: pg.PoolClient, statementName: StatementName) {
    this.#client = client;
    this.#statementName = statementName;
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const query =
      parameters.length === 0
        ? { text }
        : { name: this.#statementName(text), text, values: parameters.map(toParameter) };
    const { rows, rowCount, command } = await this.#client.query<Row & pg.QueryResultRow>(query);
    return command === 'SELECT' ? { rows } : { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed.');
  }

  /** Resolves with the command that was run. */
  async run(text: string): Promise<string> {
    const { command } = await this.#client.query(text);
    return command;
  }

  /** Gives the client back to the pool, once; the pool closes a broken one. */
  release(isBroken: boolean): void {
    if (!this.isInUse) return;
    this.isInUse = false;
    this.#client.release(isBroken);
  }
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #statementName: StatementName;
  readonly #connections = new WeakMap<pg.PoolClient, PooledConnection>();

  constructor(pool: pg.Pool, statementName: StatementName) {
    this.#pool = pool;
    this.#statementName = statementName;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<PooledConnection> {
    const client = await this.#pool.connect();
    let connection = this.#connections.get(client);
    if (!connection) {
      connection = new PooledConnection(client, this.#statementName);
      this.#connections.set(client, connection);
    }
    connection.isInUse = true;
    return connection;
  }

  async beginTransaction(connection: PooledConnection): Promise<void> {
    await connection.run('begin');
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    // PostgreSQL answers COMMIT with ROLLBACK when a statement of the transaction failed.
    if ((await connection.run('commit')) !== 'COMMIT')
      throw new Error('The transaction was rolled back instead of committed.');
  }

  /** A connection whose rollback fails is broken. */
  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    try {
      await connection.run('rollback');
    } catch (error) {
      connection.release(true);
      throw error;
    }
  }

  releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release(false);
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}
