-- What the version before 0.3.0 read and wrote. Version 0.3.0 does neither: its triggers did.
DROP TRIGGER copy_new_attempt ON attempts;
DROP TRIGGER copy_changed_attempt ON attempts;
DROP TRIGGER copy_new_parts ON question_revisions;
DROP TRIGGER copy_chosen_letter ON rapid_fire_answers;
DROP TRIGGER copy_chosen_option ON rapid_fire_answers;
DROP TRIGGER raise_bucket_versions ON questions;
DROP TRIGGER raise_versions_of_new_questions ON questions;

DROP TABLE attempt_questions;
ALTER TABLE rapid_fire_answers DROP COLUMN chosen_option_id;
DROP TABLE question_options;
DROP TABLE seen_questions;
DROP TABLE buckets_seen;
DROP TYPE content_type;
ALTER TABLE questions DROP COLUMN position;
ALTER TABLE question_revisions ALTER COLUMN parts DROP DEFAULT;

DROP FUNCTION copy_answers_from_attempt;
DROP FUNCTION copy_changed_answers;
DROP FUNCTION copy_answers_to_attempts;
DROP FUNCTION copy_parts_to_options;
DROP FUNCTION copy_written_options;
DROP FUNCTION copy_options_to_parts;
DROP FUNCTION copy_chosen_letter;
DROP FUNCTION copy_chosen_option;
DROP FUNCTION copy_seen_questions;
DROP FUNCTION raise_bucket_versions;
DROP FUNCTION raise_versions_of_new_questions;
