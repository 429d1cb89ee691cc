-- Columns with a constant default: no row is rewritten.
ALTER TABLE "users"
  ADD COLUMN "email_notifications" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "weekly_reports" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "weekly_report_for" DATE;

ALTER TABLE "notifications" ADD COLUMN "emailed_at" TIMESTAMPTZ(3);

-- Notifications from before the upgrade are not sent by e-mail. Older ones are never sent anyway.
UPDATE "notifications" SET "emailed_at" = "created_at" WHERE "created_at" > now() - interval '3 days';

-- For the job that sends notifications by e-mail.
CREATE INDEX "notifications_to_email_idx" ON "notifications" ("created_at") WHERE "emailed_at" IS NULL;

ALTER TABLE "past_papers" ADD COLUMN "exam_board_id" UUID;

CREATE INDEX "past_papers_exam_board_id_idx" ON "past_papers"("exam_board_id");

ALTER TABLE "past_papers" ADD CONSTRAINT "past_papers_exam_board_id_fkey"
  FOREIGN KEY ("exam_board_id") REFERENCES "exam_boards"("id") ON DELETE SET NULL ON UPDATE CASCADE;
