import type pg from 'pg';
import { withoutTimeouts } from '../databases.ts';

/** A table of the product; Prisma's own table of migrations is none. */
export interface StoredTable {
  name: string;
  columns: { name: string; isGenerated: boolean }[];
  /** The columns by which rows have one order; all columns without a primary key. */
  order: string[];
}

/** All tables, by name. */
export async function findTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select tables.relname as name, columns.list as columns, coalesce(keys.list, columns.names) as "order"
    from pg_class tables
    cross join lateral (
      select json_agg(json_build_object('name', attname, 'isGenerated', attgenerated <> '') order by attnum) as list,
        json_agg(attname order by attnum) as names
      from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped
    ) columns
    left join lateral (
      select json_agg(attname order by attnum) as list from pg_index
      join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indrelid = tables.oid and indisprimary
    ) keys on true
    where tables.relkind = 'r' and tables.relnamespace = 'public'::regnamespace
      and tables.relname <> '_prisma_migrations'
    order by tables.relname`);
  return rows;
}

/** The names of the applied migrations, oldest first; none in an empty database. */
export async function findMigrations(client: pg.Client): Promise<string[]> {
  const { rows: exists } = await client.query<{ exists: boolean }>(
    `select to_regclass('public._prisma_migrations') is not null as exists`,
  );
  if (exists[0]?.exists !== true) return [];
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from _prisma_migrations
    where finished_at is not null and rolled_back_at is null order by migration_name`,
  );
  return rows.map(({ name }) => name);
}

/** Settings under which the text of a value can be read back without loss, and is the same everywhere. */
export const textSettings = `${withoutTimeouts} -c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c extra_float_digits=1 -c bytea_output=hex`;
