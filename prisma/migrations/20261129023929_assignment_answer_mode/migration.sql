-- AlterTable
ALTER TABLE "assignments" ADD COLUMN     "answer_mode" "answer_mode" NOT NULL DEFAULT 'MULTIPLE_CHOICE';
