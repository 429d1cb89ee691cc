-- Without a transaction.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  ids uuid[];
BEGIN
  LOOP
    SELECT array_agg(id ORDER BY id) INTO ids
    FROM (SELECT id FROM users WHERE id > last ORDER BY id LIMIT 1000) AS batch;
    EXIT WHEN ids IS NULL;
    -- What was copied by a trigger is newer.
    INSERT INTO seen_numbers (user_id, block, numbers)
    SELECT
      seen.user_id, question.draw_number / 8192,
      array_agg(question.draw_number ORDER BY seen.seen_at, question.draw_number)
    FROM seen_questions AS seen
    JOIN questions AS question ON question.id = seen.question_id
    WHERE seen.user_id = ANY (ids)
    GROUP BY seen.user_id, question.draw_number / 8192
    ORDER BY seen.user_id, question.draw_number / 8192
    ON CONFLICT (user_id, block) DO UPDATE SET numbers = excluded.numbers || seen_numbers.numbers;
    last := ids[cardinality(ids)];
    COMMIT;
  END LOOP;
END
$$;
