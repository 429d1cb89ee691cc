-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "answers" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "earned" REAL[] DEFAULT ARRAY[]::REAL[],
ADD COLUMN     "possible" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
ADD COLUMN     "question_ids" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "question_topic_ids" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "revision_ids" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "void_ordinals" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[];

-- CreateIndex
CREATE INDEX "attempts_question_ids_idx" ON "attempts" USING GIN ("question_ids");

-- Until the next version, processes of the version before may run beside this one: what one writes in its form, triggers
-- write in the other's.

CREATE FUNCTION copy_answers_to_attempts(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The statement after the lock sees what the transactions that it waited for have written.
  PERFORM 1 FROM attempts WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE attempts
  SET question_ids = copied.question_ids, revision_ids = copied.revision_ids, question_topic_ids = copied.topic_ids,
    answers = copied.answers, earned = copied.earned, possible = copied.possible, void_ordinals = copied.void_ordinals
  FROM (
    SELECT
      test.id,
      array_agg(answer.question_id ORDER BY answer.ordinal) AS question_ids,
      array_agg(answer.revision_id ORDER BY answer.ordinal) AS revision_ids,
      array_agg(answer.topic_id ORDER BY answer.ordinal) AS topic_ids,
      coalesce(
        jsonb_object_agg(answer.ordinal, jsonb_build_array(
          chosen.letter, answer.sequence, (extract(epoch FROM answer.answered_at - test.started_at) * 1000)::bigint
        )) FILTER (WHERE answer.sequence > 0 OR chosen.letter IS NOT NULL), '{}'
      ) AS answers,
      coalesce(
        array_agg(answer.is_correct::integer::real ORDER BY answer.ordinal) FILTER (WHERE answer.is_correct IS NOT NULL), '{}'
      ) AS earned,
      coalesce(array_agg(1::smallint) FILTER (WHERE answer.is_correct IS NOT NULL), '{}') AS possible,
      coalesce(array_agg(answer.ordinal) FILTER (WHERE answer.is_void), '{}') AS void_ordinals
    FROM attempts AS test
    JOIN attempt_questions AS answer ON answer.attempt_id = test.id
    LEFT JOIN question_options AS chosen ON chosen.id = answer.chosen_option_id
    WHERE test.id = ANY (ids)
    GROUP BY test.id
  ) AS copied
  WHERE attempts.id = copied.id;
END
$$;

CREATE FUNCTION copy_changed_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM copy_answers_to_attempts(array_agg(DISTINCT attempt_id)) FROM changed;
  RETURN NULL;
END
$$;

CREATE TRIGGER copy_new_answers AFTER INSERT ON attempt_questions
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION copy_changed_answers();

CREATE TRIGGER copy_changed_answers AFTER UPDATE ON attempt_questions
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION copy_changed_answers();

CREATE FUNCTION copy_answers_from_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO attempt_questions (
    attempt_id, ordinal, question_id, revision_id, topic_id, chosen_option_id, sequence, answered_at, is_correct, is_void
  )
  SELECT
    NEW.id, question.ordinal, question.question_id, question.revision_id, question.topic_id, chosen.id,
    coalesce((answer.item ->> 1)::bigint, 0),
    NEW.started_at + (answer.item ->> 2)::bigint * interval '1 millisecond',
    question.earned = question.possible,
    question.ordinal = ANY (NEW.void_ordinals)
  FROM unnest(NEW.question_ids, NEW.revision_ids, NEW.question_topic_ids, NEW.earned, NEW.possible)
    WITH ORDINALITY AS question (question_id, revision_id, topic_id, earned, possible, ordinal)
  CROSS JOIN LATERAL (SELECT NEW.answers -> question.ordinal::text AS item) AS answer
  LEFT JOIN question_options AS chosen
    ON chosen.revision_id = question.revision_id AND chosen.letter = answer.item ->> 0
  ON CONFLICT (attempt_id, ordinal) DO UPDATE SET
    chosen_option_id = excluded.chosen_option_id, sequence = excluded.sequence, answered_at = excluded.answered_at,
    is_correct = excluded.is_correct, is_void = excluded.is_void;
  RETURN NULL;
END
$$;

CREATE TRIGGER copy_new_attempt AFTER INSERT ON attempts
FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION copy_answers_from_attempt();

CREATE TRIGGER copy_changed_attempt AFTER UPDATE OF answers, earned, void_ordinals ON attempts
FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION copy_answers_from_attempt();
