CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "role" AS ENUM ('STUDENT', 'TEACHER', 'PARENT', 'ADMIN', 'SUPER_ADMIN');

-- CreateEnum
CREATE TYPE "text_spacing" AS ENUM ('NORMAL', 'WIDE', 'WIDER');

-- CreateEnum
CREATE TYPE "reading_font" AS ENUM ('STANDARD', 'LEXEND', 'SYSTEM', 'OPENDYSLEXIC');

-- CreateEnum
CREATE TYPE "paper_colour" AS ENUM ('STANDARD', 'CREAM', 'BLUE', 'GREEN', 'ROSE');

-- CreateEnum
CREATE TYPE "account_token_kind" AS ENUM ('VERIFY_EMAIL', 'CHANGE_EMAIL', 'RESET_PASSWORD', 'PARENT_CONSENT', 'AGE');

-- CreateEnum
CREATE TYPE "visibility" AS ENUM ('PUBLIC', 'SCHOOL_PRIVATE', 'DRAFT');

-- CreateEnum
CREATE TYPE "media_access" AS ENUM ('PUBLIC', 'SIGNED');

-- CreateEnum
CREATE TYPE "library_item_kind" AS ENUM ('QUESTION', 'BRIEF', 'PAPER');

-- CreateEnum
CREATE TYPE "question_kind" AS ENUM ('REGULAR', 'RAPID_FIRE');

-- CreateEnum
CREATE TYPE "tier" AS ENUM ('FOUNDATION', 'HIGHER');

-- CreateEnum
CREATE TYPE "publication_status" AS ENUM ('DRAFT', 'PUBLISHED', 'RESERVED', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "content_type" AS ENUM ('TEXT', 'IMAGE');

-- CreateEnum
CREATE TYPE "correction_action" AS ENUM ('VOID', 'REMARK', 'RESTORE');

-- CreateEnum
CREATE TYPE "bulk_change_kind" AS ENUM ('MOVE', 'SET_DIFFICULTY', 'SET_LEVEL', 'PUBLISH', 'RESERVE', 'WITHDRAW', 'DELETE');

-- CreateEnum
CREATE TYPE "bulk_change_status" AS ENUM ('RUNNING', 'CANCELLED', 'FINISHED', 'UNDOING', 'UNDONE');

-- CreateEnum
CREATE TYPE "bulk_change_outcome" AS ENUM ('PENDING', 'CHANGED', 'SKIPPED', 'UNDONE', 'NOT_UNDONE');

-- CreateEnum
CREATE TYPE "attempt_kind" AS ENUM ('MOCK_TEST', 'EXAM_SIMULATION', 'SIMILAR_QUESTION', 'ASSIGNMENT');

-- CreateEnum
CREATE TYPE "attempt_status" AS ENUM ('OPEN', 'FINISHED', 'EXPIRED', 'DISCARDED');

-- CreateEnum
CREATE TYPE "finished_by" AS ENUM ('PUPIL', 'DEADLINE');

-- CreateEnum
CREATE TYPE "creative_difficulty" AS ENUM ('STANDARD', 'ADVANCED', 'ELITE');

-- CreateEnum
CREATE TYPE "paper_difficulty" AS ENUM ('EASY', 'MEDIUM', 'HARD');

-- CreateEnum
CREATE TYPE "question_choice" AS ENUM ('SAME', 'OWN_DRAW');

-- CreateEnum
CREATE TYPE "shown_result" AS ENUM ('NONE', 'SCORE', 'FULL');

-- CreateEnum
CREATE TYPE "release_moment" AS ENUM ('HAND_IN', 'CLOSE', 'TEACHER');

-- CreateEnum
CREATE TYPE "report_kind" AS ENUM ('MOCK_TEST', 'RAPID_FIRE', 'PAST_PAPER');

-- CreateEnum
CREATE TYPE "report_reason" AS ENUM ('WRONG_ANSWER', 'POOR_SOLUTION', 'UNCLEAR_QUESTION');

-- CreateEnum
CREATE TYPE "report_status" AS ENUM ('PENDING', 'RESOLVED', 'DISMISSED');

-- CreateEnum
CREATE TYPE "generation_kind" AS ENUM ('MOCK_TEST', 'COMPREHENSION', 'VOCABULARY', 'CREATIVE_WRITING');

-- CreateEnum
CREATE TYPE "generation_run_status" AS ENUM ('RUNNING', 'DONE', 'FAILED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "parent_link_state" AS ENUM ('INVITED', 'REQUESTED', 'ACTIVE', 'ENDED');

-- CreateEnum
CREATE TYPE "parent_link_end" AS ENUM ('CHILD', 'PARENT', 'CONFIRMED_PARENT', 'ADMIN', 'AGE', 'NOT_ME');

-- CreateEnum
CREATE TYPE "parent_view_kind" AS ENUM ('SUMMARY', 'EMAIL');

-- CreateTable
CREATE TABLE "schools" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "schools_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified_at" TIMESTAMPTZ(3),
    "password_hash" TEXT,
    "google_id" TEXT,
    "name" TEXT NOT NULL,
    "first_name" TEXT,
    "last_name" TEXT,
    "avatar" TEXT,
    "school_year" TEXT,
    "school_name" TEXT,
    "school_id" UUID,
    "role" "role" NOT NULL DEFAULT 'STUDENT',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "token_version" INTEGER NOT NULL DEFAULT 0,
    "current_stage_id" UUID,
    "current_exam_board_id" UUID,
    "premium_until" TIMESTAMPTZ(3),
    "parent_email" TEXT,
    "parent_confirmed_at" TIMESTAMPTZ(3),
    "last_login_at" TIMESTAMPTZ(3),
    "last_active_on" DATE,
    "deletion_requested_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_exam_board_unknown" BOOLEAN NOT NULL DEFAULT false,
    "first_day_ended_at" TIMESTAMPTZ(3),
    "email_notifications" BOOLEAN NOT NULL DEFAULT true,
    "weekly_reports" BOOLEAN NOT NULL DEFAULT true,
    "weekly_report_for" DATE,
    "consent_withdrawn_at" TIMESTAMPTZ(3),
    "needs_age" BOOLEAN NOT NULL DEFAULT false,
    "inactivity_warned_at" TIMESTAMPTZ(3),
    "birth_month" DATE,
    "parent_reports" BOOLEAN NOT NULL DEFAULT true,
    "consent_ends_on" DATE,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "access_arrangements" (
    "user_id" UUID NOT NULL,
    "extra_time_percent" SMALLINT NOT NULL DEFAULT 0,
    "break_minutes" SMALLINT NOT NULL DEFAULT 0,
    "has_reader" BOOLEAN NOT NULL DEFAULT false,
    "text_size" SMALLINT NOT NULL DEFAULT 100,
    "spacing" "text_spacing" NOT NULL DEFAULT 'NORMAL',
    "font" "reading_font" NOT NULL DEFAULT 'STANDARD',
    "paper_colour" "paper_colour" NOT NULL DEFAULT 'STANDARD',
    "assignment_extra_time_percent" SMALLINT NOT NULL DEFAULT 0,
    "assignment_break_minutes" SMALLINT NOT NULL DEFAULT 0,
    "confirmed_by" UUID,
    "confirmed_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "assignment_has_reader" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "access_arrangements_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "registrations" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "parent_email" TEXT,
    "consent_ends_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "registration_links" (
    "token_hash" BYTEA NOT NULL,
    "registration_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registration_links_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "link_requests" (
    "email" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "link_requests_pkey" PRIMARY KEY ("email","endpoint","key")
);

-- CreateTable
CREATE TABLE "account_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "account_token_kind" NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "email" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_version" INTEGER NOT NULL,
    "device" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "second_factors" (
    "user_id" UUID NOT NULL,
    "secret" BYTEA NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "second_factor_requirements" (
    "id" UUID NOT NULL,
    "school_id" UUID,
    "starts_on" DATE NOT NULL,

    CONSTRAINT "second_factor_requirements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "user_id" UUID NOT NULL,
    "prefix" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("user_id","prefix")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "response" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "result_id" UUID,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","endpoint","key")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "target_kind" TEXT NOT NULL,
    "target_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "link" TEXT,
    "dedupe_key" TEXT NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "emailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stages" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "age_range" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "stages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exam_boards" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "exam_boards_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subjects" (
    "id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "school_id" UUID,
    "created_by_id" UUID,
    "name" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "icon" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 0,
    "visibility" "visibility" NOT NULL DEFAULT 'PUBLIC',
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "name_key" TEXT GENERATED ALWAYS AS (lower(btrim(regexp_replace(name, '\s+', ' ', 'g')))) STORED,

    CONSTRAINT "subjects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "topics" (
    "id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "order" INTEGER NOT NULL DEFAULT 0,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "topics_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media_files" (
    "id" UUID NOT NULL,
    "storage_key" TEXT NOT NULL,
    "access" "media_access" NOT NULL DEFAULT 'PUBLIC',
    "content_type" TEXT NOT NULL,
    "byte_size" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "alternative_text" TEXT NOT NULL DEFAULT '',
    "uploaded_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "drawings" (
    "media_file_id" UUID NOT NULL,
    "svg" TEXT NOT NULL,

    CONSTRAINT "drawings_pkey" PRIMARY KEY ("media_file_id")
);

-- CreateTable
CREATE TABLE "library_items" (
    "kind" "library_item_kind" NOT NULL,
    "source_id" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "loaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "library_items_pkey" PRIMARY KEY ("kind","source_id")
);

-- CreateTable
CREATE TABLE "passages" (
    "id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "source_id" TEXT,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_from_id" UUID,

    CONSTRAINT "passages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "buckets" (
    "id" UUID NOT NULL,
    "kind" "question_kind" NOT NULL,
    "topic_id" UUID NOT NULL,
    "difficulty" SMALLINT NOT NULL,
    "published_count" INTEGER NOT NULL DEFAULT 0,
    "tier" "tier",
    "is_reserved" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "buckets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "questions" (
    "id" UUID NOT NULL,
    "kind" "question_kind" NOT NULL,
    "status" "publication_status" NOT NULL DEFAULT 'DRAFT',
    "topic_id" UUID NOT NULL,
    "question_number" INTEGER,
    "difficulty" SMALLINT NOT NULL,
    "time_limit" SMALLINT,
    "passage_id" UUID,
    "current_revision_id" UUID,
    "bucket_id" UUID,
    "position" INTEGER,
    "source_id" TEXT,
    "generation_id" UUID,
    "search_text" TEXT NOT NULL DEFAULT '',
    "search_vector" tsvector GENERATED ALWAYS AS (to_tsvector('english', search_text)) STORED,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "batch_id" UUID,
    "tier" "tier",

    CONSTRAINT "questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_batches" (
    "id" UUID NOT NULL,
    "kind" "question_kind" NOT NULL,
    "subject_id" UUID NOT NULL,
    "topic_name" TEXT NOT NULL,
    "question_count" INTEGER NOT NULL,
    "passage_id" UUID,
    "uploaded_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "taken_back_at" TIMESTAMPTZ(3),

    CONSTRAINT "upload_batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_revisions" (
    "id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "body" TEXT,
    "image_id" UUID,
    "passage_id" UUID,
    "explanation" TEXT,
    "solution_image_id" UUID,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "image_alternative_text" TEXT,
    "solution_image_alternative_text" TEXT,
    "second_answer" CHAR(1),

    CONSTRAINT "question_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_options" (
    "id" UUID NOT NULL,
    "revision_id" UUID NOT NULL,
    "letter" CHAR(1) NOT NULL,
    "content_type" "content_type" NOT NULL DEFAULT 'TEXT',
    "text" TEXT,
    "image_id" UUID,
    "is_correct" BOOLEAN NOT NULL DEFAULT false,
    "image_alternative_text" TEXT,

    CONSTRAINT "question_options_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_changes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "question_id" UUID NOT NULL,
    "actor_id" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "from_revision_id" UUID,
    "to_revision_id" UUID,
    "from_status" "publication_status",
    "to_status" "publication_status",
    "from_topic_id" UUID,
    "to_topic_id" UUID,
    "from_difficulty" SMALLINT,
    "to_difficulty" SMALLINT,
    "from_time_limit" SMALLINT,
    "to_time_limit" SMALLINT,
    "from_tier" "tier",
    "to_tier" "tier",

    CONSTRAINT "question_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_statistics" (
    "question_id" UUID NOT NULL,
    "answered_count" INTEGER NOT NULL DEFAULT 0,
    "correct_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "question_statistics_pkey" PRIMARY KEY ("question_id")
);

-- CreateTable
CREATE TABLE "item_statistics" (
    "question_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "counted_answers" INTEGER NOT NULL,
    "counted_correct" INTEGER NOT NULL,
    "shown_count" INTEGER NOT NULL,
    "answered_count" INTEGER NOT NULL,
    "correct_count" INTEGER NOT NULL,
    "discrimination" DOUBLE PRECISION,
    "median_seconds" DOUBLE PRECISION,
    "options" JSONB NOT NULL,
    "suspicions" TEXT[],
    "changed_at" TIMESTAMPTZ(3),
    "counted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "item_statistics_pkey" PRIMARY KEY ("question_id")
);

-- CreateTable
CREATE TABLE "question_corrections" (
    "id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "from_revision_id" UUID NOT NULL,
    "to_revision_id" UUID NOT NULL,
    "action" "correction_action" NOT NULL,
    "affected_attempts" INTEGER NOT NULL,
    "corrected_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "question_corrections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "bulk_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bulk_change_items" (
    "bulk_change_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "question_id" UUID NOT NULL,
    "outcome" "bulk_change_outcome" NOT NULL DEFAULT 'PENDING',
    "reason" TEXT,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "bulk_change_items_pkey" PRIMARY KEY ("bulk_change_id","ordinal")
);

-- CreateTable
CREATE TABLE "seen_questions" (
    "user_id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "seen_questions_pkey" PRIMARY KEY ("user_id","question_id")
);

-- CreateTable
CREATE TABLE "buckets_seen" (
    "user_id" UUID NOT NULL,
    "bucket_id" UUID NOT NULL,
    "seen_count" INTEGER NOT NULL,

    CONSTRAINT "buckets_seen_pkey" PRIMARY KEY ("user_id","bucket_id")
);

-- CreateTable
CREATE TABLE "attempts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "subject_id" UUID,
    "kind" "attempt_kind" NOT NULL DEFAULT 'MOCK_TEST',
    "status" "attempt_status" NOT NULL DEFAULT 'OPEN',
    "answer_key_on_client" BOOLEAN NOT NULL DEFAULT true,
    "difficulties" SMALLINT[],
    "topic_ids" UUID[],
    "requested_questions" SMALLINT NOT NULL,
    "total_questions" SMALLINT NOT NULL,
    "duration_seconds" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "deadline_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "finished_by" "finished_by",
    "amended_at" TIMESTAMPTZ(3),
    "time_taken_seconds" INTEGER,
    "correct_count" SMALLINT,
    "score" SMALLINT,
    "tier" "tier",
    "break_budget_seconds" INTEGER NOT NULL DEFAULT 0,
    "extra_time_percent" SMALLINT NOT NULL DEFAULT 0,
    "extra_time_seconds" INTEGER NOT NULL DEFAULT 0,
    "paused_seconds" INTEGER NOT NULL DEFAULT 0,
    "paused_until" TIMESTAMPTZ(3),
    "uses_confirmed" BOOLEAN NOT NULL DEFAULT false,
    "is_score_withheld" BOOLEAN NOT NULL DEFAULT false,
    "are_solutions_withheld" BOOLEAN NOT NULL DEFAULT false,
    "late_answers" SMALLINT NOT NULL DEFAULT 0,
    "late_answers_at" TIMESTAMPTZ(3),

    CONSTRAINT "attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attempt_pauses" (
    "attempt_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attempt_pauses_pkey" PRIMARY KEY ("attempt_id","id")
);

-- CreateTable
CREATE TABLE "attempt_questions" (
    "attempt_id" UUID NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "question_id" UUID NOT NULL,
    "revision_id" UUID NOT NULL,
    "topic_id" UUID NOT NULL,
    "chosen_option_id" UUID,
    "sequence" BIGINT NOT NULL DEFAULT 0,
    "answered_at" TIMESTAMPTZ(3),
    "is_correct" BOOLEAN,
    "is_void" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "attempt_questions_pkey" PRIMARY KEY ("attempt_id","ordinal")
);

-- CreateTable
CREATE TABLE "topic_progress" (
    "user_id" UUID NOT NULL,
    "topic_id" UUID NOT NULL,
    "answered_count" INTEGER NOT NULL DEFAULT 0,
    "correct_count" INTEGER NOT NULL DEFAULT 0,
    "last_answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "topic_progress_pkey" PRIMARY KEY ("user_id","topic_id")
);

-- CreateTable
CREATE TABLE "pupil_totals" (
    "user_id" UUID NOT NULL,
    "tests_finished" INTEGER NOT NULL DEFAULT 0,
    "score_sum" INTEGER NOT NULL DEFAULT 0,
    "answered_count" INTEGER NOT NULL DEFAULT 0,
    "correct_count" INTEGER NOT NULL DEFAULT 0,
    "study_seconds" INTEGER NOT NULL DEFAULT 0,
    "streak_days" INTEGER NOT NULL DEFAULT 0,
    "best_streak" INTEGER NOT NULL DEFAULT 0,
    "last_finish_on" DATE,
    "last_rest_day_on" DATE,

    CONSTRAINT "pupil_totals_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "daily_activity" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "finished_count" INTEGER NOT NULL DEFAULT 0,
    "answered_count" INTEGER NOT NULL DEFAULT 0,
    "correct_count" INTEGER NOT NULL DEFAULT 0,
    "study_seconds" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "daily_activity_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateTable
CREATE TABLE "review_cards" (
    "user_id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "stability" DOUBLE PRECISION NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL,
    "elapsed_days" INTEGER NOT NULL,
    "scheduled_days" INTEGER NOT NULL,
    "learning_steps" INTEGER NOT NULL,
    "repetitions" INTEGER NOT NULL,
    "lapses" INTEGER NOT NULL,
    "state" SMALLINT NOT NULL,
    "last_review_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_cards_pkey" PRIMARY KEY ("user_id","question_id")
);

-- CreateTable
CREATE TABLE "rapid_fire_sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "level" SMALLINT NOT NULL,
    "status" "attempt_status" NOT NULL DEFAULT 'OPEN',
    "total_questions" SMALLINT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "deadline_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "correct_count" SMALLINT,
    "accuracy" SMALLINT,
    "best_streak" SMALLINT,
    "time_spent_seconds" INTEGER,
    "level_completed" BOOLEAN,
    "next_level_unlocked" BOOLEAN,
    "extra_time_percent" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "rapid_fire_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rapid_fire_answers" (
    "session_id" UUID NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "question_id" UUID NOT NULL,
    "revision_id" UUID NOT NULL,
    "chosen_option_id" UUID,
    "is_correct" BOOLEAN,
    "time_spent_ms" INTEGER,

    CONSTRAINT "rapid_fire_answers_pkey" PRIMARY KEY ("session_id","ordinal")
);

-- CreateTable
CREATE TABLE "rapid_fire_progress" (
    "user_id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "current_level" SMALLINT NOT NULL DEFAULT 1,
    "total_sessions" INTEGER NOT NULL DEFAULT 0,
    "best_accuracy" SMALLINT NOT NULL DEFAULT 0,
    "last_played_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rapid_fire_progress_pkey" PRIMARY KEY ("user_id","subject_id")
);

-- CreateTable
CREATE TABLE "creative_writing_questions" (
    "id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "topic_id" UUID,
    "generation_id" UUID,
    "source_id" TEXT,
    "status" "publication_status" NOT NULL DEFAULT 'DRAFT',
    "title" TEXT NOT NULL,
    "brief" TEXT NOT NULL,
    "difficulty" "creative_difficulty" NOT NULL DEFAULT 'STANDARD',
    "age_group" TEXT NOT NULL,
    "theme" TEXT,
    "estimated_time" SMALLINT NOT NULL DEFAULT 300,
    "word_bank" TEXT[],
    "micro_write_prompt" TEXT,
    "teacher_notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "creative_writing_questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "creative_writing_options" (
    "question_id" UUID NOT NULL,
    "letter" CHAR(1) NOT NULL,
    "text" TEXT NOT NULL,
    "score" SMALLINT NOT NULL,
    "explanation" TEXT NOT NULL,

    CONSTRAINT "creative_writing_options_pkey" PRIMARY KEY ("question_id","letter")
);

-- CreateTable
CREATE TABLE "creative_writing_sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "difficulty" "creative_difficulty" NOT NULL,
    "status" "attempt_status" NOT NULL DEFAULT 'OPEN',
    "total_questions" SMALLINT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "total_score" INTEGER,
    "max_possible_score" INTEGER,
    "time_spent_seconds" INTEGER,

    CONSTRAINT "creative_writing_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "creative_writing_answers" (
    "session_id" UUID NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "question_id" UUID NOT NULL,
    "selected_option" CHAR(1),
    "score_awarded" SMALLINT,
    "time_spent_seconds" INTEGER,
    "justification" TEXT,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "creative_writing_answers_pkey" PRIMARY KEY ("session_id","ordinal")
);

-- CreateTable
CREATE TABLE "creative_writing_progress" (
    "user_id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "total_sessions" INTEGER NOT NULL,
    "score_sum" INTEGER NOT NULL,
    "best_session_score" SMALLINT NOT NULL,
    "recent_scores" SMALLINT[],
    "last_played_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "creative_writing_progress_pkey" PRIMARY KEY ("user_id","stage_id","subject_id")
);

-- CreateTable
CREATE TABLE "past_papers" (
    "id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "source_id" TEXT,
    "title" TEXT NOT NULL,
    "school_name" TEXT,
    "year" SMALLINT NOT NULL,
    "paper_number" SMALLINT,
    "difficulty" "paper_difficulty" NOT NULL DEFAULT 'MEDIUM',
    "duration" INTEGER,
    "max_marks" INTEGER,
    "total_questions" INTEGER,
    "is_free" BOOLEAN NOT NULL DEFAULT true,
    "is_premium" BOOLEAN NOT NULL DEFAULT false,
    "pdf_file_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "exam_board_id" UUID,
    "mark_scheme_file_id" UUID,

    CONSTRAINT "past_papers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "past_paper_answers" (
    "paper_id" UUID NOT NULL,
    "number" SMALLINT NOT NULL,
    "question_file_id" UUID,
    "solution_file_id" UUID,

    CONSTRAINT "past_paper_answers_pkey" PRIMARY KEY ("paper_id","number")
);

-- CreateTable
CREATE TABLE "classes" (
    "id" UUID NOT NULL,
    "school_id" UUID,
    "name" TEXT NOT NULL,
    "stage_id" UUID NOT NULL,
    "subject_id" UUID,
    "join_code" TEXT NOT NULL,
    "join_code_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "classes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "class_teachers" (
    "class_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "is_owner" BOOLEAN NOT NULL DEFAULT false,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "class_teachers_pkey" PRIMARY KEY ("class_id","user_id")
);

-- CreateTable
CREATE TABLE "class_members" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,
    "left_at" TIMESTAMPTZ(3),
    "surname" TEXT NOT NULL DEFAULT '',
    "forename" TEXT NOT NULL DEFAULT '',
    "identifier" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "class_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "class_invitations" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "surname" TEXT NOT NULL DEFAULT '',
    "forename" TEXT NOT NULL DEFAULT '',
    "identifier" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "class_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assignments" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "instructions" TEXT NOT NULL DEFAULT '',
    "question_choice" "question_choice" NOT NULL,
    "subject_id" UUID,
    "topic_ids" UUID[],
    "difficulties" SMALLINT[],
    "question_count" SMALLINT NOT NULL,
    "duration_seconds" INTEGER,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "show" "shown_result" NOT NULL,
    "release" "release_moment" NOT NULL,
    "released_at" TIMESTAMPTZ(3),
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),
    "announced_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "from_reserve" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "assignments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assignment_questions" (
    "assignment_id" UUID NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "question_id" UUID NOT NULL,

    CONSTRAINT "assignment_questions_pkey" PRIMARY KEY ("assignment_id","ordinal")
);

-- CreateTable
CREATE TABLE "assignment_work" (
    "assignment_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "attempt_id" UUID,
    "earlier_attempt_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "excused_at" TIMESTAMPTZ(3),
    "returned_at" TIMESTAMPTZ(3),
    "own_due_at" TIMESTAMPTZ(3),

    CONSTRAINT "assignment_work_pkey" PRIMARY KEY ("assignment_id","user_id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "kind" "report_kind" NOT NULL,
    "question_id" UUID,
    "attempt_id" UUID,
    "rapid_fire_session_id" UUID,
    "past_paper_id" UUID,
    "past_paper_number" SMALLINT,
    "reason" "report_reason" NOT NULL,
    "status" "report_status" NOT NULL DEFAULT 'PENDING',
    "notes" TEXT,
    "resolved_by_id" UUID,
    "resolved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ai_generations" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "kind" "generation_kind" NOT NULL,
    "title" TEXT NOT NULL,
    "topic" TEXT,
    "parameters" JSONB NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ai_generations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "generation_runs" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "generation_kind" NOT NULL,
    "status" "generation_run_status" NOT NULL DEFAULT 'RUNNING',
    "input" JSONB NOT NULL,
    "generation_id" UUID,
    "created_questions" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "suggestion" TEXT,
    "cancel_requested_at" TIMESTAMPTZ(3),
    "heartbeat_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "generation_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parent_links" (
    "id" UUID NOT NULL,
    "child_id" UUID NOT NULL,
    "parent_id" UUID,
    "state" "parent_link_state" NOT NULL,
    "invited_email" TEXT,
    "token_hash" BYTEA,
    "invitation_expires_at" TIMESTAMPTZ(3),
    "blocked_email_hash" BYTEA,
    "child_agreed_at" TIMESTAMPTZ(3),
    "parent_agreed_at" TIMESTAMPTZ(3),
    "end_asked_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "ended_by" "parent_link_end",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "parent_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parent_codes" (
    "id" UUID NOT NULL,
    "child_id" UUID NOT NULL,
    "made_by_id" UUID NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "parent_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parent_views" (
    "link_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" "parent_view_kind" NOT NULL,

    CONSTRAINT "parent_views_pkey" PRIMARY KEY ("link_id","day","kind")
);

-- CreateTable
CREATE TABLE "parent_reports" (
    "parent_id" UUID NOT NULL,
    "monday" DATE NOT NULL,
    "is_quiet" BOOLEAN NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "refused_at" TIMESTAMPTZ(3),

    CONSTRAINT "parent_reports_pkey" PRIMARY KEY ("parent_id","monday")
);

-- CreateIndex
CREATE UNIQUE INDEX "schools_name_key" ON "schools"("name");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_google_id_key" ON "users"("google_id");

-- CreateIndex
CREATE INDEX "users_role_created_at_idx" ON "users"("role", "created_at");

-- CreateIndex
CREATE INDEX "users_school_id_idx" ON "users"("school_id");

-- CreateIndex
CREATE INDEX "users_current_stage_id_idx" ON "users"("current_stage_id");

-- CreateIndex
CREATE INDEX "users_current_exam_board_id_idx" ON "users"("current_exam_board_id");

-- CreateIndex
CREATE INDEX "users_created_at_idx" ON "users"("created_at");

-- CreateIndex
CREATE INDEX "users_search_idx" ON "users" USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "access_arrangements_confirmed_by_idx" ON "access_arrangements"("confirmed_by");

-- CreateIndex
CREATE INDEX "registrations_email_created_at_idx" ON "registrations"("email", "created_at");

-- CreateIndex
CREATE INDEX "registrations_created_at_idx" ON "registrations"("created_at");

-- CreateIndex
CREATE INDEX "registration_links_registration_id_idx" ON "registration_links"("registration_id");

-- CreateIndex
CREATE INDEX "link_requests_requested_at_idx" ON "link_requests"("requested_at");

-- CreateIndex
CREATE UNIQUE INDEX "account_tokens_token_hash_key" ON "account_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "account_tokens_user_id_kind_idx" ON "account_tokens"("user_id", "kind");

-- CreateIndex
CREATE INDEX "account_tokens_expires_at_idx" ON "account_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "second_factor_requirements_school_id_key" ON "second_factor_requirements"("school_id");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries"("created_at");

-- CreateIndex
CREATE INDEX "audit_entries_target_kind_target_id_created_at_idx" ON "audit_entries"("target_kind", "target_id", "created_at");

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_created_at_idx" ON "audit_entries"("actor_id", "created_at");

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications"("user_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_user_id_dedupe_key_key" ON "notifications"("user_id", "dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "stages_code_key" ON "stages"("code");

-- CreateIndex
CREATE UNIQUE INDEX "exam_boards_code_key" ON "exam_boards"("code");

-- CreateIndex
CREATE UNIQUE INDEX "subjects_code_key" ON "subjects"("code");

-- CreateIndex
CREATE INDEX "subjects_stage_id_order_idx" ON "subjects"("stage_id", "order");

-- CreateIndex
CREATE INDEX "subjects_school_id_idx" ON "subjects"("school_id");

-- CreateIndex
CREATE INDEX "subjects_created_by_id_idx" ON "subjects"("created_by_id");

-- CreateIndex
CREATE INDEX "topics_subject_id_order_idx" ON "topics"("subject_id", "order");

-- CreateIndex
CREATE UNIQUE INDEX "topics_subject_id_code_key" ON "topics"("subject_id", "code");

-- CreateIndex
CREATE UNIQUE INDEX "media_files_storage_key_key" ON "media_files"("storage_key");

-- CreateIndex
CREATE INDEX "media_files_uploaded_by_id_idx" ON "media_files"("uploaded_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "passages_source_id_key" ON "passages"("source_id");

-- CreateIndex
CREATE INDEX "passages_subject_id_idx" ON "passages"("subject_id");

-- CreateIndex
CREATE INDEX "passages_edited_from_id_idx" ON "passages"("edited_from_id");

-- CreateIndex
CREATE UNIQUE INDEX "buckets_topic_id_kind_difficulty_tier_is_reserved_key" ON "buckets"("topic_id", "kind", "difficulty", "tier", "is_reserved");

-- CreateIndex
CREATE UNIQUE INDEX "questions_current_revision_id_key" ON "questions"("current_revision_id");

-- CreateIndex
CREATE UNIQUE INDEX "questions_source_id_key" ON "questions"("source_id");

-- CreateIndex
CREATE INDEX "questions_kind_status_id_idx" ON "questions"("kind", "status", "id");

-- CreateIndex
CREATE INDEX "questions_kind_status_difficulty_id_idx" ON "questions"("kind", "status", "difficulty", "id");

-- CreateIndex
CREATE INDEX "questions_topic_id_kind_status_id_idx" ON "questions"("topic_id", "kind", "status", "id");

-- CreateIndex
CREATE INDEX "questions_passage_id_idx" ON "questions"("passage_id");

-- CreateIndex
CREATE INDEX "questions_generation_id_idx" ON "questions"("generation_id");

-- CreateIndex
CREATE INDEX "questions_batch_id_id_idx" ON "questions"("batch_id", "id");

-- CreateIndex
CREATE INDEX "questions_search_vector_idx" ON "questions" USING GIN ("search_vector");

-- CreateIndex
CREATE INDEX "questions_search_text_idx" ON "questions" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "questions_bucket_id_position_key" ON "questions"("bucket_id", "position");

-- CreateIndex
CREATE INDEX "upload_batches_subject_id_idx" ON "upload_batches"("subject_id");

-- CreateIndex
CREATE INDEX "upload_batches_passage_id_idx" ON "upload_batches"("passage_id");

-- CreateIndex
CREATE INDEX "upload_batches_uploaded_by_id_idx" ON "upload_batches"("uploaded_by_id");

-- CreateIndex
CREATE INDEX "question_revisions_image_id_idx" ON "question_revisions"("image_id");

-- CreateIndex
CREATE INDEX "question_revisions_solution_image_id_idx" ON "question_revisions"("solution_image_id");

-- CreateIndex
CREATE INDEX "question_revisions_passage_id_idx" ON "question_revisions"("passage_id");

-- CreateIndex
CREATE INDEX "question_revisions_created_by_id_idx" ON "question_revisions"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "question_revisions_question_id_number_key" ON "question_revisions"("question_id", "number");

-- CreateIndex
CREATE INDEX "question_options_image_id_idx" ON "question_options"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "question_options_revision_id_letter_key" ON "question_options"("revision_id", "letter");

-- CreateIndex
CREATE INDEX "question_changes_actor_id_idx" ON "question_changes"("actor_id");

-- CreateIndex
CREATE UNIQUE INDEX "question_changes_question_id_created_at_key" ON "question_changes"("question_id", "created_at");

-- CreateIndex
CREATE INDEX "question_corrections_question_id_idx" ON "question_corrections"("question_id");

-- CreateIndex
CREATE INDEX "question_corrections_from_revision_id_idx" ON "question_corrections"("from_revision_id");

-- CreateIndex
CREATE INDEX "question_corrections_to_revision_id_idx" ON "question_corrections"("to_revision_id");

-- CreateIndex
CREATE INDEX "question_corrections_corrected_by_id_idx" ON "question_corrections"("corrected_by_id");

-- CreateIndex
CREATE INDEX "bulk_changes_status_idx" ON "bulk_changes"("status");

-- CreateIndex
CREATE INDEX "bulk_changes_started_by_id_idx" ON "bulk_changes"("started_by_id");

-- CreateIndex
CREATE INDEX "bulk_changes_undone_by_id_idx" ON "bulk_changes"("undone_by_id");

-- CreateIndex
CREATE INDEX "bulk_change_items_bulk_change_id_outcome_ordinal_idx" ON "bulk_change_items"("bulk_change_id", "outcome", "ordinal");

-- CreateIndex
CREATE INDEX "seen_questions_question_id_idx" ON "seen_questions"("question_id");

-- CreateIndex
CREATE INDEX "buckets_seen_bucket_id_idx" ON "buckets_seen"("bucket_id");

-- CreateIndex
CREATE INDEX "attempts_user_id_status_started_at_idx" ON "attempts"("user_id", "status", "started_at");

-- CreateIndex
CREATE INDEX "attempts_user_id_finished_at_idx" ON "attempts"("user_id", "finished_at");

-- CreateIndex
CREATE INDEX "attempts_stage_id_idx" ON "attempts"("stage_id");

-- CreateIndex
CREATE INDEX "attempts_subject_id_idx" ON "attempts"("subject_id");

-- CreateIndex
CREATE INDEX "attempt_questions_question_id_idx" ON "attempt_questions"("question_id");

-- CreateIndex
CREATE INDEX "attempt_questions_revision_id_idx" ON "attempt_questions"("revision_id");

-- CreateIndex
CREATE INDEX "attempt_questions_topic_id_idx" ON "attempt_questions"("topic_id");

-- CreateIndex
CREATE INDEX "attempt_questions_chosen_option_id_idx" ON "attempt_questions"("chosen_option_id");

-- CreateIndex
CREATE UNIQUE INDEX "attempt_questions_attempt_id_question_id_key" ON "attempt_questions"("attempt_id", "question_id");

-- CreateIndex
CREATE INDEX "topic_progress_topic_id_idx" ON "topic_progress"("topic_id");

-- CreateIndex
CREATE INDEX "review_cards_user_id_due_at_idx" ON "review_cards"("user_id", "due_at");

-- CreateIndex
CREATE INDEX "review_cards_question_id_idx" ON "review_cards"("question_id");

-- CreateIndex
CREATE INDEX "rapid_fire_sessions_user_id_subject_id_started_at_idx" ON "rapid_fire_sessions"("user_id", "subject_id", "started_at");

-- CreateIndex
CREATE INDEX "rapid_fire_sessions_subject_id_idx" ON "rapid_fire_sessions"("subject_id");

-- CreateIndex
CREATE INDEX "rapid_fire_answers_question_id_idx" ON "rapid_fire_answers"("question_id");

-- CreateIndex
CREATE INDEX "rapid_fire_answers_revision_id_idx" ON "rapid_fire_answers"("revision_id");

-- CreateIndex
CREATE INDEX "rapid_fire_answers_chosen_option_id_idx" ON "rapid_fire_answers"("chosen_option_id");

-- CreateIndex
CREATE UNIQUE INDEX "rapid_fire_answers_session_id_question_id_key" ON "rapid_fire_answers"("session_id", "question_id");

-- CreateIndex
CREATE INDEX "rapid_fire_progress_subject_id_idx" ON "rapid_fire_progress"("subject_id");

-- CreateIndex
CREATE UNIQUE INDEX "creative_writing_questions_source_id_key" ON "creative_writing_questions"("source_id");

-- CreateIndex
CREATE INDEX "creative_writing_questions_subject_id_status_difficulty_id_idx" ON "creative_writing_questions"("subject_id", "status", "difficulty", "id");

-- CreateIndex
CREATE INDEX "creative_writing_questions_stage_id_idx" ON "creative_writing_questions"("stage_id");

-- CreateIndex
CREATE INDEX "creative_writing_questions_topic_id_idx" ON "creative_writing_questions"("topic_id");

-- CreateIndex
CREATE INDEX "creative_writing_questions_generation_id_idx" ON "creative_writing_questions"("generation_id");

-- CreateIndex
CREATE INDEX "creative_writing_questions_status_created_at_idx" ON "creative_writing_questions"("status", "created_at");

-- CreateIndex
CREATE INDEX "creative_writing_sessions_user_id_status_started_at_idx" ON "creative_writing_sessions"("user_id", "status", "started_at");

-- CreateIndex
CREATE INDEX "creative_writing_sessions_stage_id_idx" ON "creative_writing_sessions"("stage_id");

-- CreateIndex
CREATE INDEX "creative_writing_sessions_subject_id_idx" ON "creative_writing_sessions"("subject_id");

-- CreateIndex
CREATE INDEX "creative_writing_answers_question_id_idx" ON "creative_writing_answers"("question_id");

-- CreateIndex
CREATE UNIQUE INDEX "creative_writing_answers_session_id_question_id_key" ON "creative_writing_answers"("session_id", "question_id");

-- CreateIndex
CREATE INDEX "creative_writing_progress_stage_id_idx" ON "creative_writing_progress"("stage_id");

-- CreateIndex
CREATE INDEX "creative_writing_progress_subject_id_idx" ON "creative_writing_progress"("subject_id");

-- CreateIndex
CREATE UNIQUE INDEX "past_papers_source_id_key" ON "past_papers"("source_id");

-- CreateIndex
CREATE UNIQUE INDEX "past_papers_pdf_file_id_key" ON "past_papers"("pdf_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "past_papers_mark_scheme_file_id_key" ON "past_papers"("mark_scheme_file_id");

-- CreateIndex
CREATE INDEX "past_papers_stage_id_subject_id_year_idx" ON "past_papers"("stage_id", "subject_id", "year");

-- CreateIndex
CREATE INDEX "past_papers_subject_id_idx" ON "past_papers"("subject_id");

-- CreateIndex
CREATE INDEX "past_papers_exam_board_id_idx" ON "past_papers"("exam_board_id");

-- CreateIndex
CREATE UNIQUE INDEX "past_paper_answers_question_file_id_key" ON "past_paper_answers"("question_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "past_paper_answers_solution_file_id_key" ON "past_paper_answers"("solution_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "classes_join_code_key" ON "classes"("join_code");

-- CreateIndex
CREATE INDEX "classes_school_id_idx" ON "classes"("school_id");

-- CreateIndex
CREATE INDEX "classes_stage_id_idx" ON "classes"("stage_id");

-- CreateIndex
CREATE INDEX "classes_subject_id_idx" ON "classes"("subject_id");

-- CreateIndex
CREATE INDEX "class_teachers_user_id_idx" ON "class_teachers"("user_id");

-- CreateIndex
CREATE INDEX "class_members_class_id_user_id_idx" ON "class_members"("class_id", "user_id");

-- CreateIndex
CREATE INDEX "class_members_user_id_idx" ON "class_members"("user_id");

-- CreateIndex
CREATE INDEX "class_invitations_email_idx" ON "class_invitations"("email");

-- CreateIndex
CREATE INDEX "class_invitations_expires_at_idx" ON "class_invitations"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "class_invitations_class_id_email_key" ON "class_invitations"("class_id", "email");

-- CreateIndex
CREATE INDEX "assignments_class_id_due_at_idx" ON "assignments"("class_id", "due_at");

-- CreateIndex
CREATE INDEX "assignments_subject_id_idx" ON "assignments"("subject_id");

-- CreateIndex
CREATE INDEX "assignments_created_by_id_idx" ON "assignments"("created_by_id");

-- CreateIndex
CREATE INDEX "assignment_questions_question_id_idx" ON "assignment_questions"("question_id");

-- CreateIndex
CREATE UNIQUE INDEX "assignment_questions_assignment_id_question_id_key" ON "assignment_questions"("assignment_id", "question_id");

-- CreateIndex
CREATE UNIQUE INDEX "assignment_work_attempt_id_key" ON "assignment_work"("attempt_id");

-- CreateIndex
CREATE INDEX "assignment_work_user_id_idx" ON "assignment_work"("user_id");

-- CreateIndex
CREATE INDEX "reports_status_created_at_idx" ON "reports"("status", "created_at");

-- CreateIndex
CREATE INDEX "reports_user_id_idx" ON "reports"("user_id");

-- CreateIndex
CREATE INDEX "reports_question_id_idx" ON "reports"("question_id");

-- CreateIndex
CREATE INDEX "reports_attempt_id_idx" ON "reports"("attempt_id");

-- CreateIndex
CREATE INDEX "reports_rapid_fire_session_id_idx" ON "reports"("rapid_fire_session_id");

-- CreateIndex
CREATE INDEX "reports_past_paper_id_idx" ON "reports"("past_paper_id");

-- CreateIndex
CREATE INDEX "reports_resolved_by_id_idx" ON "reports"("resolved_by_id");

-- CreateIndex
CREATE INDEX "ai_generations_kind_created_at_idx" ON "ai_generations"("kind", "created_at");

-- CreateIndex
CREATE INDEX "ai_generations_user_id_idx" ON "ai_generations"("user_id");

-- CreateIndex
CREATE INDEX "generation_runs_user_id_kind_started_at_idx" ON "generation_runs"("user_id", "kind", "started_at");

-- CreateIndex
CREATE INDEX "generation_runs_status_heartbeat_at_idx" ON "generation_runs"("status", "heartbeat_at");

-- CreateIndex
CREATE INDEX "generation_runs_generation_id_idx" ON "generation_runs"("generation_id");

-- CreateIndex
CREATE UNIQUE INDEX "parent_links_token_hash_key" ON "parent_links"("token_hash");

-- CreateIndex
CREATE INDEX "parent_links_child_id_state_idx" ON "parent_links"("child_id", "state");

-- CreateIndex
CREATE INDEX "parent_links_parent_id_state_idx" ON "parent_links"("parent_id", "state");

-- CreateIndex
CREATE UNIQUE INDEX "parent_codes_code_hash_key" ON "parent_codes"("code_hash");

-- CreateIndex
CREATE INDEX "parent_codes_made_by_id_idx" ON "parent_codes"("made_by_id");

-- CreateIndex
CREATE INDEX "parent_codes_expires_at_idx" ON "parent_codes"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "parent_codes_child_id_made_by_id_key" ON "parent_codes"("child_id", "made_by_id");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_current_stage_id_fkey" FOREIGN KEY ("current_stage_id") REFERENCES "stages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_current_exam_board_id_fkey" FOREIGN KEY ("current_exam_board_id") REFERENCES "exam_boards"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "access_arrangements" ADD CONSTRAINT "access_arrangements_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "access_arrangements" ADD CONSTRAINT "access_arrangements_confirmed_by_fkey" FOREIGN KEY ("confirmed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registration_links" ADD CONSTRAINT "registration_links_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_factor_requirements" ADD CONSTRAINT "second_factor_requirements_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "topics" ADD CONSTRAINT "topics_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "drawings" ADD CONSTRAINT "drawings_media_file_id_fkey" FOREIGN KEY ("media_file_id") REFERENCES "media_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passages" ADD CONSTRAINT "passages_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passages" ADD CONSTRAINT "passages_edited_from_id_fkey" FOREIGN KEY ("edited_from_id") REFERENCES "passages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "buckets" ADD CONSTRAINT "buckets_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "topics"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "topics"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_current_revision_id_fkey" FOREIGN KEY ("current_revision_id") REFERENCES "question_revisions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_bucket_id_fkey" FOREIGN KEY ("bucket_id") REFERENCES "buckets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "ai_generations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "upload_batches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_batches" ADD CONSTRAINT "upload_batches_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_batches" ADD CONSTRAINT "upload_batches_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_batches" ADD CONSTRAINT "upload_batches_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_solution_image_id_fkey" FOREIGN KEY ("solution_image_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_revision_id_fkey" FOREIGN KEY ("revision_id") REFERENCES "question_revisions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_changes" ADD CONSTRAINT "question_changes_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_changes" ADD CONSTRAINT "question_changes_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "item_statistics" ADD CONSTRAINT "item_statistics_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_from_revision_id_fkey" FOREIGN KEY ("from_revision_id") REFERENCES "question_revisions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_to_revision_id_fkey" FOREIGN KEY ("to_revision_id") REFERENCES "question_revisions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_corrected_by_id_fkey" FOREIGN KEY ("corrected_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_started_by_id_fkey" FOREIGN KEY ("started_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_undone_by_id_fkey" FOREIGN KEY ("undone_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_change_items" ADD CONSTRAINT "bulk_change_items_bulk_change_id_fkey" FOREIGN KEY ("bulk_change_id") REFERENCES "bulk_changes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seen_questions" ADD CONSTRAINT "seen_questions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seen_questions" ADD CONSTRAINT "seen_questions_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "buckets_seen" ADD CONSTRAINT "buckets_seen_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "buckets_seen" ADD CONSTRAINT "buckets_seen_bucket_id_fkey" FOREIGN KEY ("bucket_id") REFERENCES "buckets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempt_pauses" ADD CONSTRAINT "attempt_pauses_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_revision_id_fkey" FOREIGN KEY ("revision_id") REFERENCES "question_revisions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "topics"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_chosen_option_id_fkey" FOREIGN KEY ("chosen_option_id") REFERENCES "question_options"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "topic_progress" ADD CONSTRAINT "topic_progress_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "topic_progress" ADD CONSTRAINT "topic_progress_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "topics"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pupil_totals" ADD CONSTRAINT "pupil_totals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_activity" ADD CONSTRAINT "daily_activity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rapid_fire_sessions" ADD CONSTRAINT "rapid_fire_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rapid_fire_sessions" ADD CONSTRAINT "rapid_fire_sessions_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rapid_fire_answers" ADD CONSTRAINT "rapid_fire_answers_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "rapid_fire_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rapid_fire_answers" ADD CONSTRAINT "rapid_fire_answers_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rapid_fire_answers" ADD CONSTRAINT "rapid_fire_answers_revision_id_fkey" FOREIGN KEY ("revision_id") REFERENCES "question_revisions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rapid_fire_answers" ADD CONSTRAINT "rapid_fire_answers_chosen_option_id_fkey" FOREIGN KEY ("chosen_option_id") REFERENCES "question_options"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rapid_fire_progress" ADD CONSTRAINT "rapid_fire_progress_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rapid_fire_progress" ADD CONSTRAINT "rapid_fire_progress_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creative_writing_questions" ADD CONSTRAINT "creative_writing_questions_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creative_writing_questions" ADD CONSTRAINT "creative_writing_questions_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creative_writing_questions" ADD CONSTRAINT "creative_writing_questions_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "topics"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creative_writing_questions" ADD CONSTRAINT "creative_writing_questions_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "ai_generations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creative_writing_options" ADD CONSTRAINT "creative_writing_options_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "creative_writing_questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creative_writing_sessions" ADD CONSTRAINT "creative_writing_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creative_writing_sessions" ADD CONSTRAINT "creative_writing_sessions_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creative_writing_sessions" ADD CONSTRAINT "creative_writing_sessions_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creative_writing_answers" ADD CONSTRAINT "creative_writing_answers_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "creative_writing_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creative_writing_answers" ADD CONSTRAINT "creative_writing_answers_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "creative_writing_questions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creative_writing_progress" ADD CONSTRAINT "creative_writing_progress_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creative_writing_progress" ADD CONSTRAINT "creative_writing_progress_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creative_writing_progress" ADD CONSTRAINT "creative_writing_progress_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "past_papers" ADD CONSTRAINT "past_papers_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "past_papers" ADD CONSTRAINT "past_papers_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "past_papers" ADD CONSTRAINT "past_papers_exam_board_id_fkey" FOREIGN KEY ("exam_board_id") REFERENCES "exam_boards"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "past_papers" ADD CONSTRAINT "past_papers_pdf_file_id_fkey" FOREIGN KEY ("pdf_file_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "past_papers" ADD CONSTRAINT "past_papers_mark_scheme_file_id_fkey" FOREIGN KEY ("mark_scheme_file_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "past_paper_answers" ADD CONSTRAINT "past_paper_answers_paper_id_fkey" FOREIGN KEY ("paper_id") REFERENCES "past_papers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "past_paper_answers" ADD CONSTRAINT "past_paper_answers_question_file_id_fkey" FOREIGN KEY ("question_file_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "past_paper_answers" ADD CONSTRAINT "past_paper_answers_solution_file_id_fkey" FOREIGN KEY ("solution_file_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classes" ADD CONSTRAINT "classes_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classes" ADD CONSTRAINT "classes_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classes" ADD CONSTRAINT "classes_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_invitations" ADD CONSTRAINT "class_invitations_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment_questions" ADD CONSTRAINT "assignment_questions_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "assignments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment_questions" ADD CONSTRAINT "assignment_questions_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment_work" ADD CONSTRAINT "assignment_work_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "assignments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignment_work" ADD CONSTRAINT "assignment_work_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_rapid_fire_session_id_fkey" FOREIGN KEY ("rapid_fire_session_id") REFERENCES "rapid_fire_sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_past_paper_id_fkey" FOREIGN KEY ("past_paper_id") REFERENCES "past_papers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_generations" ADD CONSTRAINT "ai_generations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "ai_generations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parent_codes" ADD CONSTRAINT "parent_codes_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parent_codes" ADD CONSTRAINT "parent_codes_made_by_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parent_views" ADD CONSTRAINT "parent_views_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "parent_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parent_reports" ADD CONSTRAINT "parent_reports_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE "users" ADD CONSTRAINT "users_birth_month" CHECK (EXTRACT(DAY FROM birth_month) = 1);
ALTER TABLE "users" ADD CONSTRAINT "users_email_lower_case" CHECK (email = lower(email) AND char_length(email) BETWEEN 3 AND 254);
ALTER TABLE "users" ADD CONSTRAINT "users_exam_board_known_or_unknown" CHECK (NOT (is_exam_board_unknown AND current_exam_board_id IS NOT NULL));
ALTER TABLE "users" ADD CONSTRAINT "users_name_length" CHECK (char_length(name) BETWEEN 1 AND 120);
-- The job that warns and deletes looks for the few accounts that were warned.
CREATE INDEX "users_inactivity_warned_at_idx" ON "users" ("inactivity_warned_at") WHERE "inactivity_warned_at" IS NOT NULL;

ALTER TABLE "access_arrangements" ADD CONSTRAINT "access_arrangements_limits" CHECK (
  extra_time_percent BETWEEN 0 AND 100 AND assignment_extra_time_percent BETWEEN 0 AND 100
  AND break_minutes BETWEEN 0 AND 30 AND assignment_break_minutes BETWEEN 0 AND 30 AND text_size BETWEEN 100 AND 200);

-- One requirement for every teacher.
CREATE UNIQUE INDEX "second_factor_requirements_every_teacher_key" ON "second_factor_requirements"(("school_id" IS NULL)) WHERE "school_id" IS NULL;

-- For the job that sends notifications by e-mail.
CREATE INDEX "notifications_to_email_idx" ON "notifications" ("created_at") WHERE "emailed_at" IS NULL;

ALTER TABLE "subjects" ADD CONSTRAINT "subjects_order_not_negative" CHECK ("order" >= 0);
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_school_private_has_school" CHECK (visibility <> 'SCHOOL_PRIVATE' OR school_id IS NOT NULL);
-- The first two columns also find the subjects that a pupil sees as one.
CREATE UNIQUE INDEX "subjects_one_name" ON "subjects" (
  "stage_id", "name_key", "visibility", (coalesce("school_id", '00000000-0000-0000-0000-000000000000'::uuid))
) WHERE "archived_at" IS NULL;

ALTER TABLE "topics" ADD CONSTRAINT "topics_order_not_negative" CHECK ("order" >= 0);

ALTER TABLE "media_files" ADD CONSTRAINT "media_files_size_not_negative" CHECK (byte_size >= 0);
-- What a person uploads is converted, and never SVG.
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_svg_is_ours" CHECK (content_type <> 'image/svg+xml' OR uploaded_by_id IS NULL);

ALTER TABLE "buckets" ADD CONSTRAINT "buckets_count_not_negative" CHECK (published_count >= 0);
ALTER TABLE "buckets" ADD CONSTRAINT "buckets_difficulty_range" CHECK (difficulty BETWEEN 1 AND CASE kind WHEN 'REGULAR' THEN 5 ELSE 10 END);
ALTER TABLE "buckets" ADD CONSTRAINT "buckets_reserved_of_regular" CHECK (NOT is_reserved OR kind = 'REGULAR');
ALTER TABLE "buckets" ADD CONSTRAINT "buckets_tier_of_regular" CHECK (tier IS NULL OR kind = 'REGULAR');
CREATE UNIQUE INDEX "buckets_one_for_both_tiers" ON "buckets"("topic_id", "kind", "difficulty", "is_reserved") WHERE tier IS NULL;

ALTER TABLE "questions" ADD CONSTRAINT "questions_difficulty_range" CHECK (difficulty BETWEEN 1 AND CASE kind WHEN 'REGULAR' THEN 5 ELSE 10 END);
ALTER TABLE "questions" ADD CONSTRAINT "questions_position_when_published" CHECK (
  (status IN ('PUBLISHED', 'RESERVED')) = (bucket_id IS NOT NULL) AND (bucket_id IS NULL) = (position IS NULL) AND (position IS NULL OR position >= 0));
ALTER TABLE "questions" ADD CONSTRAINT "questions_published_has_revision" CHECK (status NOT IN ('PUBLISHED', 'RESERVED') OR current_revision_id IS NOT NULL);
ALTER TABLE "questions" ADD CONSTRAINT "questions_reserved_is_regular" CHECK (status <> 'RESERVED' OR kind = 'REGULAR');
-- Quizzes have levels, not tiers.
ALTER TABLE "questions" ADD CONSTRAINT "questions_tier_of_regular" CHECK (tier IS NULL OR kind = 'REGULAR');
ALTER TABLE "questions" ADD CONSTRAINT "questions_time_limit" CHECK (
  CASE kind WHEN 'RAPID_FIRE' THEN time_limit IS NOT NULL AND time_limit BETWEEN 10 AND 120 ELSE time_limit IS NULL END);
-- Finds questions that say the same as a pasted one: case, kinds of quotes and kinds of spaces apart. A query must use
-- the expression as it stands here (question-bank/change/same-text.repository.ts).
CREATE INDEX "questions_same_text" ON "questions" (
  (md5(lower(btrim(regexp_replace(translate(search_text, U&'\2018\2019\201C\201D\00A0', '''''"" '), '\s+', ' ', 'g'))))::uuid));

ALTER TABLE "upload_batches" ADD CONSTRAINT "upload_batches_has_questions" CHECK (question_count > 0);

ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_says_something" CHECK (body IS NOT NULL OR image_id IS NOT NULL);

ALTER TABLE "question_options" ADD CONSTRAINT "question_options_content" CHECK (
  CASE content_type WHEN 'TEXT' THEN text IS NOT NULL AND image_id IS NULL ELSE image_id IS NOT NULL END);
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_letter" CHECK (letter IN ('A', 'B', 'C', 'D', 'E'));
CREATE UNIQUE INDEX "question_options_one_correct" ON "question_options" (revision_id) WHERE is_correct;

ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_counts" CHECK (correct_count BETWEEN 0 AND answered_count);

ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_difficulty_is_given" CHECK ((kind IN ('SET_DIFFICULTY', 'SET_LEVEL')) = (difficulty IS NOT NULL));
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_move_has_topic" CHECK ((kind = 'MOVE') = (topic_id IS NOT NULL));

ALTER TABLE "attempts" ADD CONSTRAINT "attempts_closed_has_result" CHECK (
  (status IN ('FINISHED', 'EXPIRED')) = (finished_at IS NOT NULL AND finished_by IS NOT NULL AND correct_count IS NOT NULL AND score IS NOT NULL AND time_taken_seconds IS NOT NULL));
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_extra_time" CHECK (
  extra_time_seconds BETWEEN 0 AND duration_seconds - 1 AND paused_seconds BETWEEN 0 AND break_budget_seconds);
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_late_answers" CHECK (
  late_answers >= 0 AND (late_answers > 0) = (late_answers_at IS NOT NULL));
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_limits" CHECK (
  total_questions BETWEEN 1 AND 200 AND requested_questions BETWEEN 1 AND 200
  AND duration_seconds >= 1 AND (duration_seconds <= 86400 OR kind = 'ASSIGNMENT'));
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_mixed_is_mock_test" CHECK ("subject_id" IS NOT NULL OR "kind" IN ('MOCK_TEST', 'ASSIGNMENT'));
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_score" CHECK (
  score IS NULL OR (score BETWEEN 0 AND 100 AND correct_count BETWEEN 0 AND total_questions AND time_taken_seconds >= 0));
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_withheld" CHECK (
  (kind = 'ASSIGNMENT' OR NOT are_solutions_withheld) AND (are_solutions_withheld OR NOT is_score_withheld));
CREATE INDEX "attempts_open_deadline" ON "attempts" (deadline_at) WHERE status = 'OPEN';
-- For the job that counts work whose assignment has closed.
CREATE INDEX "attempts_withheld_idx" ON "attempts" ("id") WHERE is_score_withheld;

ALTER TABLE "attempt_pauses" ADD CONSTRAINT "attempt_pauses_order" CHECK (ends_at >= started_at);

ALTER TABLE "topic_progress" ADD CONSTRAINT "topic_progress_counts" CHECK (correct_count BETWEEN 0 AND answered_count);

ALTER TABLE "pupil_totals" ADD CONSTRAINT "pupil_totals_counts" CHECK (
  correct_count BETWEEN 0 AND answered_count AND tests_finished >= 0 AND score_sum BETWEEN 0 AND 100 * tests_finished AND study_seconds >= 0 AND streak_days >= 0);

ALTER TABLE "rapid_fire_sessions" ADD CONSTRAINT "rapid_fire_sessions_accuracy" CHECK (accuracy IS NULL OR accuracy BETWEEN 0 AND 100);
ALTER TABLE "rapid_fire_sessions" ADD CONSTRAINT "rapid_fire_sessions_level" CHECK (level BETWEEN 1 AND 10);

ALTER TABLE "rapid_fire_progress" ADD CONSTRAINT "rapid_fire_progress_limits" CHECK (current_level BETWEEN 1 AND 10 AND best_accuracy BETWEEN 0 AND 100);

ALTER TABLE "creative_writing_questions" ADD CONSTRAINT "creative_writing_questions_age_group" CHECK (age_group IN ('Year 6-7', 'Year 7-8', 'Year 8-9'));
ALTER TABLE "creative_writing_questions" ADD CONSTRAINT "creative_writing_questions_not_reserved" CHECK (status <> 'RESERVED');
ALTER TABLE "creative_writing_questions" ADD CONSTRAINT "creative_writing_questions_time" CHECK (estimated_time BETWEEN 60 AND 600);

ALTER TABLE "creative_writing_options" ADD CONSTRAINT "creative_writing_options_letter" CHECK (letter IN ('A', 'B', 'C', 'D'));
ALTER TABLE "creative_writing_options" ADD CONSTRAINT "creative_writing_options_score" CHECK (score BETWEEN 0 AND 3);

ALTER TABLE "creative_writing_answers" ADD CONSTRAINT "creative_writing_answers_score" CHECK (score_awarded IS NULL OR score_awarded BETWEEN 0 AND 3);

ALTER TABLE "past_papers" ADD CONSTRAINT "past_papers_limits" CHECK (
  year BETWEEN 2000 AND 2030 AND duration >= 1 AND max_marks >= 1 AND total_questions >= 1 AND paper_number >= 1);
CREATE UNIQUE INDEX "past_papers_one_of_a_title" ON "past_papers" (stage_id, subject_id, year, lower(title));

ALTER TABLE "classes" ADD CONSTRAINT "classes_join_code" CHECK (join_code ~ '^[A-Z0-9]{6}$');

CREATE UNIQUE INDEX "class_teachers_one_owner" ON "class_teachers" (class_id) WHERE is_owner;

ALTER TABLE "class_members" ADD CONSTRAINT "class_members_order" CHECK (left_at >= joined_at);
CREATE UNIQUE INDEX "class_members_one_current" ON "class_members" (class_id, user_id) WHERE left_at IS NULL;

ALTER TABLE "class_invitations" ADD CONSTRAINT "class_invitations_email_lower_case" CHECK (email = lower(email));

ALTER TABLE "assignments" ADD CONSTRAINT "assignments_duration" CHECK (duration_seconds BETWEEN 60 AND 7200);
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_own_draw_difficulties" CHECK (
  question_choice = 'SAME' OR cardinality(difficulties) > 0);
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_question_count" CHECK (question_count BETWEEN 1 AND 100);
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_times" CHECK (opens_at < due_at AND due_at <= closes_at);
-- The jobs that announce and remind of assignments look for these only.
CREATE INDEX "assignments_to_announce" ON "assignments" (opens_at) WHERE announced_at IS NULL AND deleted_at IS NULL;
CREATE INDEX "assignments_to_remind" ON "assignments" (due_at) WHERE reminded_at IS NULL AND deleted_at IS NULL;

ALTER TABLE "reports" ADD CONSTRAINT "reports_points_to_one_thing" CHECK (
  CASE kind WHEN 'PAST_PAPER' THEN past_paper_id IS NOT NULL AND past_paper_number IS NOT NULL AND question_id IS NULL
            ELSE question_id IS NOT NULL AND past_paper_id IS NULL END);
CREATE UNIQUE INDEX "reports_one_pending_paper" ON "reports" (user_id, past_paper_id, past_paper_number) WHERE status = 'PENDING' AND past_paper_id IS NOT NULL;
-- A pupil's second report of the same thing, while the first waits, is the first.
CREATE UNIQUE INDEX "reports_one_pending_question" ON "reports" (user_id, question_id) WHERE status = 'PENDING' AND question_id IS NOT NULL;

ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_finished" CHECK (("status" = 'RUNNING') = ("finished_at" IS NULL));
-- One running run of a kind for each administrator: a repeated request does not call the model twice.
CREATE UNIQUE INDEX "generation_runs_one_running" ON "generation_runs"("user_id", "kind") WHERE "status" = 'RUNNING';

ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_email_lower_case" CHECK (invited_email = lower(invited_email));
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_state" CHECK (
  CASE state
    WHEN 'INVITED' THEN parent_id IS NULL AND invited_email IS NOT NULL AND invitation_expires_at IS NOT NULL
    WHEN 'REQUESTED' THEN parent_id IS NOT NULL AND parent_agreed_at IS NOT NULL AND child_agreed_at IS NULL
    WHEN 'ACTIVE' THEN parent_id IS NOT NULL AND parent_agreed_at IS NOT NULL AND child_agreed_at IS NOT NULL
    ELSE ended_at IS NOT NULL AND ended_by IS NOT NULL AND invited_email IS NULL AND token_hash IS NULL
  END
);
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_two_people" CHECK (parent_id <> child_id);
CREATE UNIQUE INDEX "parent_links_one_current" ON "parent_links" (child_id, parent_id) WHERE state <> 'ENDED';
CREATE UNIQUE INDEX "parent_links_one_invitation" ON "parent_links" (child_id, invited_email) WHERE state = 'INVITED';

-- Who made a change is in the audit entry that the same transaction writes after it.
CREATE FUNCTION "record_question_actors"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE question_changes SET actor_id = entry.actor_id
  FROM added_entries entry
  WHERE entry.target_kind = 'question' AND entry.actor_id IS NOT NULL
    AND question_changes.question_id = CASE WHEN entry.target_kind = 'question' THEN entry.target_id::uuid END
    AND question_changes.created_at = now();
  RETURN NULL;
END $$;

-- The two columns of the tier differ when it changed, and one of them can be null then. A later statement of the same
-- transaction may change the tier back, which leaves two equal values or two nulls: no change.
CREATE FUNCTION "record_question_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER "question_history_actors" AFTER INSERT ON "audit_entries"
REFERENCING NEW TABLE AS added_entries
FOR EACH STATEMENT EXECUTE FUNCTION "record_question_actors"();

CREATE TRIGGER "questions_history" AFTER UPDATE ON "questions"
REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to
FOR EACH STATEMENT EXECUTE FUNCTION "record_question_changes"();
