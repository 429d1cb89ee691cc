-- Without the lock of the migration before, while quizzes run.
ALTER TABLE "rapid_fire_answers" VALIDATE CONSTRAINT "rapid_fire_answers_session_id_user_id_fkey";
