-- CreateEnum
CREATE TYPE "text_spacing" AS ENUM ('NORMAL', 'WIDE', 'WIDER');

-- CreateEnum
CREATE TYPE "reading_font" AS ENUM ('STANDARD', 'LEXEND', 'SYSTEM', 'OPENDYSLEXIC');

-- CreateEnum
CREATE TYPE "paper_colour" AS ENUM ('STANDARD', 'CREAM', 'BLUE', 'GREEN', 'ROSE');

-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "break_budget_seconds" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "extra_time_percent" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "extra_time_seconds" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "paused_seconds" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "paused_until" TIMESTAMPTZ(3),
ADD COLUMN     "uses_confirmed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "rapid_fire_sessions" ADD COLUMN     "extra_time_percent" SMALLINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "access_arrangements" (
    "user_id" UUID NOT NULL,
    "extra_time_percent" SMALLINT NOT NULL DEFAULT 0,
    "break_minutes" SMALLINT NOT NULL DEFAULT 0,
    "has_reader" BOOLEAN NOT NULL DEFAULT false,
    "text_size" SMALLINT NOT NULL DEFAULT 100,
    "spacing" "text_spacing" NOT NULL DEFAULT 'NORMAL',
    "font" "reading_font" NOT NULL DEFAULT 'STANDARD',
    "paper_colour" "paper_colour" NOT NULL DEFAULT 'STANDARD',
    "assignment_extra_time_percent" SMALLINT NOT NULL DEFAULT 0,
    "assignment_break_minutes" SMALLINT NOT NULL DEFAULT 0,
    "confirmed_by" UUID,
    "confirmed_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "access_arrangements_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "attempt_pauses" (
    "attempt_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attempt_pauses_pkey" PRIMARY KEY ("attempt_id","id")
);

-- CreateIndex
CREATE INDEX "access_arrangements_confirmed_by_idx" ON "access_arrangements"("confirmed_by");

-- AddForeignKey
ALTER TABLE "access_arrangements" ADD CONSTRAINT "access_arrangements_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "access_arrangements" ADD CONSTRAINT "access_arrangements_confirmed_by_fkey" FOREIGN KEY ("confirmed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempt_pauses" ADD CONSTRAINT "attempt_pauses_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Earlier tests had no extra time and no breaks, so the defaults are right for them.
ALTER TABLE "access_arrangements" ADD CONSTRAINT "access_arrangements_limits" CHECK (
  extra_time_percent BETWEEN 0 AND 100 AND assignment_extra_time_percent BETWEEN 0 AND 100
  AND break_minutes BETWEEN 0 AND 30 AND assignment_break_minutes BETWEEN 0 AND 30 AND text_size BETWEEN 100 AND 200);
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_extra_time" CHECK (
  extra_time_seconds BETWEEN 0 AND duration_seconds - 1 AND paused_seconds BETWEEN 0 AND break_budget_seconds);
ALTER TABLE "attempt_pauses" ADD CONSTRAINT "attempt_pauses_order" CHECK (ends_at >= started_at);
