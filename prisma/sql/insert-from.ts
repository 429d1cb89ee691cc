import {
  AliasNode,
  IdentifierNode,
  ReferenceNode,
  SelectQueryNode,
  type Expression,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type OperationNode,
  type QueryCreator,
} from 'kysely';
import type { DB as Tables } from '../client/tables.ts';

/** Nothing for rows that fit the table, else a property that no query has, so that the call does not compile. */
export type Fits<Row, Columns> =
  Row extends Insertable<Columns>
    ? Exclude<keyof Row, keyof Columns> extends never
      ? unknown
      : { columnsThatDoNotExist: Exclude<keyof Row, keyof Columns> }
    : { columnsThatDoNotFit: Insertable<Columns> };

/**
 * `insert into … select`: inserts the selected rows under the names that they have in the selection. Kysely's own
 * `columns(…).expression(…)` compares neither names nor types.
 */
export function insertFrom<Database extends Tables, Table extends keyof Tables, Row>(
  query: QueryCreator<Database>,
  table: Table,
  rows: Expression<Row> & Fits<Row, Tables[Table]>,
): InsertQueryBuilder<Database, Table, InsertResult> {
  const select = rows.toOperationNode();
  const selections = SelectQueryNode.is(select) ? (select.selections ?? []) : [];
  const names = selections.map(({ selection }) => nameOf(selection));
  return query
    .insertInto(table)
    .columns(names as (keyof Database[Table] & string)[])
    .expression(rows);
}

function nameOf(selection: OperationNode): string {
  if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return selection.alias.name;
  if (ReferenceNode.is(selection) && selection.column.kind === 'ColumnNode')
    return selection.column.column.name;
  throw new Error('Every selected value needs a name: the column to insert it into.');
}
