-- Nothing here reads the rows: the constraint that was validated says that no pupil is missing, and the indexes exist.
-- The locks are taken in the order of the statements that write challenges.
LOCK TABLE "creative_writing_sessions", "creative_writing_answers" IN ACCESS EXCLUSIVE MODE;
ALTER TABLE "creative_writing_answers" DROP CONSTRAINT "creative_writing_answers_session_id_fkey";

ALTER TABLE "creative_writing_sessions" DROP CONSTRAINT "creative_writing_sessions_pkey";
ALTER TABLE "creative_writing_sessions" ADD CONSTRAINT "creative_writing_sessions_pkey" PRIMARY KEY USING INDEX "creative_writing_sessions_id_user_id_key";

ALTER TABLE "creative_writing_answers" ALTER COLUMN "user_id" SET NOT NULL;
ALTER TABLE "creative_writing_answers" DROP CONSTRAINT "creative_writing_answers_user_id_not_null";
ALTER TABLE "creative_writing_answers" DROP CONSTRAINT "creative_writing_answers_pkey";
ALTER TABLE "creative_writing_answers" ADD CONSTRAINT "creative_writing_answers_pkey" PRIMARY KEY USING INDEX "creative_writing_answers_session_id_ordinal_user_id_key";
DROP INDEX "creative_writing_answers_session_id_question_id_key";
ALTER TABLE "creative_writing_answers" ADD CONSTRAINT "creative_writing_answers_session_id_user_id_fkey" FOREIGN KEY ("session_id", "user_id") REFERENCES "creative_writing_sessions"("id", "user_id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
