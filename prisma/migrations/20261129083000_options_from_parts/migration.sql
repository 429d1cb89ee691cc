-- Until the next version, processes of the version before may run beside this one: they show multiple-choice questions from
-- their options, and a quiz's answers from the chosen ones. This version writes neither.

CREATE FUNCTION copy_parts_to_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_options (
    id, revision_id, letter, content_type, text, image_id, image_alternative_text, is_correct
  )
  SELECT
    gen_random_uuid(), written.id, choice.option ->> 'letter',
    (CASE WHEN choice.option #> '{content,picture}' IS NULL THEN 'TEXT' ELSE 'IMAGE' END)::content_type,
    choice.option #>> '{content,text}',
    (choice.option #>> '{content,picture,imageId}')::uuid,
    choice.option #>> '{content,picture,alternativeText}',
    coalesce(choice.option ->> 'letter' = written.parts #>> '{0,answer,correct}', false)
  FROM written
  CROSS JOIN LATERAL jsonb_array_elements(written.parts #> '{0,answer,options}') AS choice (option)
  WHERE jsonb_array_length(written.parts) = 1 AND written.parts #>> '{0,answer,kind}' = 'choice';
  RETURN NULL;
END
$$;

CREATE TRIGGER copy_new_parts AFTER INSERT ON question_revisions
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION copy_parts_to_options();

CREATE FUNCTION copy_chosen_option() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT id INTO NEW.chosen_option_id FROM question_options
  WHERE revision_id = NEW.revision_id AND letter = NEW.chosen_letter;
  RETURN NEW;
END
$$;

CREATE TRIGGER copy_chosen_option BEFORE INSERT OR UPDATE ON rapid_fire_answers
FOR EACH ROW WHEN (NEW.chosen_option_id IS NULL AND NEW.chosen_letter IS NOT NULL) EXECUTE FUNCTION copy_chosen_option();
