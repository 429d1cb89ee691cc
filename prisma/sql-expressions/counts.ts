import type { ExpressionWrapper, SelectQueryBuilder } from 'kysely';

/** The number of these rows, whatever they select, as a value of another statement. */
export const countOf = <Known, From extends keyof Known, Row>(
  rows: SelectQueryBuilder<Known, From, Row>,
): ExpressionWrapper<Known, From, number> =>
  rows
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .$asScalar()
    .$notNull();
