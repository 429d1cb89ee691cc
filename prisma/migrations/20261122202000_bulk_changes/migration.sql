-- Changes of many questions at once: two new tables, no existing row changes.
CREATE TYPE "bulk_change_kind" AS ENUM ('MOVE', 'SET_DIFFICULTY', 'SET_LEVEL', 'PUBLISH', 'WITHDRAW', 'DELETE');
CREATE TYPE "bulk_change_status" AS ENUM ('RUNNING', 'CANCELLED', 'FINISHED', 'UNDOING', 'UNDONE');
CREATE TYPE "bulk_change_outcome" AS ENUM ('PENDING', 'CHANGED', 'SKIPPED', 'UNDONE', 'NOT_UNDONE');

CREATE TABLE "bulk_changes" (
  "id" UUID NOT NULL,
  "kind" "bulk_change_kind" NOT NULL,
  "status" "bulk_change_status" NOT NULL DEFAULT 'RUNNING',
  "started_by_id" UUID,
  "undone_by_id" UUID,
  "topic_id" UUID,
  "topic_name" TEXT,
  "difficulty" SMALLINT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "finished_at" TIMESTAMPTZ(3),
  "removed_at" TIMESTAMPTZ(3),
  CONSTRAINT "bulk_changes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "bulk_changes_move_has_topic" CHECK ((kind = 'MOVE') = (topic_id IS NOT NULL)),
  CONSTRAINT "bulk_changes_difficulty_is_given" CHECK ((kind IN ('SET_DIFFICULTY', 'SET_LEVEL')) = (difficulty IS NOT NULL))
);

CREATE TABLE "bulk_change_items" (
  "bulk_change_id" UUID NOT NULL,
  "ordinal" INTEGER NOT NULL,
  "question_id" UUID NOT NULL,
  "outcome" "bulk_change_outcome" NOT NULL DEFAULT 'PENDING',
  "reason" TEXT,
  "before" JSONB,
  "after" JSONB,
  CONSTRAINT "bulk_change_items_pkey" PRIMARY KEY ("bulk_change_id", "ordinal")
);

CREATE INDEX "bulk_changes_status_idx" ON "bulk_changes"("status");
CREATE INDEX "bulk_changes_started_by_id_idx" ON "bulk_changes"("started_by_id");
CREATE INDEX "bulk_changes_undone_by_id_idx" ON "bulk_changes"("undone_by_id");
CREATE INDEX "bulk_change_items_bulk_change_id_outcome_ordinal_idx" ON "bulk_change_items"("bulk_change_id", "outcome", "ordinal");

ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_started_by_id_fkey"
  FOREIGN KEY ("started_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_undone_by_id_fkey"
  FOREIGN KEY ("undone_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "bulk_change_items" ADD CONSTRAINT "bulk_change_items_bulk_change_id_fkey"
  FOREIGN KEY ("bulk_change_id") REFERENCES "bulk_changes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
