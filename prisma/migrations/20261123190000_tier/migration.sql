CREATE TYPE "tier" AS ENUM ('FOUNDATION', 'HIGHER');

-- Null: for both tiers, as every question was until now.
ALTER TABLE "questions" ADD COLUMN "tier" "tier";
ALTER TABLE "buckets" ADD COLUMN "tier" "tier";
ALTER TABLE "attempts" ADD COLUMN "tier" "tier";

-- Quizzes have levels, not tiers.
ALTER TABLE "questions" ADD CONSTRAINT "questions_tier_of_regular" CHECK (tier IS NULL OR kind = 'REGULAR');
ALTER TABLE "buckets" ADD CONSTRAINT "buckets_tier_of_regular" CHECK (tier IS NULL OR kind = 'REGULAR');

-- To a unique index every null differs, so a second one allows only one bucket for both tiers.
DROP INDEX "buckets_topic_id_kind_difficulty_key";
CREATE UNIQUE INDEX "buckets_topic_id_kind_difficulty_tier_key" ON "buckets"("topic_id", "kind", "difficulty", "tier");
CREATE UNIQUE INDEX "buckets_one_for_both_tiers" ON "buckets"("topic_id", "kind", "difficulty") WHERE tier IS NULL;

ALTER TABLE "question_changes" ADD COLUMN "from_tier" "tier";
ALTER TABLE "question_changes" ADD COLUMN "to_tier" "tier";

-- As before, with the tier. Its two columns differ when it changed, and one of them can be null then. A later statement
-- of the same transaction may change the tier back, which leaves two equal values or two nulls: no change.
CREATE OR REPLACE FUNCTION "record_question_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_changes (question_id, created_at, from_revision_id, to_revision_id, from_status, to_status,
    from_topic_id, to_topic_id, from_difficulty, to_difficulty, from_time_limit, to_time_limit, from_tier, to_tier)
  SELECT a.id, now(),
    CASE WHEN a.current_revision_id <> b.current_revision_id THEN b.current_revision_id END,
    CASE WHEN a.current_revision_id <> b.current_revision_id THEN a.current_revision_id END,
    CASE WHEN a.status <> b.status THEN b.status END,
    CASE WHEN a.status <> b.status THEN a.status END,
    CASE WHEN a.topic_id <> b.topic_id THEN b.topic_id END,
    CASE WHEN a.topic_id <> b.topic_id THEN a.topic_id END,
    CASE WHEN a.difficulty <> b.difficulty THEN b.difficulty END,
    CASE WHEN a.difficulty <> b.difficulty THEN a.difficulty END,
    CASE WHEN a.time_limit <> b.time_limit THEN b.time_limit END,
    CASE WHEN a.time_limit <> b.time_limit THEN a.time_limit END,
    CASE WHEN a.tier IS DISTINCT FROM b.tier THEN b.tier END,
    CASE WHEN a.tier IS DISTINCT FROM b.tier THEN a.tier END
  FROM changed_from b JOIN changed_to a ON a.id = b.id
  WHERE (a.current_revision_id <> b.current_revision_id OR a.status <> b.status OR a.topic_id <> b.topic_id
      OR a.difficulty <> b.difficulty OR a.time_limit <> b.time_limit OR a.tier IS DISTINCT FROM b.tier)
    -- A new question gets its first revision and is published in the transaction that creates it.
    AND b.current_revision_id IS NOT NULL AND a.created_at <> now()::timestamptz(3)
  ON CONFLICT (question_id, created_at) DO UPDATE SET
    from_revision_id = coalesce(question_changes.from_revision_id, excluded.from_revision_id),
    to_revision_id = coalesce(excluded.to_revision_id, question_changes.to_revision_id),
    from_status = coalesce(question_changes.from_status, excluded.from_status),
    to_status = coalesce(excluded.to_status, question_changes.to_status),
    from_topic_id = coalesce(question_changes.from_topic_id, excluded.from_topic_id),
    to_topic_id = coalesce(excluded.to_topic_id, question_changes.to_topic_id),
    from_difficulty = coalesce(question_changes.from_difficulty, excluded.from_difficulty),
    to_difficulty = coalesce(excluded.to_difficulty, question_changes.to_difficulty),
    from_time_limit = coalesce(question_changes.from_time_limit, excluded.from_time_limit),
    to_time_limit = coalesce(excluded.to_time_limit, question_changes.to_time_limit),
    from_tier = CASE WHEN question_changes.from_tier IS NOT DISTINCT FROM question_changes.to_tier
      THEN excluded.from_tier ELSE question_changes.from_tier END,
    to_tier = CASE WHEN excluded.from_tier IS NOT DISTINCT FROM excluded.to_tier
      THEN question_changes.to_tier ELSE excluded.to_tier END;
  RETURN NULL;
END $$;
