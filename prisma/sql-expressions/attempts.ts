import { arrayOf } from '../sql/values.ts';
import type { DB as Tables } from '../client/tables.ts';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';

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
