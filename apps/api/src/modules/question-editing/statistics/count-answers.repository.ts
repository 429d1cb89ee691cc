import type { Sql } from '@markwell/database/connect';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import { groupShare } from '@markwell/shared/question-editing/item-statistics.vocabulary';
import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OptionCounts, RestScores } from './question-statistics.rules.ts';
import { quizAnswers, testAnswers } from './ended-answers.repository.ts';

/** The answers to a question since its text, options or answer key last changed. */
export interface AnswerCounts {
  questionId: string;
  /** The number of the current revision. */
  revision: number;
  /** The counts of question_statistics, over all revisions. */
  countedAnswers: number;
  countedCorrect: number;
  changedAt: Date | null;
  shown: number;
  answered: number;
  correct: number;
  medianSeconds: number | null;
  restScores: RestScores;
  options: OptionCounts[];
}

/** Fewer other questions in a test say too little about how strong the pupil is. */
const minOtherQuestions = 5;

/** Counts the answers to each of these questions; questions that do not exist are omitted. */
export async function countAnswers(client: Sql, ids: readonly string[]): Promise<AnswerCounts[]> {
  const rows = await client
    .with('asked', (query) =>
      query
        .selectFrom(unnest('given', { id: arrayOf('uuid', ids) }))
        .innerJoin('questions', 'questions.id', 'given.id')
        .innerJoin('question_revisions as revision', 'revision.id', 'questions.current_revision_id')
        .leftJoin('question_statistics as counted', 'counted.question_id', 'questions.id')
        .select((eb) => [
          'questions.id as question_id',
          'revision.id as revision_id',
          'revision.number',
          contentOf(eb).as('content'),
          eb.fn.coalesce('counted.answered_count', eb.lit(0)).as('counted_answers'),
          eb.fn.coalesce('counted.correct_count', eb.lit(0)).as('counted_correct'),
        ]),
    )
    .with('present', (query) =>
      query.selectFrom('asked').select((eb) => [
        'asked.question_id',
        'asked.revision_id',
        'asked.number',
        'asked.counted_answers',
        'asked.counted_correct',
        // 0 when every revision has the present content.
        eb.fn
          .coalesce(
            eb
              .selectFrom('question_revisions as revision')
              .select((each) => each.fn.max<number>('revision.number').as('number'))
              .whereRef('revision.question_id', '=', 'asked.question_id')
              .where((each) => each(contentOf(each), '<>', each.ref('asked.content'))),
            eb.lit(0),
          )
          .as('last_other'),
      ]),
    )
    .with('answers', (query) => testAnswers(query).unionAll(quizAnswers(query)))
    .with('scored', (query) =>
      query
        .selectFrom('answers')
        .select(['answers.question_id', 'answers.letter', 'answers.is_correct'])
        .select((eb) => [
          share(eb.ref('answers.others_correct'), eb.ref('answers.others')).as('rest'),
          eb.fn
            .agg<number>('row_number')
            .over((over) =>
              over
                .partitionBy('answers.question_id')
                .orderBy(share(eb.ref('answers.others_correct'), eb.ref('answers.others')), 'desc')
                .orderBy('answers.test_id'),
            )
            .as('place'),
          eb.fn
            .countAll<number>()
            .over((over) => over.partitionBy('answers.question_id'))
            .as('count'),
        ])
        .where('answers.letter', 'is not', null)
        .where('answers.others', '>=', minOtherQuestions),
    )
    .selectFrom('present')
    .leftJoin('question_revisions as changed', (join) =>
      join
        .onRef('changed.question_id', '=', 'present.question_id')
        .on((eb) => eb('changed.number', '=', eb('present.last_other', '+', eb.lit(1))))
        .on('present.last_other', '>', 0),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('answers')
          .select((each) => [
            each.fn.countAll<number>().as('shown'),
            each.fn.count<number>('answers.letter').as('answered'),
            each.fn.countAll<number>().filterWhere('answers.is_correct', '=', true).as('correct'),
            each.fn
              .agg<number | null>('percentile_cont', [each.lit(0.5)])
              .withinGroupOrderBy('answers.seconds')
              .as('medianSeconds'),
          ])
          .whereRef('answers.question_id', '=', 'present.question_id')
          .as('total'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('scored')
          .select((each) => [
            each.fn.countAll<number>().as('scoredCount'),
            each.fn.countAll<number>().filterWhere('scored.is_correct', '=', true).as('scoredCorrect'),
            each.fn.avg<number | null>('scored.rest').as('mean'),
            each.fn.agg<number | null>('stddev_pop', ['scored.rest']).as('standardDeviation'),
            each.fn
              .avg<number | null>('scored.rest')
              .filterWhere('scored.is_correct', '=', true)
              .as('meanOfCorrect'),
          ])
          .whereRef('scored.question_id', '=', 'present.question_id')
          .as('rest'),
      (join) => join.onTrue(),
    )
    .select([
      'present.question_id as questionId',
      'present.number as revision',
      'present.counted_answers as countedAnswers',
      'present.counted_correct as countedCorrect',
      'changed.created_at as changedAt',
      'total.shown',
      'total.answered',
      'total.correct',
      'total.medianSeconds',
      'rest.scoredCount',
      'rest.scoredCorrect',
      'rest.mean',
      'rest.standardDeviation',
      'rest.meanOfCorrect',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('question_options as option')
          .select(['option.letter', 'option.is_correct as isCorrect'])
          .select((each) => {
            const ofOption = each
              .selectFrom('scored')
              .select((one) => one.fn.countAll<number>().as('count'))
              .whereRef('scored.question_id', '=', 'present.question_id')
              .whereRef('scored.letter', '=', 'option.letter');
            return [
              each
                .selectFrom('answers')
                .select((one) => one.fn.countAll<number>().as('count'))
                .whereRef('answers.question_id', '=', 'present.question_id')
                .whereRef('answers.letter', '=', 'option.letter')
                .as('chosen'),
              ofOption
                .where((one) => one('scored.place', '<=', groupSize(one.ref('scored.count'))))
                .as('strong'),
              ofOption
                .where((one) =>
                  one('scored.place', '>', one('scored.count', '-', groupSize(one.ref('scored.count')))),
                )
                .as('weak'),
            ];
          })
          .whereRef('option.revision_id', '=', 'present.revision_id')
          .orderBy('option.letter'),
      ).as('options'),
    )
    .execute();
  return rows.map(({ scoredCount, scoredCorrect, mean, standardDeviation, meanOfCorrect, ...row }) => ({
    ...row,
    options: row.options as OptionCounts[],
    restScores: {
      count: scoredCount,
      correctCount: scoredCorrect,
      mean: mean ?? 0,
      standardDeviation: standardDeviation ?? 0,
      meanOfCorrect: meanOfCorrect ?? 0,
    },
  }));
}

const share = (part: Expression<number>, whole: Expression<number>) =>
  sql<number>`cast(${part} as float8) / nullif(${whole}, 0)`;

/** How many answers the strong and the weak group have. */
const groupSize = (count: Expression<number>) => sql<number>`ceil(${count} * ${sql.lit(groupShare)})`;

type Revision = ExpressionBuilder<Tables & { revision: Tables['question_revisions'] }, 'revision'>;

/** What pupils see of a revision, and its answer key: without the explanation. */
const contentOf = (eb: Revision) =>
  eb.fn<unknown>('jsonb_build_array', [
    'revision.body',
    'revision.image_id',
    'revision.passage_id',
    eb
      .selectFrom('question_options as option')
      .select((each) =>
        each.fn
          .agg<unknown>('jsonb_agg', [
            each.fn('jsonb_build_array', [
              'option.letter',
              'option.content_type',
              'option.text',
              'option.image_id',
              'option.is_correct',
            ]),
          ])
          .orderBy('option.letter')
          .as('options'),
      )
      .whereRef('option.revision_id', '=', 'revision.id'),
  ]);
