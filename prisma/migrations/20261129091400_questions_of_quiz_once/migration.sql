-- Without a transaction.
CREATE UNIQUE INDEX CONCURRENTLY "rapid_fire_answers_session_id_question_id_user_id_key" ON "rapid_fire_answers"("session_id", "question_id", "user_id");
