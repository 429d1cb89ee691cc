-- Without the lock of the next migration, while tests run.
ALTER TABLE "attempt_pauses" VALIDATE CONSTRAINT "attempt_pauses_user_id_not_null";
