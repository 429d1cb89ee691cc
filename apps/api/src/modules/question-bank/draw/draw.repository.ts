import type { Database } from '@markwell/database/connect';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import type { Expression, ExpressionBuilder } from 'kysely';
import { isEmbargoedFor } from '../embargo.repository.ts';
import {
  currentQuestion,
  displayedQuestion,
  toDisplayedQuestion,
} from '../display/displayed-question.repository.ts';
import type { DrawPool } from './draw-pool.ts';
import type { DrawSource, LoadedQuestions } from './draw-source.ts';
import { lastShownTo } from './seen-numbers.repository.ts';
import type { PaperQuestion } from './paper-order.ts';
import type { Context } from '#context.ts';

/** Whether the pupil may be given the question with its answer key. */
const isFree = (
  eb: ExpressionBuilder<Tables, 'questions'>,
  userId: string | Expression<string>,
  now: Date | Expression<Date>,
) => eb.not(isEmbargoedFor({ userId, now }, eb.ref('questions.id')));

/** A question may have been withdrawn or moved since its number was read. */
const isInPool = (eb: ExpressionBuilder<Tables, 'questions'>, bucketIds: Expression<string[]>) =>
  eb('questions.bucket_id', '=', eb.fn.any(bucketIds));

const readByNumber = prepareStatement<{
  userId: string;
  now: Date;
  bucketIds: readonly string[];
  drawNumbers: readonly number[];
}>()((sql, value) =>
  sql
    .with('displayed', (query) =>
      query
        .selectFrom(unnest('drawn', { draw_number: arrayOf('integer', value('drawNumbers')) }))
        .innerJoin('questions', 'questions.draw_number', 'drawn.draw_number')
        .innerJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
        .select(currentQuestion)
        .select(['questions.passage_id', 'drawn.ordinal as draw_order'])
        .where((eb) => isInPool(eb, arrayOf('uuid', value('bucketIds'))))
        .where((eb) => isFree(eb, value('userId'), value('now'))),
    )
    .selectFrom('displayed')
    .select(displayedQuestion)
    .select((eb) => ['displayed.passage_id as passageId', eb.lit(false).as('isSeen')])
    .orderBy('displayed.draw_order'),
);

/**
 * The source for one draw, which has no question that is embargoed for the pupil; questions found by number are added to
 * `loaded`.
 */
export function drawSourceFor(
  { db: { sql }, clock }: Context,
  userId: string,
  { bucketIds, seen }: DrawPool,
  loaded: LoadedQuestions,
): DrawSource {
  return {
    // Most of them will be in the test, so they are read in the same round trip.
    async findByNumber(drawNumbers) {
      const rows = await readByNumber(sql, { userId, now: clock(), bucketIds, drawNumbers });
      for (const row of rows) loaded.set(row.id, toDisplayedQuestion(row));
      return rows;
    },

    leastRecentlySeen: (drawNumbers, limit, salt) =>
      sql
        .selectFrom('questions')
        .leftJoin(lastShownTo(sql, userId).as('shown'), 'shown.question_id', 'questions.id')
        .select((eb) => ['questions.id', 'questions.passage_id as passageId', eb.lit(true).as('isSeen')])
        .where((eb) => eb('questions.draw_number', '=', eb.fn.any(arrayOf('integer', drawNumbers))))
        .where((eb) => isInPool(eb, arrayOf('uuid', bucketIds)))
        .where((eb) => isFree(eb, userId, clock()))
        // A question of a test that was deleted since was shown longest ago.
        .orderBy('shown.shown_at', (order) => order.asc().nullsFirst())
        .orderBy((eb) => eb.fn('md5', [eb(eb.cast<string>('questions.id', 'text'), '||', String(salt))]))
        .limit(limit)
        .execute(),

    async onPassages(passageIds) {
      const rows = await sql
        .selectFrom('questions')
        .select(['questions.id', 'questions.passage_id as passageId', 'questions.draw_number as drawNumber'])
        .where((eb) => eb('questions.passage_id', '=', eb.fn.any(arrayOf('uuid', passageIds))))
        .where((eb) => isInPool(eb, arrayOf('uuid', bucketIds)))
        .where((eb) => isFree(eb, userId, clock()))
        .orderBy('questions.passage_id')
        .orderBy('questions.question_number')
        .orderBy('questions.id')
        .execute();
      return rows.map(({ drawNumber, ...row }) => ({ ...row, isSeen: seen.has(drawNumber) }));
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
