-- A test of mixed subjects belongs to none of them. A similar question always has one.
ALTER TABLE "attempts" ALTER COLUMN "subject_id" DROP NOT NULL;
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_mixed_is_mock_test" CHECK (subject_id IS NOT NULL OR kind = 'MOCK_TEST');

-- A pupil may answer that they do not know their exam board, and may finish or skip the steps of the first day.
ALTER TABLE "users" ADD COLUMN "is_exam_board_unknown" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "users" ADD COLUMN "first_day_ended_at" TIMESTAMPTZ(3);
ALTER TABLE "users" ADD CONSTRAINT "users_exam_board_known_or_unknown" CHECK (NOT (is_exam_board_unknown AND current_exam_board_id IS NOT NULL));
