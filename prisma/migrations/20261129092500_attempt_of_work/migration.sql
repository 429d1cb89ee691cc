-- Without a transaction.
CREATE UNIQUE INDEX CONCURRENTLY "assignment_work_attempt_id_user_id_key" ON "assignment_work"("attempt_id", "user_id");
