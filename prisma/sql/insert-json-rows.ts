import type { InsertQueryBuilder, InsertResult, QueryCreator } from 'kysely';
import type { DB as Tables } from '../client/tables.ts';
import type { Fits } from './insert-from.ts';
import { jsonRows, type SqlType, type SqlTypes } from './values.ts';

/**
 * Inserts rows as one JSON parameter, so that a statement has the same text, and so the same plan, for any number of
 * rows. `columns` names the columns to insert and their types.
 */
export function insertJsonRows<
  Table extends keyof Tables,
  Columns extends Record<string, SqlType>,
  Row extends { readonly [Name in keyof Columns]: SqlTypes[Columns[Name]] | null },
>(
  query: QueryCreator<Tables>,
  table: Table,
  columns: Columns,
  rows: readonly Row[] & Fits<{ [Name in keyof Columns]: Row[Name] }, Tables[Table]>,
): InsertQueryBuilder<Tables, Table, InsertResult> {
  const names = Object.keys(columns);
  const added = jsonRows<'added', Columns, Row>('added', columns, rows);
  return query
    .insertInto(table)
    .columns(names as (keyof Tables[Table] & string)[])
    .expression(query.selectFrom(added).select(names.map((name) => `added.${name}` as never)));
}
