-- Version 0.4.0 writes the pupil itself.
DROP TRIGGER set_pupil_of_quiz_answer ON rapid_fire_answers;
DROP FUNCTION set_pupil_of_quiz_answer();
DROP TRIGGER set_pupil_of_rest_break ON attempt_pauses;
DROP FUNCTION set_pupil_of_rest_break();
DROP TRIGGER set_pupil_of_challenge_answer ON creative_writing_answers;
DROP FUNCTION set_pupil_of_challenge_answer();
DROP INDEX attempt_pauses_attempt_id_id_key;
