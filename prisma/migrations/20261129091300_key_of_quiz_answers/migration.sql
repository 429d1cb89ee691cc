-- Without a transaction.
CREATE UNIQUE INDEX CONCURRENTLY "rapid_fire_answers_session_id_ordinal_user_id_key" ON "rapid_fire_answers"("session_id", "ordinal", "user_id");
