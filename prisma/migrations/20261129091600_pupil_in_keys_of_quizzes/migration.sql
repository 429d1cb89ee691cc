-- Nothing here reads the rows: the constraint that was validated says that no pupil is missing, and the indexes exist.
ALTER TABLE "reports" DROP CONSTRAINT "reports_rapid_fire_session_id_fkey";
ALTER TABLE "rapid_fire_answers" DROP CONSTRAINT "rapid_fire_answers_session_id_fkey";

ALTER TABLE "rapid_fire_sessions" DROP CONSTRAINT "rapid_fire_sessions_pkey";
ALTER TABLE "rapid_fire_sessions" ADD CONSTRAINT "rapid_fire_sessions_pkey" PRIMARY KEY USING INDEX "rapid_fire_sessions_id_user_id_key";

ALTER TABLE "rapid_fire_answers" ALTER COLUMN "user_id" SET NOT NULL;
ALTER TABLE "rapid_fire_answers" DROP CONSTRAINT "rapid_fire_answers_user_id_not_null";
ALTER TABLE "rapid_fire_answers" DROP CONSTRAINT "rapid_fire_answers_pkey";
ALTER TABLE "rapid_fire_answers" ADD CONSTRAINT "rapid_fire_answers_pkey" PRIMARY KEY USING INDEX "rapid_fire_answers_session_id_ordinal_user_id_key";
DROP INDEX "rapid_fire_answers_session_id_question_id_key";
ALTER TABLE "rapid_fire_answers" ADD CONSTRAINT "rapid_fire_answers_session_id_user_id_fkey" FOREIGN KEY ("session_id", "user_id") REFERENCES "rapid_fire_sessions"("id", "user_id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
