import type { QueryCreator } from 'kysely';
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
