-- Without a transaction.
CREATE UNIQUE INDEX CONCURRENTLY "creative_writing_sessions_id_user_id_key" ON "creative_writing_sessions"("id", "user_id");
