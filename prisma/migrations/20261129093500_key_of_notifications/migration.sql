-- Without a transaction.
CREATE UNIQUE INDEX CONCURRENTLY "notifications_id_user_id_key" ON "notifications"("id", "user_id");
