-- CreateEnum
CREATE TYPE "answer_mode" AS ENUM ('MULTIPLE_CHOICE', 'TYPED', 'MIXED');

-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "answer_mode" "answer_mode" NOT NULL DEFAULT 'MULTIPLE_CHOICE';

-- A letter is the response to a question that was shown as multiple choice. A question that nobody but the pupil marks has
-- no marks, and counts nowhere.
CREATE OR REPLACE VIEW attempt_answers AS
SELECT
  attempts.id AS attempt_id,
  question.ordinal::smallint AS ordinal,
  question.question_id,
  question.revision_id,
  question.topic_id,
  answer.item -> 0 AS response,
  CASE jsonb_typeof(answer.item -> 0) WHEN 'string' THEN answer.item ->> 0 END AS letter,
  answer.item ->> 0 IS NOT NULL AND coalesce(question.possible > 0, true) AS is_answered,
  coalesce((answer.item ->> 1)::bigint, 0) AS sequence,
  attempts.started_at + (answer.item ->> 2)::bigint * interval '1 millisecond' AS answered_at,
  question.earned,
  question.possible,
  question.earned = question.possible AND question.possible > 0 AS is_correct,
  question.ordinal = ANY (attempts.void_ordinals) AS is_void
FROM attempts
CROSS JOIN LATERAL unnest(
  attempts.question_ids, attempts.revision_ids, attempts.question_topic_ids, attempts.earned, attempts.possible
) WITH ORDINALITY AS question (question_id, revision_id, topic_id, earned, possible, ordinal)
CROSS JOIN LATERAL (SELECT attempts.answers -> question.ordinal::text AS item) AS answer;
