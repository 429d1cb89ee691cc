CREATE VIEW attempt_answers AS
SELECT
  answer.attempt_id,
  answer.ordinal,
  answer.question_id,
  answer.revision_id,
  answer.topic_id,
  chosen.letter::text AS letter,
  answer.chosen_option_id IS NOT NULL AS is_answered,
  answer.sequence,
  answer.answered_at,
  answer.is_correct,
  answer.is_void
FROM attempt_questions AS answer
LEFT JOIN question_options AS chosen ON chosen.id = answer.chosen_option_id;
