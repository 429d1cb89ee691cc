ALTER TABLE "notifications" DROP CONSTRAINT "notifications_pkey";
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_pkey" PRIMARY KEY USING INDEX "notifications_id_user_id_key";
