-- One missed day a week, the rest day, no longer ends a streak. The streaks of all pupils are counted anew from their days;
-- a streak can only become longer.
ALTER TABLE "pupil_totals" ADD COLUMN "last_rest_day_on" DATE;

-- As whoever finishes something does: the totals first.
SELECT user_id FROM "pupil_totals" ORDER BY user_id FOR UPDATE;

WITH days AS (
  SELECT user_id, day, lag(day) OVER (PARTITION BY user_id ORDER BY day) AS previous
  FROM "daily_activity" WHERE finished_count > 0
), rest_days AS (
  -- A gap of one missed day, or of a Sunday and the Monday after it: one in each week.
  SELECT user_id, day, previous,
    CASE WHEN day - previous = 2 OR (day - previous = 3 AND extract(isodow FROM previous) = 6) THEN day - 1 END AS rest_day
  FROM days
), gaps AS (
  SELECT user_id, day, previous, rest_day, max(rest_day) OVER (
      PARTITION BY user_id ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    ) AS last_rest_day
  FROM rest_days
), numbered AS (
  SELECT user_id, day, rest_day, count(*) FILTER (WHERE NOT coalesce(
      day - previous = 1 OR (rest_day IS NOT NULL AND (
        last_rest_day IS NULL OR date_trunc('week', last_rest_day::timestamp) <> date_trunc('week', (previous + 1)::timestamp)
      )), false)) OVER (PARTITION BY user_id ORDER BY day) AS streak
  FROM gaps
), runs AS (
  SELECT user_id, count(*) AS length, max(day) AS last_day, max(rest_day) AS last_rest_day FROM numbered GROUP BY user_id, streak
), streaks AS (
  SELECT user_id, (array_agg(length ORDER BY last_day DESC))[1] AS streak_days, max(length) AS best_streak,
    max(last_rest_day) AS last_rest_day_on
  FROM runs GROUP BY user_id
)
UPDATE "pupil_totals" t
SET streak_days = streaks.streak_days, best_streak = streaks.best_streak, last_rest_day_on = streaks.last_rest_day_on
FROM streaks WHERE streaks.user_id = t.user_id;
