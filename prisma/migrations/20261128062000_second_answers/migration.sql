-- AlterTable
ALTER TABLE "question_revisions" ADD COLUMN "second_answer" CHAR(1);
