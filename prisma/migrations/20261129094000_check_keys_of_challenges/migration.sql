-- Without the lock of the migration before, while challenges run.
ALTER TABLE "creative_writing_answers" VALIDATE CONSTRAINT "creative_writing_answers_session_id_user_id_fkey";
