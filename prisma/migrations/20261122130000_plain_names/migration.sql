-- Gives tables, columns, types, constraints and indexes the names of docs/glossary.md. No row changes: stored values such
-- as the audit log's 'flag.resolved' keep theirs. Stop every process of an older version first, as it knows only the old
-- names.

ALTER TABLE "users" RENAME COLUMN "grade" TO "school_year";

-- The level of rapid-fire questions is in the same column.
ALTER TABLE "questions" RENAME COLUMN "grade" TO "difficulty";
ALTER TABLE "buckets" RENAME COLUMN "grade" TO "difficulty";

ALTER TABLE "attempts" RENAME COLUMN "keys_on_client" TO "answer_key_on_client";

ALTER TABLE "audit_entries" RENAME COLUMN "subject_kind" TO "target_kind";
ALTER TABLE "audit_entries" RENAME COLUMN "subject_id" TO "target_id";

ALTER TABLE "flags" RENAME TO "reports";
ALTER TYPE "flag_kind" RENAME TO "report_kind";
ALTER TYPE "flag_reason" RENAME TO "report_reason";
ALTER TYPE "flag_status" RENAME TO "report_status";

-- Constraints and indexes keep their names when their table or column is renamed. The NOT NULL constraints, which have
-- names from PostgreSQL 18 on, keep the old ones: nothing refers to them.

ALTER TABLE "questions" RENAME CONSTRAINT "questions_grade_range" TO "questions_difficulty_range";
ALTER TABLE "buckets" RENAME CONSTRAINT "buckets_grade_range" TO "buckets_difficulty_range";
ALTER INDEX "questions_kind_status_grade_id_idx" RENAME TO "questions_kind_status_difficulty_id_idx";
ALTER INDEX "buckets_topic_id_kind_grade_key" RENAME TO "buckets_topic_id_kind_difficulty_key";
ALTER INDEX "audit_entries_subject_kind_subject_id_created_at_idx" RENAME TO "audit_entries_target_kind_target_id_created_at_idx";
ALTER TABLE "reports" RENAME CONSTRAINT "flags_pkey" TO "reports_pkey";
ALTER TABLE "reports" RENAME CONSTRAINT "flags_user_id_fkey" TO "reports_user_id_fkey";
ALTER TABLE "reports" RENAME CONSTRAINT "flags_question_id_fkey" TO "reports_question_id_fkey";
ALTER TABLE "reports" RENAME CONSTRAINT "flags_attempt_id_fkey" TO "reports_attempt_id_fkey";
ALTER TABLE "reports" RENAME CONSTRAINT "flags_rapid_fire_session_id_fkey" TO "reports_rapid_fire_session_id_fkey";
ALTER TABLE "reports" RENAME CONSTRAINT "flags_past_paper_id_fkey" TO "reports_past_paper_id_fkey";
ALTER TABLE "reports" RENAME CONSTRAINT "flags_resolved_by_id_fkey" TO "reports_resolved_by_id_fkey";
ALTER TABLE "reports" RENAME CONSTRAINT "flags_points_to_one_thing" TO "reports_points_to_one_thing";
ALTER INDEX "flags_status_created_at_idx" RENAME TO "reports_status_created_at_idx";
ALTER INDEX "flags_user_id_idx" RENAME TO "reports_user_id_idx";
ALTER INDEX "flags_question_id_idx" RENAME TO "reports_question_id_idx";
ALTER INDEX "flags_attempt_id_idx" RENAME TO "reports_attempt_id_idx";
ALTER INDEX "flags_rapid_fire_session_id_idx" RENAME TO "reports_rapid_fire_session_id_idx";
ALTER INDEX "flags_past_paper_id_idx" RENAME TO "reports_past_paper_id_idx";
ALTER INDEX "flags_resolved_by_id_idx" RENAME TO "reports_resolved_by_id_idx";
ALTER INDEX "flags_one_pending_question" RENAME TO "reports_one_pending_question";
ALTER INDEX "flags_one_pending_paper" RENAME TO "reports_one_pending_paper";
