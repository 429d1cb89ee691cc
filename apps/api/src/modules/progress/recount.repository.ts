import type { Sql } from '@markwell/database/connect';
import type { Expression, ExpressionBuilder } from 'kysely';
import type { DB as Tables } from '@markwell/database/tables';
import { londonDay } from '@markwell/database/sql-expressions/days';
import { countMarks, isCountedAnswer, isTest } from '@markwell/database/sql-expressions/marks';
import { streaksOf } from '@markwell/database/sql-expressions/streaks';
import { recountChallenges } from './recount-challenges.repository.ts';
import { rebuildReviewCards } from './reviews/review-cards.repository.ts';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { arrayOf } from '@markwell/database/sql/values';

/**
 * Recomputes pupils' counters from what they finished: topic_progress, daily_activity, pupil_totals, progress,
 * review_cards.
 * - Answered: an option was chosen and the question is not void. A skipped question only counts in the test's score.
 * - A test: every attempt except SIMILAR_QUESTION, which only counts towards topics, answers and study time.
 * - A rapid-fire quiz counts as finished, with its answers and its time, but not as a test and not for topics.
 * - A challenge counts for its day, the streak and the study time; the average is of tests only.
 * - Attempts that expired without an answer do not count.
 * - Work on an assignment counts for its day and its time; its score and its answers once the pupil may see the score, and
 *   for topics and review cards once they may see the solutions.
 * - A day is a day in Europe/London; a streak is days with a finished test, quiz or challenge, and one missed day a week
 *   does not end it.
 * Call it in a transaction: the old counters are deleted first. The totals are locked before the answers are read, and
 * finishing a test locks them first too, so a test that ends concurrently is either counted here or added afterwards.
 */
export async function recountPupils(client: Sql, userIds: readonly string[]): Promise<void> {
  await lockTotals(client, userIds);
  await recountTopics(client, userIds);
  await recountDays(client, userIds);
  await recountChallenges(client, userIds);
  await recountTotals(client, userIds);
  await rebuildReviewCards(client, userIds);
}

/** Locks pupils' totals: the first lock of everything that changes the pupils' counters. */
export async function lockTotals(client: Sql, userIds: readonly string[]): Promise<void> {
  await client
    .selectFrom('pupil_totals')
    .select('user_id')
    .where((eb) => eb('user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

/** Recomputes pupils' progress in all or some topics. Call it in a transaction that has locked the pupils' totals. */
export async function recountTopics(
  client: Sql,
  userIds: readonly string[],
  topicIds?: readonly string[],
): Promise<void> {
  await client
    .deleteFrom('topic_progress')
    .where((eb) => eb('user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .$if(topicIds !== undefined, (rows) =>
      rows.where((eb) => eb('topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds ?? [])))),
    )
    .execute();
  const counted = client
    .selectFrom('attempts')
    .innerJoin('attempt_answers as answer', (join) =>
      join.onRef('answer.attempt_id', '=', 'attempts.id').onRef('answer.user_id', '=', 'attempts.user_id'),
    )
    .select((eb) => [
      'attempts.user_id',
      'answer.topic_id',
      eb.fn.countAll<number>().as('answered_count'),
      eb.fn.countAll<number>().filterWhere(eb.ref('answer.is_correct').$notNull()).as('correct_count'),
      eb.fn.max('attempts.finished_at').$notNull().as('last_answered_at'),
    ])
    .where((eb) => eb('attempts.user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .where('attempts.status', '=', 'FINISHED')
    .where('attempts.are_solutions_withheld', '=', false)
    .where(isCountedAnswer)
    .$if(topicIds !== undefined, (answers) =>
      answers.where((eb) => eb('answer.topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds ?? [])))),
    )
    .groupBy(['attempts.user_id', 'answer.topic_id']);
  await insertFrom(client, 'topic_progress', counted).execute();
}

async function recountDays(sql: Sql, userIds: readonly string[]): Promise<void> {
  await sql
    .deleteFrom('daily_activity')
    .where((eb) => eb('user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .execute();
  const finished = finishedTests(sql, userIds).unionAll(finishedQuizzes(sql, userIds));
  const counted = sql
    .selectFrom(finished.as('finished'))
    .select((eb) => [
      'finished.user_id',
      'finished.day',
      eb.fn.sum<number>('finished.finished').as('finished_count'),
      eb.fn.sum<number>('finished.answered').as('answered_count'),
      eb.fn.sum<number>('finished.correct').as('correct_count'),
      eb.fn.sum<number>('finished.seconds').as('study_seconds'),
    ])
    .groupBy(['finished.user_id', 'finished.day']);
  await insertFrom(sql, 'daily_activity', counted).execute();
}

const unlessWithheld = (
  eb: ExpressionBuilder<{ attempts: Tables['attempts'] }, 'attempts'>,
  value: Expression<number>,
) => eb.case().when('attempts.is_score_withheld', '=', true).then(0).else(value).end();

const finishedTests = (sql: Sql, userIds: readonly string[]) =>
  sql
    .selectFrom('attempts')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('attempt_answers as answer')
        .select(countMarks)
        .whereRef('answer.attempt_id', '=', 'attempts.id')
        .whereRef('answer.user_id', '=', 'attempts.user_id')
        .as('marks'),
    )
    .select((eb) => [
      'attempts.user_id',
      londonDay(eb.ref('attempts.finished_at')).as('day'),
      eb.cast<number>(isTest(eb), 'integer').as('finished'),
      unlessWithheld(eb, eb.ref('marks.answered')).as('answered'),
      unlessWithheld(eb, eb.ref('marks.correct')).as('correct'),
      'attempts.time_taken_seconds as seconds',
    ])
    .where((eb) => eb('attempts.user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .where('attempts.status', '=', 'FINISHED');

const finishedQuizzes = (sql: Sql, userIds: readonly string[]) =>
  sql
    .selectFrom('rapid_fire_sessions as quiz')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('rapid_fire_answers as answer')
        .select((each) => [
          each.fn.countAll<number>().as('answered'),
          each.fn.countAll<number>().filterWhere(each.ref('answer.is_correct').$notNull()).as('correct'),
        ])
        .whereRef('answer.session_id', '=', 'quiz.id')
        .whereRef('answer.user_id', '=', 'quiz.user_id')
        .where('answer.chosen_letter', 'is not', null)
        .as('marks'),
    )
    .select((eb) => [
      'quiz.user_id',
      londonDay(eb.ref('quiz.finished_at')).as('day'),
      eb.lit(1).$castTo<number>().as('finished'),
      'marks.answered',
      'marks.correct',
      'quiz.time_spent_seconds as seconds',
    ])
    .where((eb) => eb('quiz.user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .where('quiz.status', '=', 'FINISHED');

async function recountTotals(sql: Sql, userIds: readonly string[]): Promise<void> {
  await sql
    .deleteFrom('pupil_totals')
    .where((eb) => eb('user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .execute();
  const daysFinished = sql
    .selectFrom('daily_activity')
    .select(['user_id', 'day'])
    .where((eb) => eb('user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .where('finished_count', '>', 0);
  const scores = sql
    .selectFrom('attempts')
    .select((eb) => [
      'attempts.user_id',
      eb.fn.count<number>('attempts.score').as('tests_finished'),
      eb.fn.sum<number>('attempts.score').as('score_sum'),
    ])
    .where((eb) => eb('attempts.user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .where('attempts.status', '=', 'FINISHED')
    .where('attempts.is_score_withheld', '=', false)
    .where(isTest)
    .groupBy('attempts.user_id');
  const counted = sql
    .with('streaks', () => streaksOf(daysFinished.as('days')))
    .with('scores', () => scores)
    .selectFrom('daily_activity as day')
    .leftJoin('streaks', 'streaks.user_id', 'day.user_id')
    .leftJoin('scores', 'scores.user_id', 'day.user_id')
    .select((eb) => [
      'day.user_id',
      eb.fn.coalesce(eb.fn.max('scores.tests_finished'), eb.lit(0)).as('tests_finished'),
      eb.fn.coalesce(eb.fn.max('scores.score_sum'), eb.lit(0)).as('score_sum'),
      eb.fn.sum<number>('day.answered_count').as('answered_count'),
      eb.fn.sum<number>('day.correct_count').as('correct_count'),
      eb.fn.sum<number>('day.study_seconds').as('study_seconds'),
      eb.fn.coalesce(eb.fn.max('streaks.streak_days'), eb.lit(0)).as('streak_days'),
      eb.fn.coalesce(eb.fn.max('streaks.best_streak'), eb.lit(0)).as('best_streak'),
      eb.fn.max('streaks.last_finish_on').as('last_finish_on'),
      eb.fn.max('streaks.last_rest_day_on').as('last_rest_day_on'),
    ])
    .where((eb) => eb('day.user_id', '=', eb.fn.any(arrayOf('uuid', userIds))))
    .groupBy('day.user_id');
  await insertFrom(sql, 'pupil_totals', counted).execute();
}
