-- Nothing here reads the rows: the constraint that was validated says that no pupil is missing, and the indexes exist.
ALTER TABLE "reports" DROP CONSTRAINT "reports_attempt_id_fkey";
ALTER TABLE "attempt_pauses" DROP CONSTRAINT "attempt_pauses_attempt_id_fkey";

ALTER TABLE "attempts" DROP CONSTRAINT "attempts_pkey";
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_pkey" PRIMARY KEY USING INDEX "attempts_id_user_id_key";

ALTER TABLE "attempt_pauses" ALTER COLUMN "user_id" SET NOT NULL;
ALTER TABLE "attempt_pauses" DROP CONSTRAINT "attempt_pauses_user_id_not_null";
ALTER TABLE "attempt_pauses" DROP CONSTRAINT "attempt_pauses_pkey";
ALTER TABLE "attempt_pauses" ADD CONSTRAINT "attempt_pauses_pkey" PRIMARY KEY USING INDEX "attempt_pauses_attempt_id_id_user_id_key";
ALTER TABLE "attempt_pauses" ADD CONSTRAINT "attempt_pauses_attempt_id_user_id_fkey" FOREIGN KEY ("attempt_id", "user_id") REFERENCES "attempts"("id", "user_id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;

DROP INDEX "assignment_work_attempt_id_key";
