DROP VIEW attempt_answers;
CREATE VIEW attempt_answers AS
SELECT
  attempts.id AS attempt_id,
  question.ordinal::smallint AS ordinal,
  question.question_id,
  question.revision_id,
  question.topic_id,
  answer.item -> 0 AS response,
  answer.item ->> 0 AS letter,
  answer.item ->> 0 IS NOT NULL AS is_answered,
  coalesce((answer.item ->> 1)::bigint, 0) AS sequence,
  attempts.started_at + (answer.item ->> 2)::bigint * interval '1 millisecond' AS answered_at,
  question.earned,
  question.possible,
  question.earned = question.possible AS is_correct,
  question.ordinal = ANY (attempts.void_ordinals) AS is_void
FROM attempts
CROSS JOIN LATERAL unnest(
  attempts.question_ids, attempts.revision_ids, attempts.question_topic_ids, attempts.earned, attempts.possible
) WITH ORDINALITY AS question (question_id, revision_id, topic_id, earned, possible, ordinal)
CROSS JOIN LATERAL (SELECT attempts.answers -> question.ordinal::text AS item) AS answer;
