-- Without a transaction.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  ids uuid[];
BEGIN
  LOOP
    SELECT array_agg(id ORDER BY id) INTO ids
    FROM (SELECT id FROM question_revisions WHERE id > last ORDER BY id LIMIT 1000) AS batch;
    EXIT WHEN ids IS NULL;
    PERFORM copy_options_to_parts(ids);
    last := ids[cardinality(ids)];
    COMMIT;
  END LOOP;
END
$$;
