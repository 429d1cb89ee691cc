-- Without the lock of the migration before, while tests run.
ALTER TABLE "attempt_pauses" VALIDATE CONSTRAINT "attempt_pauses_attempt_id_user_id_fkey";
