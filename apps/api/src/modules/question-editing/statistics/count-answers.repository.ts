import type { Sql } from '@markwell/database/connect';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import { fromParts } from '@markwell/shared/answers/multiple-choice';
import { groupShare } from '@markwell/shared/question-editing/item-statistics.vocabulary';
import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OptionCounts, RestScores } from './question-statistics.rules.ts';
import { readPresent, type PresentQuestion } from './present-questions.repository.ts';
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
  /** What each answer earned of its marks, from 0 to 1, as a sum: of multiple choice, the number of correct ones. */
  shareSum: number;
  medianSeconds: number | null;
  restScores: RestScores;
  options: OptionCounts[];
}

/** Fewer other questions in a test say too little about how strong the pupil is. */
const minOtherQuestions = 5;

/** Counts the answers to each of these questions; questions that do not exist are omitted. */
export async function countAnswers(client: Sql, ids: readonly string[]): Promise<AnswerCounts[]> {
  const present = await readPresent(client, ids);
  const rows = await countPresent(client, [...present.values()]);
  return rows.flatMap(({ questionId, chosen, groups, ...row }) => {
    const found = present.get(questionId);
    if (!found) return [];
    const { scoredCount, correlation, shareDeviation, restDeviation, ...counts } = row;
    const { number, changedAt, parts } = found;
    return {
      questionId,
      revision: number,
      changedAt,
      ...counts,
      options: (fromParts({ parts }) ?? []).map(({ optionLetter: letter, isCorrect }) => {
        const { strong = 0, weak = 0 } = groups.find((each) => each.letter === letter) ?? {};
        const { count = 0 } = chosen.find((each) => each.letter === letter) ?? {};
        return { letter, isCorrect, chosen: count, strong, weak };
      }),
      restScores: {
        count: scoredCount,
        correlation,
        shareDeviation: shareDeviation ?? 0,
        restDeviation: restDeviation ?? 0,
      },
    };
  });
}

const countPresent = (client: Sql, present: readonly PresentQuestion[]) =>
  client
    .with('present', (query) =>
      query
        .selectFrom(
          unnest('given', {
            question_id: arrayOf(
              'uuid',
              present.map(({ questionId }) => questionId),
            ),
            last_other: arrayOf(
              'integer',
              present.map(({ lastOther }) => lastOther),
            ),
          }),
        )
        .select(['given.question_id', 'given.last_other']),
    )
    .with('answers', (query) => testAnswers(query).unionAll(quizAnswers(query)))
    .with('scored', (query) =>
      query
        .selectFrom('answers')
        .select(['answers.question_id', 'answers.letter', 'answers.share'])
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
        .where('answers.is_answered', '=', true)
        .where('answers.others', '>=', minOtherQuestions),
    )
    .selectFrom('present')
    .leftJoin('question_statistics as counted', 'counted.question_id', 'present.question_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('answers')
          .select((each) => [
            each.fn.countAll<number>().as('shown'),
            each.fn.countAll<number>().filterWhere('answers.is_answered', '=', true).as('answered'),
            each.fn.countAll<number>().filterWhere('answers.is_correct', '=', true).as('correct'),
            each.fn
              .coalesce(
                each.fn.sum<number>('answers.share').filterWhere('answers.is_answered', '=', true),
                each.lit(0),
              )
              .as('shareSum'),
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
            each.fn.agg<number | null>('corr', ['scored.share', 'scored.rest']).as('correlation'),
            each.fn.agg<number | null>('stddev_pop', ['scored.share']).as('shareDeviation'),
            each.fn.agg<number | null>('stddev_pop', ['scored.rest']).as('restDeviation'),
          ])
          .whereRef('scored.question_id', '=', 'present.question_id')
          .as('rest'),
      (join) => join.onTrue(),
    )
    .select([
      'present.question_id as questionId',
      'total.shown',
      'total.answered',
      'total.correct',
      'total.shareSum',
      'total.medianSeconds',
      'rest.scoredCount',
      'rest.correlation',
      'rest.shareDeviation',
      'rest.restDeviation',
    ])
    .select((eb) => [
      eb.fn.coalesce('counted.answered_count', eb.lit(0)).as('countedAnswers'),
      eb.fn.coalesce('counted.correct_count', eb.lit(0)).as('countedCorrect'),
      jsonArrayFrom(
        eb
          .selectFrom('answers')
          .select('answers.letter')
          .select((each) => each.fn.countAll<number>().as('count'))
          .whereRef('answers.question_id', '=', 'present.question_id')
          .groupBy('answers.letter'),
      ).as('chosen'),
      jsonArrayFrom(
        eb
          .selectFrom('scored')
          .select('scored.letter')
          .select((each) => {
            const size = groupSize(each.ref('scored.count'));
            return [
              each.fn
                .countAll<number>()
                .filterWhere((of) => of('scored.place', '<=', size))
                .as('strong'),
              each.fn
                .countAll<number>()
                .filterWhere((of) => of('scored.place', '>', of('scored.count', '-', size)))
                .as('weak'),
            ];
          })
          .whereRef('scored.question_id', '=', 'present.question_id')
          .groupBy('scored.letter'),
      ).as('groups'),
    ])
    .execute();

const share = (part: Expression<number>, whole: Expression<number>) =>
  sql<number>`cast(${part} as float8) / nullif(${whole}, 0)`;

/** How many answers the strong and the weak group have. */
const groupSize = (count: Expression<number>) => sql<number>`ceil(${count} * ${sql.lit(groupShare)})`;
