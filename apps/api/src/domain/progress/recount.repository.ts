import { Prisma } from '@markwell/database/client';
import { recountChallenges } from './recount-challenges.repository.ts';
import { rebuildReviewCards } from '../reviews/review-cards.repository.ts';

type Writer = Pick<Prisma.TransactionClient, '$executeRaw' | '$queryRaw'>;

/**
 * Recomputes pupils' counters from what they finished: topic_progress, daily_activity, pupil_totals, progress,
 * review_cards.
 * - Answered: an option was chosen and the question is not void. A skipped question only counts in the test's score.
 * - A test: every attempt except SIMILAR_QUESTION, which only counts towards topics, answers and study time.
 * - A rapid-fire quiz counts as finished, with its answers and its time, but not as a test and not for topics.
 * - A challenge counts for its day, the streak and the study time; the average is of tests only.
 * - Attempts that expired without an answer do not count.
 * - A day is a day in Europe/London; a streak is consecutive days with a finished test, quiz or challenge.
 * Call it in a transaction: the old counters are deleted first. The totals are locked before the answers are read, and
 * finishing a test locks them first too, so a test that ends concurrently is either counted here or added afterwards.
 */
export async function recountPupils(database: Writer, userIds: readonly string[]): Promise<void> {
  await database.$executeRaw`
    select user_id from pupil_totals where user_id = any(${userIds}::uuid[]) order by user_id for update`;
  await recountTopics(database, userIds);
  await recountDays(database, userIds);
  await recountChallenges(database, userIds);
  await recountTotals(database, userIds);
  await rebuildReviewCards(database, userIds);
}

/** Recomputes pupils' progress in all or some topics. Call it in a transaction that has locked the pupils' totals. */
export async function recountTopics(
  database: Writer,
  userIds: readonly string[],
  topicIds?: readonly string[],
): Promise<void> {
  const ofTopics =
    topicIds === undefined ? Prisma.empty : Prisma.sql`and topic_id = any(${topicIds}::uuid[])`;
  await database.$executeRaw`delete from topic_progress where user_id = any(${userIds}::uuid[]) ${ofTopics}`;
  await database.$executeRaw`
    insert into topic_progress (user_id, topic_id, answered_count, correct_count, last_answered_at)
    select attempt.user_id, answer.topic_id, count(*), count(*) filter (where answer.is_correct), max(attempt.finished_at)
    from attempts attempt
    join attempt_questions answer on answer.attempt_id = attempt.id
    where attempt.user_id = any(${userIds}::uuid[]) and attempt.status = 'FINISHED'
      and answer.chosen_option_id is not null and not answer.is_void ${ofTopics}
    group by attempt.user_id, answer.topic_id`;
}

async function recountDays(database: Writer, userIds: readonly string[]): Promise<void> {
  await database.$executeRaw`delete from daily_activity where user_id = any(${userIds}::uuid[])`;
  await database.$executeRaw`
    insert into daily_activity (user_id, day, finished_count, answered_count, correct_count, study_seconds)
    select user_id, (finished_at at time zone 'Europe/London')::date, sum(finished), sum(answered), sum(correct), sum(seconds)
    from (${finishedTests(userIds)} union all ${finishedQuizzes(userIds)}) as done
    group by 1, 2`;
}

const finishedTests = (userIds: readonly string[]) => Prisma.sql`
  select attempt.user_id, attempt.finished_at, (attempt.kind <> 'SIMILAR_QUESTION')::int as finished, answers.answered,
    answers.correct, attempt.time_taken_seconds as seconds
  from attempts attempt
  cross join lateral (
    select count(*) as answered, count(*) filter (where answer.is_correct) as correct
    from attempt_questions answer
    where answer.attempt_id = attempt.id and answer.chosen_option_id is not null and not answer.is_void
  ) answers
  where attempt.user_id = any(${userIds}::uuid[]) and attempt.status = 'FINISHED'`;

const finishedQuizzes = (userIds: readonly string[]) => Prisma.sql`
  select quiz.user_id, quiz.finished_at, 1 as finished, answers.answered, answers.correct, quiz.time_spent_seconds as seconds
  from rapid_fire_sessions quiz
  cross join lateral (
    select count(*) as answered, count(*) filter (where answer.is_correct) as correct
    from rapid_fire_answers answer
    where answer.session_id = quiz.id and answer.chosen_option_id is not null
  ) answers
  where quiz.user_id = any(${userIds}::uuid[]) and quiz.status = 'FINISHED'`;

async function recountTotals(database: Writer, userIds: readonly string[]): Promise<void> {
  await database.$executeRaw`delete from pupil_totals where user_id = any(${userIds}::uuid[])`;
  // Consecutive days have the same difference between the day and its rank.
  await database.$executeRaw`
    with ranked as (
      select user_id, day, day - (row_number() over (partition by user_id order by day))::int as run
      from daily_activity
      where user_id = any(${userIds}::uuid[]) and finished_count > 0
    ), runs as (
      select user_id, count(*) as days, max(day) as last_day from ranked group by user_id, run
    ), streaks as (
      select user_id, (array_agg(days order by last_day desc))[1] as streak_days, max(days) as best_streak,
        max(last_day) as last_finish_on
      from runs group by user_id
    ), scores as (
      select user_id, count(*) as tests_finished, sum(score) as score_sum from attempts
      where user_id = any(${userIds}::uuid[]) and status = 'FINISHED' and kind <> 'SIMILAR_QUESTION'
      group by user_id
    )
    insert into pupil_totals (user_id, tests_finished, score_sum, answered_count, correct_count, study_seconds,
      streak_days, best_streak, last_finish_on)
    select day.user_id, coalesce(max(tests_finished), 0), coalesce(max(score_sum), 0), sum(day.answered_count),
      sum(day.correct_count), sum(day.study_seconds), coalesce(max(streak_days), 0), coalesce(max(best_streak), 0),
      max(last_finish_on)
    from daily_activity day
    left join streaks on streaks.user_id = day.user_id
    left join scores on scores.user_id = day.user_id
    where day.user_id = any(${userIds}::uuid[])
    group by day.user_id`;
}
