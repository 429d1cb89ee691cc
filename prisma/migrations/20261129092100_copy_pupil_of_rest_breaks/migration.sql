-- Without a transaction.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  ids uuid[];
BEGIN
  LOOP
    SELECT array_agg(id ORDER BY id) INTO ids
    FROM (
      SELECT DISTINCT attempt_id AS id FROM attempt_pauses WHERE attempt_id > last ORDER BY attempt_id LIMIT 1000
    ) AS batch;
    EXIT WHEN ids IS NULL;
    UPDATE attempt_pauses SET user_id = attempts.user_id
    FROM attempts
    WHERE attempts.id = ANY (ids) AND attempt_pauses.attempt_id = attempts.id AND attempt_pauses.user_id IS NULL;
    last := ids[cardinality(ids)];
    COMMIT;
  END LOOP;
END
$$;
