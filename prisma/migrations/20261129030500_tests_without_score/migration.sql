-- A test without marks to earn has no score: of questions that only the pupil marks. The next migration checks the rows.
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_closed_has_result";
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_closed_has_result" CHECK (
  (status IN ('FINISHED', 'EXPIRED')) = (finished_at IS NOT NULL AND finished_by IS NOT NULL AND correct_count IS NOT NULL AND time_taken_seconds IS NOT NULL)
  AND (score IS NULL OR status IN ('FINISHED', 'EXPIRED'))) NOT VALID;
