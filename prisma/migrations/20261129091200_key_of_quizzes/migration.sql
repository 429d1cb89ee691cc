-- Without a transaction.
CREATE UNIQUE INDEX CONCURRENTLY "rapid_fire_sessions_id_user_id_key" ON "rapid_fire_sessions"("id", "user_id");
