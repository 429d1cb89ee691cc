-- CreateEnum
CREATE TYPE "question_choice" AS ENUM ('SAME', 'OWN_DRAW');

-- CreateEnum
CREATE TYPE "shown_result" AS ENUM ('NONE', 'SCORE', 'FULL');

-- CreateEnum
CREATE TYPE "release_moment" AS ENUM ('HAND_IN', 'CLOSE', 'TEACHER');

-- AlterEnum
ALTER TYPE "attempt_kind" ADD VALUE 'ASSIGNMENT';

-- CreateTable
CREATE TABLE "assignments" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "instructions" TEXT NOT NULL DEFAULT '',
    "question_choice" "question_choice" NOT NULL,
    "subject_id" UUID,
    "topic_ids" UUID[],
    "difficulties" SMALLINT[],
    "question_count" SMALLINT NOT NULL,
    "duration_seconds" INTEGER,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "show" "shown_result" NOT NULL,
    "release" "release_moment" NOT NULL,
    "released_at" TIMESTAMPTZ(3),
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),
    "announced_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),

    CONSTRAINT "assignments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assignment_questions" (
    "assignment_id" UUID NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "question_id" UUID NOT NULL,

    CONSTRAINT "assignment_questions_pkey" PRIMARY KEY ("assignment_id","ordinal")
);

-- CreateTable
CREATE TABLE "assignment_work" (
    "assignment_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "attempt_id" UUID,
    "earlier_attempt_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "excused_at" TIMESTAMPTZ(3),
    "returned_at" TIMESTAMPTZ(3),
    "own_due_at" TIMESTAMPTZ(3),

    CONSTRAINT "assignment_work_pkey" PRIMARY KEY ("assignment_id","user_id")
);

-- CreateIndex
CREATE INDEX "assignments_class_id_due_at_idx" ON "assignments"("class_id", "due_at");

-- CreateIndex
CREATE INDEX "assignments_subject_id_idx" ON "assignments"("subject_id");

-- CreateIndex
CREATE INDEX "assignments_created_by_id_idx" ON "assignments"("created_by_id");

-- CreateIndex
CREATE INDEX "assignment_questions_question_id_idx" ON "assignment_questions"("question_id");

-- CreateIndex
CREATE UNIQUE INDEX "assignment_questions_assignment_id_question_id_key" ON "assignment_questions"("assignment_id", "question_id");

-- CreateIndex
CREATE UNIQUE INDEX "assignment_work_attempt_id_key" ON "assignment_work"("attempt_id");

-- CreateIndex
CREATE INDEX "assignment_work_user_id_idx" ON "assignment_work"("user_id");

-- AddForeignKey
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment_questions" ADD CONSTRAINT "assignment_questions_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "assignments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment_questions" ADD CONSTRAINT "assignment_questions_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment_work" ADD CONSTRAINT "assignment_work_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "assignments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment_work" ADD CONSTRAINT "assignment_work_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "assignments" ADD CONSTRAINT "assignments_times" CHECK (opens_at < due_at AND due_at <= closes_at);
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_question_count" CHECK (question_count BETWEEN 1 AND 100);
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_duration" CHECK (duration_seconds BETWEEN 60 AND 7200);
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_own_draw_difficulties" CHECK (
  question_choice = 'SAME' OR cardinality(difficulties) > 0);

-- The jobs that announce and remind of assignments look for these only.
CREATE INDEX "assignments_to_announce" ON "assignments" (opens_at) WHERE announced_at IS NULL AND deleted_at IS NULL;
CREATE INDEX "assignments_to_remind" ON "assignments" (due_at) WHERE reminded_at IS NULL AND deleted_at IS NULL;
