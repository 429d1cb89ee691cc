ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_pkey" PRIMARY KEY USING INDEX "sessions_id_user_id_key";
