-- Tests and quizzes whose time ran out without one answer used to count as work done. They expire instead, and the
-- counters of their pupils are written anew from what is left. A migration of its own: PostgreSQL does not use a new value
-- of an enum in the transaction that adds it.

-- Until now the browser's own submission at the deadline was kept as the pupil's.
UPDATE "attempts" a SET status = 'EXPIRED', finished_by = 'DEADLINE', finished_at = least(finished_at, deadline_at)
WHERE status = 'FINISHED' AND (finished_by = 'DEADLINE' OR finished_at >= deadline_at)
  AND NOT EXISTS (SELECT FROM "attempt_questions" k WHERE k.attempt_id = a.id AND k.chosen_option_id IS NOT NULL);

UPDATE "rapid_fire_sessions" s SET status = 'EXPIRED'
WHERE status = 'FINISHED'
  AND NOT EXISTS (SELECT FROM "rapid_fire_answers" k WHERE k.session_id = s.id AND k.chosen_option_id IS NOT NULL);

UPDATE "notifications" n
SET body = 'Its time ran out before you had answered a question, so nothing was counted. You can start again.'
FROM "attempts" a
WHERE a.status = 'EXPIRED' AND n.user_id = a.user_id AND n.dedupe_key = 'test-closed:' || a.id;

CREATE TEMPORARY TABLE "pupils_to_recount" AS
  SELECT user_id FROM "attempts" WHERE status = 'EXPIRED'
  UNION SELECT user_id FROM "rapid_fire_sessions" WHERE status = 'EXPIRED';

-- As whoever finishes something does: the totals first.
SELECT user_id FROM "pupil_totals" WHERE user_id IN (SELECT user_id FROM "pupils_to_recount") ORDER BY user_id FOR UPDATE;

UPDATE "rapid_fire_progress" p SET total_sessions = played.sessions, last_played_at = coalesce(played.last_played_at, p.last_played_at)
FROM (
  SELECT user_id, subject_id, count(*) FILTER (WHERE status = 'FINISHED') AS sessions,
    max(finished_at) FILTER (WHERE status = 'FINISHED') AS last_played_at
  FROM "rapid_fire_sessions" WHERE status <> 'OPEN'
  GROUP BY user_id, subject_id HAVING bool_or(status = 'EXPIRED')
) played
WHERE p.user_id = played.user_id AND p.subject_id = played.subject_id;
DELETE FROM "rapid_fire_progress" WHERE total_sessions = 0 AND current_level = 1 AND user_id IN (SELECT user_id FROM "pupils_to_recount");

DELETE FROM "daily_activity" WHERE user_id IN (SELECT user_id FROM "pupils_to_recount");
INSERT INTO "daily_activity" (user_id, day, finished_count, answered_count, correct_count, study_seconds)
SELECT user_id, (finished_at AT TIME ZONE 'Europe/London')::date, sum(finished), sum(answered), sum(correct), sum(seconds)
FROM (
  SELECT a.user_id, a.finished_at, (a.kind <> 'SIMILAR_QUESTION')::int AS finished, answers.answered, answers.correct,
    a.time_taken_seconds AS seconds
  FROM "attempts" a CROSS JOIN LATERAL (
    SELECT count(*) AS answered, count(*) FILTER (WHERE k.is_correct) AS correct FROM "attempt_questions" k
    WHERE k.attempt_id = a.id AND k.chosen_option_id IS NOT NULL AND NOT k.is_void
  ) answers
  WHERE a.status = 'FINISHED'
  UNION ALL
  SELECT s.user_id, s.finished_at, 1, answers.answered, answers.correct, s.time_spent_seconds
  FROM "rapid_fire_sessions" s CROSS JOIN LATERAL (
    SELECT count(*) AS answered, count(*) FILTER (WHERE k.is_correct) AS correct FROM "rapid_fire_answers" k
    WHERE k.session_id = s.id AND k.chosen_option_id IS NOT NULL
  ) answers
  WHERE s.status = 'FINISHED'
  UNION ALL
  SELECT user_id, finished_at, 1, 0, 0, time_spent_seconds FROM "creative_writing_sessions" WHERE status = 'FINISHED'
) done
WHERE user_id IN (SELECT user_id FROM "pupils_to_recount")
GROUP BY 1, 2;

DELETE FROM "pupil_totals" WHERE user_id IN (SELECT user_id FROM "pupils_to_recount");
WITH days AS (
  SELECT * FROM "daily_activity" WHERE user_id IN (SELECT user_id FROM "pupils_to_recount")
), ranked AS (
  SELECT user_id, day, day - (row_number() OVER (PARTITION BY user_id ORDER BY day))::int AS run FROM days WHERE finished_count > 0
), runs AS (
  SELECT user_id, count(*) AS length, max(day) AS last_day FROM ranked GROUP BY user_id, run
), streaks AS (
  SELECT user_id, (array_agg(length ORDER BY last_day DESC))[1] AS streak_days, max(length) AS best_streak, max(last_day) AS last_finish_on
  FROM runs GROUP BY user_id
), scores AS (
  SELECT user_id, count(*) AS tests_finished, sum(score) AS score_sum FROM "attempts"
  WHERE status = 'FINISHED' AND kind <> 'SIMILAR_QUESTION' AND user_id IN (SELECT user_id FROM "pupils_to_recount")
  GROUP BY user_id
)
INSERT INTO "pupil_totals" (user_id, tests_finished, score_sum, answered_count, correct_count, study_seconds,
  streak_days, best_streak, last_finish_on)
SELECT days.user_id, coalesce(max(tests_finished), 0), coalesce(max(score_sum), 0), sum(answered_count), sum(correct_count),
  sum(study_seconds), coalesce(max(streak_days), 0), coalesce(max(best_streak), 0), max(last_finish_on)
FROM days LEFT JOIN streaks USING (user_id) LEFT JOIN scores USING (user_id)
GROUP BY days.user_id;

DROP TABLE "pupils_to_recount";
