import type { Database, Sql } from '@markwell/database/connect';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import type { Expression, ExpressionBuilder } from 'kysely';
import { isEmbargoedFor } from '../embargo.repository.ts';
import type { Clock } from '#platform/clock.ts';
import {
  currentQuestion,
  displayedQuestion,
  toDisplayedQuestion,
} from '../display/displayed-question.repository.ts';
import type { DrawSource, LoadedQuestions } from './draw-source.ts';
import type { PaperQuestion } from './paper-order.ts';
import type { Context } from '#context.ts';

/** Arrays as single parameters keep one prepared statement for every number of positions. */
const isOneOf = (eb: ExpressionBuilder<Tables, 'questions'>, bucketIds: readonly string[]) =>
  eb('questions.bucket_id', '=', eb.fn.any(eb.val(bucketIds)));

const isUnseen = (eb: ExpressionBuilder<Tables, 'questions'>, userId: string | Expression<string>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('seen_questions')
        .select('seen_questions.question_id')
        .whereRef('seen_questions.question_id', '=', 'questions.id')
        .where('seen_questions.user_id', '=', userId),
    ),
  );

/** Whether the pupil may be given the question with its answer key. */
const isFree = (
  eb: ExpressionBuilder<Tables, 'questions'>,
  userId: string | Expression<string>,
  now: Date | Expression<Date>,
) => eb.not(isEmbargoedFor({ userId, now }, eb.ref('questions.id')));

const readPositions = prepareStatement<{
  userId: string;
  now: Date;
  bucketIds: readonly string[];
  positions: readonly number[];
}>()((sql, value) =>
  sql
    .with('displayed', (query) =>
      query
        .selectFrom(
          unnest('requested', {
            bucket_id: arrayOf('uuid', value('bucketIds')),
            position: arrayOf('integer', value('positions')),
          }),
        )
        .innerJoin('questions', (join) =>
          join
            .onRef('questions.bucket_id', '=', 'requested.bucket_id')
            .onRef('questions.position', '=', 'requested.position'),
        )
        .innerJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
        .select(currentQuestion)
        .select(['questions.passage_id', 'requested.ordinal as draw_order'])
        .where((eb) => isUnseen(eb, value('userId')))
        .where((eb) => isFree(eb, value('userId'), value('now'))),
    )
    .selectFrom('displayed')
    .select(displayedQuestion)
    .select((eb) => ['displayed.passage_id as passageId', eb.lit(false).as('isSeen')])
    .orderBy('displayed.draw_order'),
);

/** The source for one draw, which has no question that is embargoed for the pupil; questions found by position are added to `loaded`. */
export function drawSourceFor(context: Context, loaded: LoadedQuestions): DrawSource {
  const lookUp = createLookUps(context.db.sql, context.clock);

  return {
    ...lookUp,
    // Most of them will be in the test, so they are read in the same round trip.
    async findUnseenAt(userId, { bucketIds, positions }) {
      const rows = await readPositions(context.db.sql, {
        userId,
        now: context.clock(),
        bucketIds,
        positions,
      });
      for (const row of rows) loaded.set(row.id, toDisplayedQuestion(row));
      return rows;
    },
  };
}

/** What decides where drawn questions are in an exam paper, in the order of the ids. */
export async function findPaperQuestions(db: Database, ids: readonly string[]): Promise<PaperQuestion[]> {
  const rows = await db.sql
    .selectFrom('questions')
    .innerJoin('topics', 'topics.id', 'questions.topic_id')
    .select([
      'questions.id',
      'topics.order as topicOrder',
      'topics.name as topicName',
      'questions.difficulty',
      'questions.passage_id as passageId',
    ])
    .where((eb) => eb('questions.id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const createLookUps = (database: Sql, clock: Clock): Omit<DrawSource, 'findUnseenAt'> => ({
  findUnseen: (userId, bucketIds) =>
    database
      .selectFrom('questions')
      .select((eb) => ['questions.id', 'questions.passage_id as passageId', eb.lit(false).as('isSeen')])
      .where((eb) => isOneOf(eb, bucketIds))
      .where((eb) => isUnseen(eb, userId))
      .where((eb) => isFree(eb, userId, clock()))
      .orderBy('questions.id')
      .execute(),

  // The pupil's own seen questions: as many as they have answered, however large the bank is.
  leastRecentlySeen: (userId, bucketIds, limit, salt) =>
    database
      .selectFrom('seen_questions')
      .innerJoin('questions', 'questions.id', 'seen_questions.question_id')
      .select((eb) => ['questions.id', 'questions.passage_id as passageId', eb.lit(true).as('isSeen')])
      .where('seen_questions.user_id', '=', userId)
      .where((eb) => isOneOf(eb, bucketIds))
      .where((eb) => isFree(eb, userId, clock()))
      .orderBy('seen_questions.seen_at')
      .orderBy((eb) => eb.fn('md5', [eb(eb.cast<string>('questions.id', 'text'), '||', String(salt))]))
      .limit(limit)
      .execute(),

  onPassages: (userId, bucketIds, passageIds) =>
    database
      .selectFrom('questions')
      .leftJoin('seen_questions', (join) =>
        join
          .onRef('seen_questions.question_id', '=', 'questions.id')
          .on('seen_questions.user_id', '=', userId),
      )
      .select((eb) => [
        'questions.id',
        'questions.passage_id as passageId',
        eb('seen_questions.user_id', 'is not', null).$castTo<boolean>().as('isSeen'),
      ])
      .where((eb) => eb('questions.passage_id', '=', eb.fn.any(eb.val(passageIds))))
      .where((eb) => isOneOf(eb, bucketIds))
      .where((eb) => isFree(eb, userId, clock()))
      .orderBy('questions.passage_id')
      .orderBy('questions.question_number')
      .orderBy('questions.id')
      .execute(),
});
