import { sql, type Expression, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { AttemptKind } from '../client/tables.ts';

/**
 * The score in percent, as `scorePercent` in packages/shared/src/progress/marking.ts: halves up, 0 without questions.
 * Calculated with floating-point numbers in the same order as there, so that the result is the same for all counts.
 */
export const scorePercentOf = (correct: Expression<number>, total: Expression<number>): RawBuilder<number> =>
  sql<number>`cast(floor(cast(${correct} as float8) / greatest(${total}, 1) * 100 + 0.5) as smallint)`;

/** The average of scores in percent, rounded; null when there are none. */
export const averageScoreOf = (
  sum: Expression<number | null>,
  count: Expression<number | null>,
): RawBuilder<number | null> =>
  sql<number | null>`cast(round(cast(${sum} as numeric) / nullif(${count}, 0)) as integer)`;

interface WithAnswers {
  answer: {
    is_answered: boolean;
    is_correct: boolean | null;
    is_void: boolean;
    earned: number | null;
    possible: number | null;
  };
}
type Answers = ExpressionBuilder<WithAnswers, 'answer'>;

/** The condition that an answer counts towards a pupil's progress: it was given, and its question is not void. */
export const isCountedAnswer = (
  eb: ExpressionBuilder<{ answer: Pick<WithAnswers['answer'], 'is_answered' | 'is_void'> }, 'answer'>,
) => eb.and([eb.ref('answer.is_answered'), eb.not(eb.ref('answer.is_void'))]);

/**
 * Counts the answers of tests. `earned` and `possible` make the score, in which a skipped question earns nothing and a
 * void one does not count; `answered` and `correct` make the pupil's progress.
 */
export const countMarks = (eb: Answers) => {
  const isNotVoid = eb.not(eb.ref('answer.is_void'));
  return [
    eb.fn
      .countAll<number>()
      .filterWhere(eb.and([isNotVoid, eb('answer.possible', '>', 0)]))
      .as('total'),
    eb.fn
      .countAll<number>()
      .filterWhere(eb.and([isNotVoid, eb.ref('answer.is_correct').$notNull()]))
      .as('correct'),
    eb.fn.sum<number>('answer.earned').filterWhere(isNotVoid).as('earned'),
    eb.fn.sum<number>('answer.possible').filterWhere(isNotVoid).as('possible'),
    eb.fn.countAll<number>().filterWhere(isCountedAnswer(eb)).as('answered'),
    eb.fn.countAll<number>().filterWhere(eb.ref('answer.is_answered')).as('with_answer'),
  ] as const;
};

/** Whether an attempt counts as a test: a similar question adds its answer and its time, but no score and no streak day. */
export const isTest = (eb: ExpressionBuilder<{ attempts: { kind: AttemptKind } }, 'attempts'>) =>
  eb('attempts.kind', '<>', 'SIMILAR_QUESTION');
