import { Prisma } from '@markwell/database/client';
import { firstMistakesOf } from '../reviews/review-cards.repository.ts';
import type { NewNotification } from '../notifications/notification-texts.ts';
import { notifyStatement } from '../notifications/notify.repository.ts';
import { submittedAnswersTable, type SubmittedAnswer } from './submitted-answers.repository.ts';
import { latestDeadlineToClose, latestDeadlineForTimeUp } from './time-limits.ts';
import { bestStreakAfterFinish, streakAfterFinish } from './streak-statement.repository.ts';

export interface FinishOptions {
  attemptId: string;
  userId: string;
  now: Date;
  /**
   * pupil: submitted by the pupil. timer: submitted by the browser's timer at the deadline. server: not
   * submitted in time. The last two end the test at its deadline.
   */
  by: 'pupil' | 'timer' | 'server';
  lock: 'wait' | 'skip locked';
  answers: readonly SubmittedAnswer[];
  /** As measured by the browser; limited to the time that passed on the server's clock. */
  timeTakenSeconds: number;
  /**
   * first: creates review cards for mistakes here, and does nothing if one of the test's questions already
   * has a card. none: the calling code replays the answers afterwards, in the same transaction.
   */
  cards: 'first' | 'none';
  /** The notifications for a closed test: with answers (finished) or without any (expired). */
  notices?: Readonly<Record<'finished' | 'expired', NewNotification>> | undefined;
}

/**
 * Finishing a test is one statement. The first call locks the open attempt, marks it and updates every
 * counter; a second call waits, finds it finished and does nothing. A test without an answer at its deadline
 * expires: it is marked, but changes no counter. A pupil's own rows are locked after their totals, and rows
 * that pupils share (question_statistics) last and in the order of their ids, which prevents deadlocks.
 */
export const finishAttemptStatement = (options: FinishOptions) => Prisma.sql`
  with given as (${submittedAnswersTable(options.attemptId, options.answers)}),
  invalid_answers as (select count(*)::int as count from given where is_invalid),
  carded as (${cardedQuestions(options)}),
  attempt as (${openAttempt(options)}),
  marked as (${markedQuestions(options)}),
  score as (
    select count(*) filter (where not is_void)::int as total, count(*) filter (where is_correct and not is_void)::int as correct,
      count(*) filter (where chosen_option_id is not null and not is_void)::int as answered,
      count(chosen_option_id) = 0 as is_untouched
    from marked
  ),
  ended as (${endedAttempt(options)}),
  closed as (select * from ended where status = 'FINISHED'),
  totals as (${movedTotals}),
  topics_now as (
    insert into topic_progress (user_id, topic_id, answered_count, correct_count, last_answered_at)
    select user_id, topic_id, count(*), count(*) filter (where marked.is_correct), finished_at
    from marked cross join closed cross join (select count(*) from totals) as moved
    where chosen_option_id is not null and not is_void
    group by user_id, topic_id, finished_at order by topic_id
    on conflict (user_id, topic_id) do update set
      answered_count = topic_progress.answered_count + excluded.answered_count,
      correct_count = topic_progress.correct_count + excluded.correct_count,
      last_answered_at = greatest(topic_progress.last_answered_at, excluded.last_answered_at)
    returning topic_id, answered_count, correct_count
  ),
  days as (
    insert into daily_activity (user_id, day, finished_count, answered_count, correct_count, study_seconds)
    select user_id, day, is_test, answered, correct_count, time_taken_seconds
    from closed cross join (select count(*) from topics_now) as moved
    on conflict (user_id, day) do update set
      finished_count = daily_activity.finished_count + excluded.finished_count,
      answered_count = daily_activity.answered_count + excluded.answered_count,
      correct_count = daily_activity.correct_count + excluded.correct_count,
      study_seconds = daily_activity.study_seconds + excluded.study_seconds
    returning day
  ),
  mistakes as (
    select user_id, question_id, finished_at from marked cross join closed cross join (select count(*) from days) as moved
    where chosen_option_id is not null and not is_void and not is_correct
  ),
  cards as (${options.cards === 'first' ? madeCards : Prisma.sql`select question_id from mistakes`}),
  statistics as (
    insert into question_statistics (question_id, answered_count, correct_count)
    select question_id, 1, is_correct::int from marked cross join (select count(*) from cards) as moved
    where chosen_option_id is not null and not is_void order by question_id
    on conflict (question_id) do update set
      answered_count = question_statistics.answered_count + 1,
      correct_count = question_statistics.correct_count + excluded.correct_count
  )
  ${options.notices ? notificationsOf(options.notices, options.now) : Prisma.empty}
  select invalid_answers.count as "invalidAnswers", (select count from carded)::int as carded,
    (select count(*) from mistakes)::int - (select count(*) from cards)::int as "missedCards",
    ended.id, ended.status = 'FINISHED' as "isCounted", ended.finished_at as "finishedAt",
    ended.finished_by::text as "finishedBy", ended.total_questions as "totalQuestions",
    ended.correct_count as "correctCount", ended.score, ended.time_taken_seconds as "timeTakenSeconds",
    round((totals.score_sum - ended.is_test * ended.score)::numeric / nullif(totals.tests_finished - ended.is_test, 0))::int as "averageBefore",
    (select json_agg(json_build_object('questionId', m.question_id, 'chosenLetter', c.letter, 'correctLetter', m.key_letter,
        'isCorrect', m.is_correct, 'isVoid', m.is_void) order by m.ordinal)
      from marked m left join question_options c on c.id = m.chosen_option_id) as questions,
    (select json_agg(json_build_object('name', t.name, 'answeredCount', coalesce(n.answered_count, before.answered_count, 0),
        'correctCount', coalesce(n.correct_count, before.correct_count, 0)) order by t.name)
      from (select distinct topic_id from marked) m join topics t on t.id = m.topic_id
      left join topics_now n on n.topic_id = m.topic_id
      left join topic_progress before on before.user_id = ended.user_id and before.topic_id = m.topic_id) as topics
  from invalid_answers left join ended on true left join totals on true`;

const madeCards = Prisma.sql`${firstMistakesOf(Prisma.sql`select * from mistakes`)} returning question_id`;

/**
 * Counts the questions of the open test whose review card would change; skipped when the answers are
 * replayed.
 */
const cardedQuestions = ({ attemptId, userId, cards }: FinishOptions) =>
  cards === 'none'
    ? Prisma.sql`select 0 as count`
    : Prisma.sql`
  select count(*)::int as count from attempts a join attempt_questions k on k.attempt_id = a.id
  join review_cards c on c.user_id = a.user_id and c.question_id = k.question_id
  where a.id = ${attemptId}::uuid and a.user_id = ${userId}::uuid and a.status = 'OPEN'`;

/** Locks the attempt until the statement ends, so that it is not finished twice. */
const openAttempt = ({ attemptId, userId, now, by, lock }: FinishOptions) => Prisma.sql`
  select a.*, ${by !== 'pupil'}::boolean and a.deadline_at <= ${latestDeadlineForTimeUp(now)}::timestamptz as is_time_up
  from attempts a
  where a.id = ${attemptId}::uuid and a.user_id = ${userId}::uuid and a.status = 'OPEN'
    and (a.deadline_at < ${latestDeadlineToClose(now)}::timestamptz) = ${by === 'server'}::boolean
    and (select count from invalid_answers) = 0 and (select count from carded) = 0
  for update ${lock === 'wait' ? Prisma.empty : Prisma.sql`skip locked`}`;

/**
 * A submitted answer replaces the saved one unless its sequence is lower. Compares with the row at the time
 * of the update.
 */
const wins = Prisma.sql`(g.ordinal is not null and coalesce(g.sequence >= k.sequence, true))`;
const chosen = Prisma.sql`case when ${wins} then g.option_id else k.chosen_option_id end`;

const markedQuestions = ({ now }: FinishOptions) => Prisma.sql`
  update attempt_questions k
  set chosen_option_id = ${chosen}, sequence = case when ${wins} then coalesce(g.sequence, k.sequence) else k.sequence end,
    answered_at = case when ${wins} and g.option_id is distinct from k.chosen_option_id
      then least(${now}::timestamptz, a.deadline_at) else k.answered_at end,
    is_correct = coalesce(${chosen} = key.id, false)
  from attempt a
  join attempt_questions shown on shown.attempt_id = a.id
  left join given g on g.ordinal = shown.ordinal
  left join question_options key on key.revision_id = shown.revision_id and key.is_correct
  where k.attempt_id = shown.attempt_id and k.ordinal = shown.ordinal
  returning k.ordinal, k.question_id, k.topic_id, k.chosen_option_id, k.is_correct, k.is_void, key.letter as key_letter`;

/**
 * The score in percent, rounded as in rules/marking.ts: in floating point, halves up. Days are in
 * Europe/London.
 */
const endedAttempt = ({ now, timeTakenSeconds }: FinishOptions) => Prisma.sql`
  update attempts a
  set status = (case when is_time_up and is_untouched then 'EXPIRED' else 'FINISHED' end)::attempt_status,
    finished_by = (case when is_time_up then 'DEADLINE' else 'PUPIL' end)::finished_by, correct_count = score.correct,
    score = floor(score.correct::float8 / greatest(score.total, 1) * 100 + 0.5),
    finished_at = case when is_time_up then least(${now}::timestamptz, a.deadline_at) else ${now}::timestamptz end,
    time_taken_seconds = case when is_time_up then a.duration_seconds else greatest(0, least(${timeTakenSeconds}::int,
      a.duration_seconds, floor(extract(epoch from ${now}::timestamptz - a.started_at))::int)) end
  from attempt, score where a.id = attempt.id
  returning a.*, score.answered, (a.finished_at at time zone 'Europe/London')::date as day,
    (a.kind <> 'SIMILAR_QUESTION')::int as is_test`;

const notificationsOf = (
  { finished, expired }: NonNullable<FinishOptions['notices']>,
  now: Date,
) => Prisma.sql`
  , notified_finished as (${notifyStatement(Prisma.sql`closed`, finished, now)})
  , notified_expired as (${notifyStatement(Prisma.sql`(select user_id from ended where status = 'EXPIRED') as expired`, expired, now)})`;

/**
 * A similar question counts as an answered question, but not as a test: it has no score and no streak day.
 */
const movedTotals = Prisma.sql`
  insert into pupil_totals (user_id, tests_finished, score_sum, answered_count, correct_count, study_seconds, streak_days, best_streak, last_finish_on)
  select user_id, is_test, is_test * score, answered, correct_count, time_taken_seconds, is_test, is_test,
    case is_test when 1 then day end
  from closed
  on conflict (user_id) do update set
    tests_finished = pupil_totals.tests_finished + excluded.tests_finished,
    score_sum = pupil_totals.score_sum + excluded.score_sum,
    answered_count = pupil_totals.answered_count + excluded.answered_count,
    correct_count = pupil_totals.correct_count + excluded.correct_count,
    study_seconds = pupil_totals.study_seconds + excluded.study_seconds,
    streak_days = ${streakAfterFinish}, best_streak = ${bestStreakAfterFinish},
    last_finish_on = greatest(pupil_totals.last_finish_on, excluded.last_finish_on)
  returning tests_finished, score_sum`;
