-- AlterTable
ALTER TABLE "access_arrangements" ADD COLUMN     "assignment_has_reader" BOOLEAN NOT NULL DEFAULT false;
