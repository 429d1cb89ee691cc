-- Work on an assignment counts in the pupil's figures only once its results are shown. Work that was finished before
-- has been counted, and stays so until its assignment changes.
ALTER TABLE "attempts" ADD COLUMN "is_score_withheld" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "are_solutions_withheld" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "late_answers" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN "late_answers_at" TIMESTAMPTZ(3);

ALTER TABLE "attempts" ADD CONSTRAINT "attempts_withheld" CHECK (
  (kind = 'ASSIGNMENT' OR NOT are_solutions_withheld) AND (are_solutions_withheld OR NOT is_score_withheld)) NOT VALID;
ALTER TABLE "attempts" VALIDATE CONSTRAINT "attempts_withheld";
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_late_answers" CHECK (
  late_answers >= 0 AND (late_answers > 0) = (late_answers_at IS NOT NULL)) NOT VALID;
ALTER TABLE "attempts" VALIDATE CONSTRAINT "attempts_late_answers";

-- For the job that counts work whose assignment has closed.
CREATE INDEX "attempts_withheld_idx" ON "attempts" ("id") WHERE is_score_withheld;
