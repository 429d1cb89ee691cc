import {
  DeleteQueryNode,
  InsertQueryNode,
  UpdateQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  Kysely,
} from 'kysely';
import { Prisma } from '../client/client.ts';
import type { Database } from '../connect.ts';
import type { DB as Tables } from '../client/tables.ts';
import { createQueryBuilder, streamQuery } from './driver.ts';

const builders = new WeakMap<Prisma.TransactionClient, Kysely<Tables>>();

/** A database, a transaction of Prisma's or one of the query builder's. */
export type Queries = Database | Prisma.TransactionClient | Kysely<Tables>;

/**
 * The typed query builder of a database or a transaction. In a transaction of Prisma's a statement costs about as much
 * as `$queryRaw`; busy calls should need one statement, or use `database.sql.transaction()`.
 */
export function sqlOf(client: Queries): Kysely<Tables> {
  if (client instanceof Kysely) return client;
  // A transaction shows the properties of its database too, except those that it forbids.
  if ('$connect' in client) return client.sql;
  let builder = builders.get(client);
  if (!builder) {
    builder = createTransactionBuilder(client);
    builders.set(client, builder);
  }
  return builder;
}

function createTransactionBuilder(transaction: Prisma.TransactionClient): Kysely<Tables> {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const isWriteWithoutResult =
        (InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)) &&
        query.returning === undefined;
      if (isWriteWithoutResult) {
        const count = await transaction.$executeRawUnsafe(sql, ...parameters);
        return { rows: [], numAffectedRows: BigInt(count) };
      }
      const rows = await transaction.$queryRawUnsafe<Record<string, unknown>[]>(sql, ...parameters);
      for (const row of rows) for (const name in row) row[name] = toNumber(row[name]);
      return { rows: rows as Row[], numAffectedRows: BigInt(rows.length) };
    },
    streamQuery,
  };
  const refuse = () => Promise.reject(new Error('The transaction belongs to Prisma.'));
  return createQueryBuilder({
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: () => Promise.resolve(),
  });
}

/** As from the pool: a bigint and a numeric are numbers. */
function toNumber(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(toNumber);
  return Prisma.Decimal.isDecimal(value) ? Number(value) : value;
}
