-- Without a transaction.
CREATE UNIQUE INDEX CONCURRENTLY "attempts_id_user_id_key" ON "attempts"("id", "user_id");
