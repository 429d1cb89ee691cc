-- A pupil's name and identifier in the school's records, as a teacher of the class enters them, empty where unknown.
ALTER TABLE "class_members" ADD COLUMN "surname" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "forename" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "identifier" TEXT NOT NULL DEFAULT '';
ALTER TABLE "class_invitations" ADD COLUMN "surname" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "forename" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "identifier" TEXT NOT NULL DEFAULT '';
