-- Without the lock of the migration before, while tests run.
ALTER TABLE "attempts" VALIDATE CONSTRAINT "attempts_closed_has_result";
