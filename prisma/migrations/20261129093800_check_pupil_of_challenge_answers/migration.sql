-- Without the lock of the next migration, while challenges run.
ALTER TABLE "creative_writing_answers" VALIDATE CONSTRAINT "creative_writing_answers_user_id_not_null";
