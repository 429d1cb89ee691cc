-- Without a transaction.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  ids uuid[];
BEGIN
  LOOP
    SELECT array_agg(id ORDER BY id) INTO ids
    FROM (SELECT id FROM rapid_fire_sessions WHERE id > last ORDER BY id LIMIT 1000) AS batch;
    EXIT WHEN ids IS NULL;
    UPDATE rapid_fire_answers SET user_id = quiz.user_id
    FROM rapid_fire_sessions AS quiz
    WHERE quiz.id = ANY (ids) AND rapid_fire_answers.session_id = quiz.id AND rapid_fire_answers.user_id IS NULL;
    last := ids[cardinality(ids)];
    COMMIT;
  END LOOP;
END
$$;
