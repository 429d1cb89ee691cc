import { sql, type AliasedRawBuilder, type Expression, type RawBuilder } from 'kysely';
import type {
  AnswerMode,
  AnswerWays,
  AttemptKind,
  AttemptStatus,
  BulkChangeOutcome,
  CorrectionAction,
  FinishedBy,
  LibraryItemKind,
  ReportKind,
  ReportReason,
  ReportStatus,
  PublicationStatus,
  QuestionKind,
  Tier,
} from '../client/tables.ts';

/** The PostgreSQL types that statements name, and the values that they accept. */
export interface SqlTypes {
  uuid: string;
  'uuid[]': readonly string[];
  text: string;
  smallint: number;
  integer: number;
  bigint: number;
  boolean: boolean;
  bulk_change_outcome: BulkChangeOutcome;
  bytea: Uint8Array;
  /** Midnight UTC. */
  date: Date;
  timestamptz: Date;
  jsonb: unknown;
  answer_mode: AnswerMode;
  answer_ways: AnswerWays;
  attempt_kind: AttemptKind;
  attempt_status: AttemptStatus;
  correction_action: CorrectionAction;
  finished_by: FinishedBy;
  report_kind: ReportKind;
  report_reason: ReportReason;
  report_status: ReportStatus;
  float8: number;
  real: number;
  library_item_kind: LibraryItemKind;
  publication_status: PublicationStatus;
  question_kind: QuestionKind;
  tier: Tier;
}
export type SqlType = keyof SqlTypes;

const typeName = (type: SqlType, suffix = '') => sql.raw(`${type}${suffix}`);

/** A value with its type, for a place where PostgreSQL would take a bare parameter for text, such as a selection. */
export const typed = <Type extends SqlType, Value extends SqlTypes[Type] | null>(
  type: Type,
  value: Value | Expression<Value>,
): RawBuilder<Value> => sql<Value>`cast(${value} as ${typeName(type)})`;

/** A list as one array parameter: a statement has the same text, and so the same plan, for every length. */
export const arrayOf = <Type extends SqlType, Value extends SqlTypes[Type] | null>(
  type: Type,
  values: readonly Value[] | Expression<readonly Value[]>,
): RawBuilder<Value[]> => sql<Value[]>`cast(${values} as ${typeName(type, '[]')})`;

type Arrays = Record<string, RawBuilder<readonly unknown[]>>;
type RowOf<Columns extends Arrays> = {
  [Name in keyof Columns]: Columns[Name] extends RawBuilder<readonly (infer Value)[]> ? Value : never;
};

/** Arrays of one length as rows, for `from`; the column `ordinal` counts the rows from 1. */
export function unnest<Alias extends string, Columns extends Arrays>(
  alias: Alias,
  columns: Columns,
): AliasedRawBuilder<RowOf<Columns> & { ordinal: number }, Alias> {
  const names = [...Object.keys(columns), 'ordinal'].map((name) => sql.ref(name));
  return sql<RowOf<Columns> & { ordinal: number }>`
    unnest(${sql.join(Object.values(columns))}) with ordinality`.as<Alias>(
    sql`${sql.ref(alias)}(${sql.join(names)})`,
  );
}

/** Rows as one JSON parameter, for `from`, when they have many columns or JSON among them. */
export function jsonRows<
  Alias extends string,
  Columns extends Record<string, SqlType>,
  Row extends { readonly [Name in keyof Columns]: SqlTypes[Columns[Name]] | null },
>(
  alias: Alias,
  columns: Columns,
  rows: readonly Row[],
): AliasedRawBuilder<{ [Name in keyof Columns]: Row[Name] }, Alias> {
  const definitions = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${typeName(type)}`);
  return sql<{ [Name in keyof Columns]: Row[Name] }>`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<Alias>(
    sql`${sql.ref(alias)}(${sql.join(definitions)})`,
  );
}

/** The entries of a JSON object as rows, for `from`. */
export const jsonEntries = <Alias extends string>(
  alias: Alias,
  object: Expression<unknown>,
): AliasedRawBuilder<{ key: string; value: unknown }, Alias> =>
  sql<{ key: string; value: unknown }>`jsonb_each(${object})`.as(alias);
