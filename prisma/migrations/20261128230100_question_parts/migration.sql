-- AlterTable
ALTER TABLE "question_revisions" ADD COLUMN     "parts" JSONB NOT NULL DEFAULT '[{"label":"a","stem":"","marks":1,"answer":{"kind":"choice","options":[]},"hints":[],"steps":[]}]',
ADD COLUMN     "picture_ids" UUID[] DEFAULT ARRAY[]::UUID[];

-- AlterTable
ALTER TABLE "rapid_fire_answers" ADD COLUMN     "chosen_letter" CHAR(1);

-- CreateIndex
CREATE INDEX "question_revisions_picture_ids_idx" ON "question_revisions" USING GIN ("picture_ids");

-- Until the next version, processes of the version before may run beside this one. They write options, but no parts; and
-- the chosen option of a quiz, but not its letter.

CREATE FUNCTION copy_options_to_parts(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE question_revisions
  SET parts = jsonb_set(parts, '{0,answer}', copied.answer), picture_ids = copied.picture_ids
  FROM (
    SELECT
      revision_id,
      jsonb_build_object(
        'kind', 'choice',
        'options', jsonb_agg(
          jsonb_build_object(
            'letter', letter,
            'content', CASE content_type
              WHEN 'TEXT' THEN jsonb_build_object('text', text)
              ELSE jsonb_build_object(
                'picture', jsonb_build_object('imageId', image_id, 'alternativeText', image_alternative_text)
              )
            END
          ) ORDER BY letter
        )
      ) || coalesce(jsonb_object_agg('correct', letter) FILTER (WHERE is_correct), '{}') AS answer,
      coalesce(array_agg(image_id ORDER BY letter) FILTER (WHERE image_id IS NOT NULL), '{}') AS picture_ids
    FROM question_options
    WHERE revision_id = ANY (ids)
    GROUP BY revision_id
  ) AS copied
  WHERE question_revisions.id = copied.revision_id
    AND question_revisions.parts #> '{0,answer}' IS DISTINCT FROM copied.answer
$$;

CREATE FUNCTION copy_written_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM copy_options_to_parts(array_agg(DISTINCT revision_id)) FROM written;
  RETURN NULL;
END
$$;

CREATE TRIGGER copy_new_options AFTER INSERT ON question_options
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION copy_written_options();

CREATE TRIGGER copy_changed_options AFTER UPDATE ON question_options
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION copy_written_options();

CREATE FUNCTION copy_chosen_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT letter INTO NEW.chosen_letter FROM question_options WHERE id = NEW.chosen_option_id;
  RETURN NEW;
END
$$;

CREATE TRIGGER copy_chosen_letter BEFORE INSERT OR UPDATE ON rapid_fire_answers
FOR EACH ROW WHEN (NEW.chosen_option_id IS NOT NULL AND NEW.chosen_letter IS NULL) EXECUTE FUNCTION copy_chosen_letter();
