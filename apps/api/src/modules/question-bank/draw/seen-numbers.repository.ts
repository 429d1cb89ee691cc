import { partOf } from '@markwell/database/sql/statement-part';
import type { Sql } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';

// What a pupil was given is a list of draw numbers: four bytes a question, and one row for many of them.

/** How many draw numbers one row of `seen_numbers` is for: enough for few rows, and few enough for short ones. */
export const seenBlockSize = 8_192;

interface SeenRows {
  displayed: { draw_number: number };
  created: { user_id: string };
}

/**
 * The part `seen` of a statement: marks the questions in `displayed` as seen by the pupil of the one test or quiz in
 * `created`. What they saw before is not read.
 */
export const markSeen = partOf<SeenRows>()((query) =>
  query
    .insertInto('seen_numbers')
    .columns(['user_id', 'block', 'numbers'])
    .expression((eb) =>
      eb
        .selectFrom(['displayed', 'created'])
        .select('created.user_id')
        .select((each) => [
          each('displayed.draw_number', '/', each.lit(seenBlockSize)).as('block'),
          each.fn.agg<number[]>('array_agg', ['displayed.draw_number']).as('numbers'),
        ])
        .groupBy(['created.user_id', 'block'])
        .orderBy('block'),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'block']).doUpdateSet((eb) => ({
        numbers: eb(eb.ref('seen_numbers.numbers'), '||', eb.ref('excluded.numbers')),
      })),
    ),
);

/** Whether the pupil was given the question, in a test or a quiz. */
export const isSeenBy = (
  eb: ExpressionBuilder<Tables, 'questions'>,
  userId: string,
): ExpressionWrapper<Tables, 'questions', SqlBool> =>
  eb.exists(
    eb
      .selectFrom('seen_numbers')
      .select('seen_numbers.block')
      .where('seen_numbers.user_id', '=', userId)
      .where((each) =>
        each('seen_numbers.block', '=', each('questions.draw_number', '/', each.lit(seenBlockSize))),
      )
      .where((each) => each(each.ref('questions.draw_number'), '=', each.fn.any('seen_numbers.numbers'))),
  );

/** The questions of all tests and quizzes, or of one pupil's, with whom they were given to and when. */
export const givenQuestions = (sql: Sql, userId?: string) =>
  sql
    .selectFrom('attempts')
    .select(['attempts.user_id', 'attempts.started_at'])
    .select((eb) => eb.fn<string>('unnest', ['attempts.question_ids']).as('question_id'))
    .$if(userId !== undefined, (query) => query.where('attempts.user_id', '=', userId ?? ''))
    .unionAll(
      sql
        .selectFrom('rapid_fire_sessions as quiz')
        .innerJoin('rapid_fire_answers as answer', (join) =>
          join.onRef('answer.session_id', '=', 'quiz.id').onRef('answer.user_id', '=', 'quiz.user_id'),
        )
        .select(['quiz.user_id', 'quiz.started_at', 'answer.question_id'])
        .$if(userId !== undefined, (query) => query.where('quiz.user_id', '=', userId ?? '')),
    );

/** When the pupil was last given each question: reads all their tests and quizzes, so only for what is rare. */
export const lastShownTo = (sql: Sql, userId: string) =>
  sql
    .selectFrom(givenQuestions(sql, userId).as('shown'))
    .select('shown.question_id')
    .select((eb) => eb.fn.max('shown.started_at').as('shown_at'))
    .groupBy('shown.question_id');
