-- Without a transaction.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  ids uuid[];
BEGIN
  LOOP
    SELECT array_agg(id ORDER BY id) INTO ids
    FROM (SELECT id FROM creative_writing_sessions WHERE id > last ORDER BY id LIMIT 1000) AS batch;
    EXIT WHEN ids IS NULL;
    UPDATE creative_writing_answers SET user_id = challenge.user_id
    FROM creative_writing_sessions AS challenge
    WHERE challenge.id = ANY (ids) AND creative_writing_answers.session_id = challenge.id
      AND creative_writing_answers.user_id IS NULL;
    last := ids[cardinality(ids)];
    COMMIT;
  END LOOP;
END
$$;
