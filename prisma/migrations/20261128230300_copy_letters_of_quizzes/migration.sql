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
    UPDATE rapid_fire_answers SET chosen_letter = chosen.letter
    FROM question_options AS chosen
    WHERE session_id = ANY (ids) AND chosen.id = chosen_option_id AND chosen_letter IS NULL;
    last := ids[cardinality(ids)];
    COMMIT;
  END LOOP;
END
$$;
