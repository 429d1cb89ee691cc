import { isTest } from '@markwell/database/sql-expressions/marks';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';

/** Of a statement that reads one attempt as `attempt`. */
export type OfAttempt = ExpressionBuilder<Tables & { attempt: Tables['attempts'] }, 'attempt'>;

/** The pupil's tests that were finished before the attempt and have a score that they may see. */
export const earlierTests = (eb: OfAttempt) =>
  eb
    .selectFrom('attempts')
    .whereRef('attempts.user_id', '=', 'attempt.user_id')
    .where('attempts.status', '=', 'FINISHED')
    .where('attempts.is_score_withheld', '=', false)
    .where('attempts.score', 'is not', null)
    .where(isTest)
    .where((each) =>
      each(
        each.refTuple('attempts.finished_at', 'attempts.id'),
        '<',
        each.refTuple('attempt.finished_at', 'attempt.id'),
      ),
    );
