-- AlterEnum
ALTER TYPE "attempt_status" ADD VALUE 'EXPIRED';

-- A test that expired has a result like a finished one, but nothing counts it.
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_finished_has_result";
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_closed_has_result" CHECK (
  (status <> 'OPEN') = (finished_at IS NOT NULL AND finished_by IS NOT NULL AND correct_count IS NOT NULL AND score IS NOT NULL AND time_taken_seconds IS NOT NULL));
