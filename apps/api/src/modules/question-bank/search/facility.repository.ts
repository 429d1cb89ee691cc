import {
  facilityBands,
  minAnswersToJudge,
  type FacilityFilter,
} from '@markwell/shared/question-editing/item-statistics.vocabulary';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import type { SearchableTables } from './searchable-questions.repository.ts';

type Questions = ExpressionBuilder<SearchableTables, 'questions'>;

/** The facility of a question in whole millionths: a cursor of a page repeats it exactly. */
const millionths = 1_000_000;

/** The statistics of a question that are of its current revision and have enough answers. */
const countedAnswers = (eb: Questions) =>
  eb
    .selectFrom('item_statistics')
    .innerJoin('question_revisions as counted', (join) =>
      join
        .onRef('counted.question_id', '=', 'item_statistics.question_id')
        .onRef('counted.number', '=', 'item_statistics.revision'),
    )
    .whereRef('item_statistics.question_id', '=', 'questions.id')
    .whereRef('counted.id', '=', 'questions.current_revision_id')
    .where('item_statistics.answered_count', '>=', minAnswersToJudge);

/** Of a row that is to be counted again, the correct answers. */
const shareSum = (
  of: ExpressionBuilder<SearchableTables & { item_statistics: Tables['item_statistics'] }, 'item_statistics'>,
) =>
  of.fn.coalesce(
    'item_statistics.share_sum',
    of.cast<number>('item_statistics.correct_count', 'double precision'),
  );

/** Whether a question is within a band of facility, or has too few answers for one. */
export const facilityMatches = (facility: FacilityFilter | undefined) => (eb: Questions) => {
  if (facility === undefined) return eb.lit(true);
  const counted = countedAnswers(eb).select('item_statistics.question_id');
  if (facility === 'unknown') return eb.not(eb.exists(counted));
  const { from, below } = facilityBands[facility];
  return eb.exists(
    counted.where((of) => {
      const atLeast = (percent: number) =>
        of(
          of(shareSum(of), '*', of.lit(100)),
          '>=',
          of('item_statistics.answered_count', '*', of.lit(percent)),
        );
      return below === null ? atLeast(from) : of.and([atLeast(from), of.not(atLeast(below))]);
    }),
  );
};

/** The facility to sort by, in millionths. A question without one comes last. */
export const facilityToSort = (order: 'lowest-facility' | 'highest-facility') => (eb: Questions) =>
  eb.fn.coalesce(
    countedAnswers(eb)
      .select((of) =>
        of
          .cast<number>(
            of.fn<number>('round', [
              of(of(shareSum(of), '*', of.lit(millionths)), '/', of.ref('item_statistics.answered_count')),
            ]),
            'integer',
          )
          .as('facility'),
      )
      .$asScalar(),
    eb.lit(order === 'lowest-facility' ? millionths + 1 : -1),
  );
