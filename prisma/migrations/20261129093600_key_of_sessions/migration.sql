-- Without a transaction.
CREATE UNIQUE INDEX CONCURRENTLY "sessions_id_user_id_key" ON "sessions"("id", "user_id");
