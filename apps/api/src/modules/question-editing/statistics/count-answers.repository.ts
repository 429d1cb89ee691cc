import { hasShown } from '@markwell/database/sql-expressions/attempts';
import type { Response } from '#modules/attempts/answers.rules.ts';
import type { Sql } from '@markwell/database/connect';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import { fromParts } from '@markwell/shared/answers/multiple-choice';
import { haveSameKeys } from '@markwell/shared/answers/part-keys';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { groupShare } from '@markwell/shared/question-editing/item-statistics.vocabulary';
import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { showTheSame } from '#modules/question-bank/display/show-the-same.ts';
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
  const present = await readPresent(client, ids);
  const rows = await countPresent(client, [...present.values()]);
  return rows.flatMap(({ questionId, chosen, groups, ...row }) => {
    const found = present.get(questionId);
    if (!found) return [];
    const { scoredCount, scoredCorrect, mean, standardDeviation, meanOfCorrect, ...counts } = row;
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
        correctCount: scoredCorrect,
        mean: mean ?? 0,
        standardDeviation: standardDeviation ?? 0,
        meanOfCorrect: meanOfCorrect ?? 0,
      },
    };
  });
}

/** Different answers to a question that are read, the most frequent first. */
const maxResponses = 2_000;

/** What was answered to the parts of a question since its content last changed; equal responses are counted together. */
export async function countResponses(client: Sql, questionId: string) {
  const present = (await readPresent(client, [questionId])).get(questionId);
  if (!present) return { parts: [], responses: [] };
  const responses = await client
    .selectFrom('attempts')
    .innerJoin('attempt_answers as answer', 'answer.attempt_id', 'attempts.id')
    .innerJoin('question_revisions as revision', 'revision.id', 'answer.revision_id')
    .select((eb) => [
      eb.ref('answer.response').$castTo<Response | null>().as('response'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('attempts.status', '=', 'FINISHED')
    .where((eb) => hasShown(eb, questionId))
    .where('answer.question_id', '=', questionId)
    .where('answer.letter', 'is', null)
    .where('answer.is_void', '=', false)
    .where('revision.number', '>', present.lastOther)
    .groupBy('answer.response')
    .orderBy('count', 'desc')
    .limit(maxResponses)
    .execute();
  return { parts: present.parts, responses };
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

/** A question as it is, with the number of the last revision that had another text, options or answer key; 0 if none had. */
interface PresentQuestion {
  questionId: string;
  number: number;
  parts: QuestionPart[];
  lastOther: number;
  changedAt: Date | null;
}

/** The questions by their ids. */
async function readPresent(client: Sql, ids: readonly string[]): Promise<Map<string, PresentQuestion>> {
  const revisions = await client
    .selectFrom('questions')
    .innerJoin('question_revisions as revision', 'revision.question_id', 'questions.id')
    .select(['questions.id as questionId', 'revision.number', 'revision.created_at as createdAt'])
    .select(['revision.body', 'revision.image_id as imageId', 'revision.passage_id as passageId'])
    .select((eb) => [
      eb('revision.id', '=', eb.ref('questions.current_revision_id')).$castTo<boolean>().as('isCurrent'),
      eb.ref('revision.parts').$castTo<QuestionPart[]>().as('parts'),
    ])
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
  const byQuestion = Map.groupBy(revisions, ({ questionId }) => questionId);
  return new Map(
    [...byQuestion].flatMap(([questionId, all]) => {
      const current = all.find(({ isCurrent }) => isCurrent);
      if (!current) return [];
      const others = all.filter((each) => !hasSameContent(each, current));
      const lastOther = Math.max(0, ...others.map(({ number }) => number));
      const changed = lastOther === 0 ? undefined : all.find(({ number }) => number === lastOther + 1);
      const { number, parts } = current;
      return [[questionId, { questionId, number, parts, lastOther, changedAt: changed?.createdAt ?? null }]];
    }),
  );
}

interface Content {
  body: string | null;
  imageId: string | null;
  passageId: string | null;
  parts: QuestionPart[];
}

/** Whether pupils see the same, with the same answer key. The explanation may differ. */
const hasSameContent = (one: Content, other: Content): boolean =>
  one.body === other.body &&
  one.imageId === other.imageId &&
  one.passageId === other.passageId &&
  haveSameKeys(one.parts, other.parts) &&
  showTheSame(one.parts, other.parts);
