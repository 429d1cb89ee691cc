ALTER TABLE "creative_writing_answers" ADD COLUMN "user_id" UUID;
ALTER TABLE "creative_writing_answers" ADD CONSTRAINT "creative_writing_answers_user_id_not_null" CHECK (user_id IS NOT NULL) NOT VALID;

-- Until the next version, processes of the version before may run beside this one, which do not write it.
CREATE FUNCTION set_pupil_of_challenge_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT user_id INTO NEW.user_id FROM creative_writing_sessions WHERE id = NEW.session_id;
  RETURN NEW;
END
$$;

CREATE TRIGGER set_pupil_of_challenge_answer BEFORE INSERT OR UPDATE ON creative_writing_answers
FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION set_pupil_of_challenge_answer();
