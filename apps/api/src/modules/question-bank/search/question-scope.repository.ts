import type { Database } from '@markwell/database/connect';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import {
  facilityBands,
  minAnswersToJudge,
  type FacilityFilter,
} from '@markwell/shared/question-editing/item-statistics.vocabulary';
import type { TierChoice } from '@markwell/shared/question-bank/tiers.vocabulary';
import type { Expression, ExpressionBuilder } from 'kysely';
import type { Kind, Status } from '../change/question-bank.rules.ts';
import { searchable, type SearchableTables } from './question-words.repository.ts';

/** Which questions a search is among. What is undefined or missing excludes none. */
export interface QuestionScope {
  kinds: readonly Kind[];
  statuses: readonly Status[];
  topicIds?: readonly string[] | Expression<readonly string[]> | undefined;
  /** Difficulties or levels. */
  difficulties?: readonly number[] | undefined;
  /** One tier, or the questions for both. */
  tier?: TierChoice | undefined;
  /** The questions of one upload. */
  batchId?: string | undefined;
  /** Whether the question, a part or the solution has a picture. */
  hasPictures?: boolean | undefined;
  /** A band of facility, or too few answers for one. */
  facility?: FacilityFilter | undefined;
}

type Questions = ExpressionBuilder<SearchableTables, 'questions'>;

const hasPicture = (eb: Questions) =>
  eb.exists(
    eb
      .selectFrom('question_revisions')
      .select('question_revisions.id')
      .whereRef('question_revisions.id', '=', 'questions.current_revision_id')
      .where((of) =>
        of.or([
          of('question_revisions.image_id', 'is not', null),
          of('question_revisions.solution_image_id', 'is not', null),
          of(of.fn<number>('cardinality', ['question_revisions.picture_ids']), '>', 0),
        ]),
      ),
  );

/** The statistics of a question, if they are of its current revision and of enough answers. */
const countedAnswers = (eb: Questions) =>
  eb
    .selectFrom('item_statistics')
    .innerJoin('question_revisions as counted', (join) =>
      join
        .onRef('counted.question_id', '=', 'item_statistics.question_id')
        .onRef('counted.number', '=', 'item_statistics.revision'),
    )
    .whereRef('counted.id', '=', 'questions.current_revision_id')
    .where('item_statistics.answered_count', '>=', minAnswersToJudge);

/** The facility, from 0 to 1. Of a row that is to be counted again, the share of right answers. */
const facilityIn = (of: ExpressionBuilder<SearchableTables, 'item_statistics'>) => {
  const correct = of.cast<number>('item_statistics.correct_count', 'double precision');
  return of(
    of.fn.coalesce('item_statistics.share_sum', correct),
    '/',
    of.ref('item_statistics.answered_count'),
  );
};

const millionths = 1_000_000;

/** The facility in whole millionths, which the cursor of a page repeats exactly; `ifUnknown` with too few answers. */
export const facilityOr = (ifUnknown: number) => (eb: Questions) => {
  const rounded = countedAnswers(eb).select((of) =>
    of.cast<number>(of.fn('round', [of(facilityIn(of), '*', of.lit(millionths))]), 'integer').as('facility'),
  );
  return eb.fn.coalesce(rounded.$asScalar(), eb.lit(ifUnknown));
};
export const aboveAnyFacility = millionths + 1;

const isOfFacility = (eb: Questions, facility: FacilityFilter) => {
  const counted = countedAnswers(eb).select('item_statistics.question_id');
  if (facility === 'unknown') return eb.not(eb.exists(counted));
  const { from, below } = facilityBands[facility];
  return eb.exists(
    counted
      .where((of) => of(facilityIn(of), '>=', typed('float8', from / 100)))
      .$if(below !== null, (band) =>
        band.where((of) => of(facilityIn(of), '<', typed('float8', (below ?? 0) / 100))),
      ),
  );
};

/** The filters that no index goes by. */
const isOfRest =
  ({ tier, batchId, hasPictures, facility }: QuestionScope) =>
  (eb: Questions) =>
    eb.and([
      ...(tier === undefined
        ? []
        : [eb('questions.tier', 'is not distinct from', tier === 'BOTH' ? null : tier)]),
      ...(batchId === undefined ? [] : [eb('questions.batch_id', '=', batchId)]),
      ...(hasPictures === undefined ? [] : [hasPictures ? hasPicture(eb) : eb.not(hasPicture(eb))]),
      ...(facility === undefined ? [] : [isOfFacility(eb, facility)]),
    ]);

export const isWithin = (scope: QuestionScope) => (eb: Questions) => {
  const { kinds, statuses, topicIds, difficulties } = scope;
  return eb.and([
    eb('questions.kind', '=', eb.fn.any(arrayOf('question_kind', kinds))),
    eb('questions.status', '=', eb.fn.any(arrayOf('publication_status', statuses))),
    ...(topicIds ? [eb('questions.topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds)))] : []),
    ...(difficulties ? [eb('questions.difficulty', '=', eb.fn.any(arrayOf('smallint', difficulties)))] : []),
    isOfRest(scope)(eb),
  ]);
};

/**
 * Up to `limit` questions of each combination of kind, status, topic and difficulty; with `before`, the newest of those
 * that are older. Each combination is an index scan of its own, so that none reads rows that another filter excludes.
 */
export const selectOfEach = (
  db: Pick<Database, 'sql'>,
  scope: QuestionScope,
  limit: number | Expression<number>,
  before?: string,
) => {
  const { kinds, statuses, topicIds, difficulties } = scope;
  return (
    searchable(db)
      .selectFrom(unnest('kinds', { value: arrayOf('question_kind', kinds) }))
      .crossJoin(unnest('statuses', { value: arrayOf('publication_status', statuses) }))
      // A filter that is not set is one row with NULL, which nothing is compared with.
      .crossJoin(unnest('topics', { value: arrayOf<'uuid', string | null>('uuid', topicIds ?? [null]) }))
      .crossJoin(
        unnest('difficulties', {
          value: arrayOf<'smallint', number | null>('smallint', difficulties ?? [null]),
        }),
      )
      .crossJoinLateral((eb) =>
        eb
          .selectFrom('questions')
          .select(['questions.id', 'questions.search_text', 'questions.search_vector'])
          .whereRef('questions.kind', '=', 'kinds.value')
          .whereRef('questions.status', '=', 'statuses.value')
          .$if(topicIds !== undefined, (query) => query.whereRef('questions.topic_id', '=', 'topics.value'))
          .$if(difficulties !== undefined, (query) =>
            query.whereRef('questions.difficulty', '=', 'difficulties.value'),
          )
          .where(isOfRest(scope))
          .$call((query) =>
            before === undefined
              ? query
              : query.where('questions.id', '<', before).orderBy('questions.id', 'desc'),
          )
          .limit(limit)
          .as('each'),
      )
  );
};
