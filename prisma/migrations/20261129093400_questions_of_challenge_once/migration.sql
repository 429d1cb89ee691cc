-- Without a transaction.
CREATE UNIQUE INDEX CONCURRENTLY "creative_writing_answers_session_id_question_id_user_id_key" ON "creative_writing_answers"("session_id", "question_id", "user_id");
