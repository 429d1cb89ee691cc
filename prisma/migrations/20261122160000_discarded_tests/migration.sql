-- AlterEnum
ALTER TYPE "attempt_status" ADD VALUE 'DISCARDED';

-- A discarded test has an end, but no result.
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_closed_has_result";
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_closed_has_result" CHECK (
  (status IN ('FINISHED', 'EXPIRED')) = (finished_at IS NOT NULL AND finished_by IS NOT NULL AND correct_count IS NOT NULL AND score IS NOT NULL AND time_taken_seconds IS NOT NULL));
