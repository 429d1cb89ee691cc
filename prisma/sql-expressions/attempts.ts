import { arrayOf } from '../sql/values.ts';
import type { DB as Tables } from '../client/tables.ts';
import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';

/** The condition for attempts that showed the question. It uses the index of `attempts.question_ids`. */
export const hasShown = (
  eb: ExpressionBuilder<{ attempts: Tables['attempts'] }, 'attempts'>,
  questionId: string | Expression<string>,
) =>
  eb(
    eb.ref('attempts.question_ids'),
    '@>',
    arrayOf('uuid', typeof questionId === 'string' ? [questionId] : sql<string[]>`array[${questionId}]`),
  ) as Expression<SqlBool>;

/** A list with one item replaced; items count from 1. */
export const withItem = <Item>(
  list: Expression<Item[]>,
  ordinal: Expression<number>,
  item: Expression<Item>,
): RawBuilder<Item[]> => sql`${list}[: ${ordinal} - 1] || ${item} || ${list}[${ordinal} + 1 :]`;
