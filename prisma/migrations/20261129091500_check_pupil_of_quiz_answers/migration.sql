-- Without the lock of the next migration, while quizzes run.
ALTER TABLE "rapid_fire_answers" VALIDATE CONSTRAINT "rapid_fire_answers_user_id_not_null";
