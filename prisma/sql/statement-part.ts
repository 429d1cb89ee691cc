import type { CommonTableExpression, QueryCreator } from 'kysely';
import type { DB as Tables } from '../client/tables.ts';

type Has<Query, Needed> =
  Query extends QueryCreator<infer Database>
    ? Database extends Needed
      ? unknown
      : { missingRows: Needed }
    : never;

/**
 * A part that several statements share, for `with`: `part` reads the tables and the common table expressions `Needed`.
 * Kysely's types alone do not check that a statement has them, so a part without this wrapper would compile anywhere.
 */
export const partOf =
  <Needed>() =>
  <Output>(part: (query: QueryCreator<Tables & Needed>) => Output) =>
  <Query>(query: Query & Has<Query, Needed>): Output =>
    part(query as unknown as QueryCreator<Tables & Needed>);

type WithPart<Name extends string> = (
  query: QueryCreator<object>,
) => typeof query.with<Name, CommonTableExpression<object, Name>>;
/** What `with` takes to name a part and say how it runs. Kysely does not export the type. */
type NamePart<Name extends string> = Exclude<Parameters<ReturnType<WithPart<Name>>>[0], string>;

/** Names a part, for `with`, that PostgreSQL runs once and by itself, and does not merge into the parts that read it. */
export const materialized =
  <Name extends string>(name: Name): NamePart<Name> =>
  (part) =>
    part(name).materialized();
