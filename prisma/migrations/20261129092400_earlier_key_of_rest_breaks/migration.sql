-- Without a transaction.
CREATE UNIQUE INDEX CONCURRENTLY "attempt_pauses_attempt_id_id_key" ON "attempt_pauses"("attempt_id", "id");
