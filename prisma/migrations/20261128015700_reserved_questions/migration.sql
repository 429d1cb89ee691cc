-- Reserved questions have buckets of their own, so that practice draws from the others as before.
ALTER TABLE "buckets" ADD COLUMN "is_reserved" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "buckets" ADD CONSTRAINT "buckets_reserved_of_regular" CHECK (NOT is_reserved OR kind = 'REGULAR');
DROP INDEX "buckets_topic_id_kind_difficulty_tier_key";
DROP INDEX "buckets_one_for_both_tiers";
CREATE UNIQUE INDEX "buckets_topic_id_kind_difficulty_tier_is_reserved_key" ON "buckets"("topic_id", "kind", "difficulty", "tier", "is_reserved");
CREATE UNIQUE INDEX "buckets_one_for_both_tiers" ON "buckets"("topic_id", "kind", "difficulty", "is_reserved") WHERE tier IS NULL;

-- Published and reserved questions have a position, and nothing else has.
ALTER TABLE "questions" DROP CONSTRAINT "questions_position_when_published";
ALTER TABLE "questions" ADD CONSTRAINT "questions_position_when_published" CHECK (
  (status IN ('PUBLISHED', 'RESERVED')) = (bucket_id IS NOT NULL) AND (bucket_id IS NULL) = (position IS NULL) AND (position IS NULL OR position >= 0));
ALTER TABLE "questions" DROP CONSTRAINT "questions_published_has_revision";
ALTER TABLE "questions" ADD CONSTRAINT "questions_published_has_revision" CHECK (status NOT IN ('PUBLISHED', 'RESERVED') OR current_revision_id IS NOT NULL);
ALTER TABLE "questions" ADD CONSTRAINT "questions_reserved_is_regular" CHECK (status <> 'RESERVED' OR kind = 'REGULAR');
ALTER TABLE "creative_writing_questions" ADD CONSTRAINT "creative_writing_questions_not_reserved" CHECK (status <> 'RESERVED');

-- Whether each pupil's own draw takes reserved questions.
ALTER TABLE "assignments" ADD COLUMN "from_reserve" BOOLEAN NOT NULL DEFAULT false;
