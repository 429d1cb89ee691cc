ALTER TABLE "attempt_pauses" ADD COLUMN "user_id" UUID;
ALTER TABLE "attempt_pauses" ADD CONSTRAINT "attempt_pauses_user_id_not_null" CHECK (user_id IS NOT NULL) NOT VALID;

-- Until the next version, processes of the version before may run beside this one, which do not write it.
CREATE FUNCTION set_pupil_of_rest_break() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT user_id INTO NEW.user_id FROM attempts WHERE id = NEW.attempt_id;
  RETURN NEW;
END
$$;

CREATE TRIGGER set_pupil_of_rest_break BEFORE INSERT OR UPDATE ON attempt_pauses
FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION set_pupil_of_rest_break();

-- Also with the pupil.
CREATE OR REPLACE VIEW attempt_answers AS
SELECT
  attempts.id AS attempt_id,
  question.ordinal::smallint AS ordinal,
  question.question_id,
  question.revision_id,
  question.topic_id,
  answer.item -> 0 AS response,
  CASE jsonb_typeof(answer.item -> 0) WHEN 'string' THEN answer.item ->> 0 END AS letter,
  answer.item ->> 0 IS NOT NULL AND coalesce(question.possible > 0, true) AS is_answered,
  coalesce((answer.item ->> 1)::bigint, 0) AS sequence,
  attempts.started_at + (answer.item ->> 2)::bigint * interval '1 millisecond' AS answered_at,
  question.earned,
  question.possible,
  question.earned = question.possible AND question.possible > 0 AS is_correct,
  question.ordinal = ANY (attempts.void_ordinals) AS is_void,
  attempts.user_id
FROM attempts
CROSS JOIN LATERAL unnest(
  attempts.question_ids, attempts.revision_ids, attempts.question_topic_ids, attempts.earned, attempts.possible
) WITH ORDINALITY AS question (question_id, revision_id, topic_id, earned, possible, ordinal)
CROSS JOIN LATERAL (SELECT attempts.answers -> question.ordinal::text AS item) AS answer;
