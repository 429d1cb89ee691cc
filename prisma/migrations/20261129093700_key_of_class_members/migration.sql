-- Without a transaction.
CREATE UNIQUE INDEX CONCURRENTLY "class_members_id_user_id_key" ON "class_members"("id", "user_id");
