ALTER TABLE "class_members" DROP CONSTRAINT "class_members_pkey";
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_pkey" PRIMARY KEY USING INDEX "class_members_id_user_id_key";
