import { insertFrom } from '@markwell/database/sql/insert-from';
import { partOf } from '@markwell/database/sql/statement-part';
import {
  bestStreakAfterFinish,
  lastRestDayAfterFinish,
  streakAfterFinish,
} from './streak-after-finish.repository.ts';

/*
 * Parts of the statements that finish a test, a quiz or a challenge: each adds to one of the pupil's counters.
 *
 * PostgreSQL runs the writing parts of a statement in no particular order, but two statements must lock rows in the same
 * order, or they could wait for each other for ever: first the pupil's totals, so that only one statement at a time
 * changes the pupil's other rows; then these; and last the statistics of questions, which pupils share, in the order of
 * the ids. A part that must wait reads how many rows the earlier ones have written (`after_totals`,
 * `after_pupil_rows`).
 */

/** What a finished test, quiz or challenge adds to the pupil's counters. Without a row nothing is added. */
interface FinishedRow {
  user_id: string;
  /** The day in Europe/London on which it ended. */
  day: Date;
  /** 1, and 0 for a similar question, which does not count for a streak. */
  finished_count: number;
  /** 1 for a test. */
  tests_finished: number;
  /** Percent; 0 unless it is a test. */
  score_sum: number;
  answered_count: number;
  correct_count: number;
  study_seconds: number;
}

/** An answer that counts: it was given, and its question is not void. */
export interface AnswerRow {
  user_id: string;
  question_id: string;
  topic_id: string;
  is_correct: boolean;
  finished_at: Date;
}

/** How many rows the earlier parts have written. A part that reads the number waits for them. */
interface Written {
  rows: number;
}

/** The part `totals`: adds to the pupil's totals and locks them. Returns the new tests and scores. */
export const addToTotals = partOf<{ finished: FinishedRow }>()((query) =>
  insertFrom(
    query,
    'pupil_totals',
    query
      .selectFrom('finished')
      .select([
        'finished.user_id',
        'finished.tests_finished',
        'finished.score_sum',
        'finished.answered_count',
        'finished.correct_count',
        'finished.study_seconds',
        'finished.finished_count as streak_days',
        'finished.finished_count as best_streak',
      ])
      .select((eb) =>
        eb
          .case()
          .when('finished.finished_count', '>', 0)
          .then(eb.ref('finished.day'))
          .end()
          .as('last_finish_on'),
      ),
  )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        tests_finished: eb('pupil_totals.tests_finished', '+', eb.ref('excluded.tests_finished')),
        score_sum: eb('pupil_totals.score_sum', '+', eb.ref('excluded.score_sum')),
        answered_count: eb('pupil_totals.answered_count', '+', eb.ref('excluded.answered_count')),
        correct_count: eb('pupil_totals.correct_count', '+', eb.ref('excluded.correct_count')),
        study_seconds: eb('pupil_totals.study_seconds', '+', eb.ref('excluded.study_seconds')),
        streak_days: streakAfterFinish(eb),
        best_streak: bestStreakAfterFinish(eb),
        last_rest_day_on: lastRestDayAfterFinish(eb),
        last_finish_on: eb.fn('greatest', ['pupil_totals.last_finish_on', 'excluded.last_finish_on']),
      })),
    )
    .returning(['user_id', 'tests_finished', 'score_sum']),
);

/** The part `after_totals`, for the parts that must wait until the totals are locked. */
export const afterTotals = partOf<{ totals: { user_id: string } }>()((query) =>
  query.selectFrom('totals').select((eb) => eb.fn.countAll<number>().as('rows')),
);

/** The part `days`: adds to the pupil's day, after the part `totals`. */
export const addToDay = partOf<{ finished: FinishedRow; after_totals: Written }>()((query) =>
  insertFrom(
    query,
    'daily_activity',
    query
      .selectFrom(['finished', 'after_totals'])
      .select([
        'finished.user_id',
        'finished.day',
        'finished.finished_count',
        'finished.answered_count',
        'finished.correct_count',
        'finished.study_seconds',
      ])
      .where('after_totals.rows', '>=', 0),
  )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet((eb) => ({
        finished_count: eb('daily_activity.finished_count', '+', eb.ref('excluded.finished_count')),
        answered_count: eb('daily_activity.answered_count', '+', eb.ref('excluded.answered_count')),
        correct_count: eb('daily_activity.correct_count', '+', eb.ref('excluded.correct_count')),
        study_seconds: eb('daily_activity.study_seconds', '+', eb.ref('excluded.study_seconds')),
      })),
    )
    .returning('user_id'),
);

/** The part `topics_after`: adds the answers to the pupil's topics, after the part `totals`. Returns the new counts. */
export const addToTopics = partOf<{ answers_shown: AnswerRow; after_totals: Written }>()((query) =>
  insertFrom(
    query,
    'topic_progress',
    query
      .selectFrom(['answers_shown as answers', 'after_totals'])
      .select((eb) => [
        'answers.user_id',
        'answers.topic_id',
        eb.fn.countAll<number>().as('answered_count'),
        eb.fn.countAll<number>().filterWhere(eb.ref('answers.is_correct')).as('correct_count'),
        eb.fn.max('answers.finished_at').as('last_answered_at'),
      ])
      .where('after_totals.rows', '>=', 0)
      .groupBy(['answers.user_id', 'answers.topic_id'])
      .orderBy('answers.topic_id'),
  )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'topic_id']).doUpdateSet((eb) => ({
        answered_count: eb('topic_progress.answered_count', '+', eb.ref('excluded.answered_count')),
        correct_count: eb('topic_progress.correct_count', '+', eb.ref('excluded.correct_count')),
        last_answered_at: eb.fn('greatest', ['topic_progress.last_answered_at', 'excluded.last_answered_at']),
      })),
    )
    .returning(['topic_id', 'answered_count', 'correct_count']),
);

interface StatisticsRows {
  answers: Pick<AnswerRow, 'question_id' | 'is_correct'>;
  after_pupil_rows: Written;
}

/** The last part: adds the answers to the statistics of their questions, after all of the pupil's own rows. */
export const addToStatistics = partOf<StatisticsRows>()((query) => {
  const counted = query
    .selectFrom(['answers', 'after_pupil_rows'])
    .select((eb) => [
      'answers.question_id',
      eb.lit(1).as('answered_count'),
      eb.cast<number>('answers.is_correct', 'integer').as('correct_count'),
    ])
    .where('after_pupil_rows.rows', '>=', 0)
    .orderBy('answers.question_id');
  return insertFrom(query, 'question_statistics', counted).onConflict((conflict) =>
    conflict.column('question_id').doUpdateSet((eb) => ({
      answered_count: eb('question_statistics.answered_count', '+', eb.ref('excluded.answered_count')),
      correct_count: eb('question_statistics.correct_count', '+', eb.ref('excluded.correct_count')),
    })),
  );
});
