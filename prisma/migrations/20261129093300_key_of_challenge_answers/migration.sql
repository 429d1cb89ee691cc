-- Without a transaction.
CREATE UNIQUE INDEX CONCURRENTLY "creative_writing_answers_session_id_ordinal_user_id_key" ON "creative_writing_answers"("session_id", "ordinal", "user_id");
