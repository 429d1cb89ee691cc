import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Sql, SqlTransaction } from '../connect.ts';

const placeholder = Symbol('placeholder');
const isPlaceholder = (parameter: unknown): parameter is { [placeholder]: PropertyKey } =>
  typeof parameter === 'object' && parameter !== null && placeholder in parameter;

/** Represents a value that each execution gives. One that only a variant of the statement needs is optional. */
export type ValueOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Required<Values>[Name]>;

/**
 * A statement of fixed shape that is built once; an execution only gives its values. Building a large statement costs
 * as much as executing it, so this is for the statements of the busiest calls.
 *
 *     const findName = prepareStatement<{ id: string }>()((query, value) =>
 *       query.selectFrom('users').select('name').where('id', '=', value('id')));
 *     const [user] = await findName(database.sql, { id });
 */
export const prepareStatement =
  <Values extends object>() =>
  <Row>(build: (query: Sql, value: ValueOf<Values>) => Compilable<Row>) => {
    let compiled: CompiledQuery<Row> | undefined;
    return async (database: Sql | SqlTransaction, values: Values): Promise<Row[]> => {
      compiled ??= build(database, (name) => sql`${{ [placeholder]: name }}`).compile();
      const parameters = compiled.parameters.map((parameter) =>
        isPlaceholder(parameter) ? values[parameter[placeholder] as keyof Values] : parameter,
      );
      return (await database.executeQuery<Row>({ ...compiled, parameters })).rows;
    };
  };
