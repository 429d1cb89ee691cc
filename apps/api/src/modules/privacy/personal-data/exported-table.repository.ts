import type { Sql } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import type { AliasedExpression, Expression, ExpressionBuilder, SqlBool } from 'kysely';

/** Whose data are exported. */
export interface ExportedUser {
  id: string;
  email: string;
}

/** Where the data export has a column, or, beginning with '- ', why it does not have it. */
export type Place =
  | string
  /** A DATE, as YYYY-MM-DD. */
  | { day: string }
  /** An id, as the name of what it refers to. */
  | { nameIn: keyof Tables; as: string };

/** What the data export has of a table: a new column does not compile until it is here. */
export interface ExportedTable<Table extends keyof Tables> {
  /** The part of the export with the rows. Without it another part has them, and the places are whole paths. */
  part?: string;
  columns: Readonly<Record<keyof Tables[Table] & string, Place>>;
  /** More fields of a row. */
  also?: (eb: ExpressionBuilder<Tables, Table>, now: Date) => readonly AliasedExpression<unknown, string>[];
  /** Whose rows they are, if not those with the user's id in `user_id`. */
  of?: (eb: ExpressionBuilder<Tables, Table>, user: ExportedUser) => Expression<SqlBool>;
  /** Without it, a user has one row at most. */
  orderBy?: readonly (keyof Tables[Table] & string)[];
}

/** Each table, or why the export has nothing of it. */
export type ExportedTables = { readonly [Table in keyof Tables]: ExportedTable<Table> | string };

/** Stands for whichever table is read: what is stated about it has been checked with its own type. */
export type AnyTable = 'notifications';

export const ofUser = '- the user themselves';
export const internal = '- an internal reference, without meaning outside';
export const shownAs = (name: string) => `- exported as ${name}`;

export const isExported = (place: Place) => typeof place !== 'string' || !place.startsWith('- ');

/** The user's rows of a table with the columns that are exported; the row itself, or null, if there is one at most. */
export async function readPart(
  sql: Sql,
  table: keyof Tables,
  { columns, also, of, orderBy }: ExportedTable<AnyTable>,
  user: ExportedUser,
  now: Date,
): Promise<unknown> {
  let query = sql
    .selectFrom(table as AnyTable)
    .select((eb) =>
      Object.entries<Place>(columns)
        .filter(([, place]) => isExported(place))
        .map(([name, place]) => {
          const column = eb.ref(`${table}.${name}` as 'notifications.title');
          if (typeof place === 'string') return column.as(place);
          if ('day' in place) return eb.cast(column, 'text').as(place.day);
          const { nameIn } = place as { nameIn: 'stages' };
          return eb.selectFrom(nameIn).select('name').where(`${nameIn}.id`, '=', column).as(place.as);
        }),
    )
    .select((eb) => also?.(eb, now) ?? [])
    .where((eb) => of?.(eb, user) ?? eb('user_id', '=', user.id));
  for (const column of orderBy ?? []) query = query.orderBy(sql.dynamic.ref(column));
  const rows = await query.execute();
  return orderBy ? rows : (rows[0] ?? null);
}
