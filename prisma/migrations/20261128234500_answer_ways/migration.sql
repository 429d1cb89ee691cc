-- CreateEnum
CREATE TYPE "answer_ways" AS ENUM ('CHOOSE', 'TYPE', 'BOTH');

-- AlterTable
ALTER TABLE "buckets" ADD COLUMN     "answer_ways" "answer_ways" NOT NULL DEFAULT 'CHOOSE';

-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "answer_ways" "answer_ways" NOT NULL DEFAULT 'CHOOSE';

-- DropIndex
DROP INDEX "buckets_topic_id_kind_difficulty_tier_is_reserved_key";

-- CreateIndex
CREATE UNIQUE INDEX "buckets_topic_id_kind_difficulty_tier_is_reserved_answer_wa_key" ON "buckets"("topic_id", "kind", "difficulty", "tier", "is_reserved", "answer_ways");

DROP INDEX "buckets_one_for_both_tiers";
CREATE UNIQUE INDEX "buckets_one_for_both_tiers" ON "buckets"("topic_id", "kind", "difficulty", "is_reserved", "answer_ways") WHERE tier IS NULL;

-- Rapid-fire quizzes are multiple choice.
ALTER TABLE "questions" ADD CONSTRAINT "questions_quiz_has_options" CHECK (kind = 'REGULAR' OR answer_ways = 'CHOOSE');
