-- The tables of what pupils have done get the pupil in their keys, so that they can be distributed by pupil.
ALTER TABLE "rapid_fire_answers" ADD COLUMN "user_id" UUID;
ALTER TABLE "rapid_fire_answers" ADD CONSTRAINT "rapid_fire_answers_user_id_not_null" CHECK (user_id IS NOT NULL) NOT VALID;

-- Until the next version, processes of the version before may run beside this one, which do not write it.
CREATE FUNCTION set_pupil_of_quiz_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT user_id INTO NEW.user_id FROM rapid_fire_sessions WHERE id = NEW.session_id;
  RETURN NEW;
END
$$;

CREATE TRIGGER set_pupil_of_quiz_answer BEFORE INSERT OR UPDATE ON rapid_fire_answers
FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION set_pupil_of_quiz_answer();
