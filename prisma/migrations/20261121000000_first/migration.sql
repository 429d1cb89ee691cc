CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "role" AS ENUM ('STUDENT', 'TEACHER', 'PARENT', 'ADMIN', 'SUPER_ADMIN');

-- CreateEnum
CREATE TYPE "account_token_kind" AS ENUM ('VERIFY_EMAIL', 'CHANGE_EMAIL', 'RESET_PASSWORD', 'PARENT_CONSENT');

-- CreateEnum
CREATE TYPE "idempotency_state" AS ENUM ('RUNNING', 'DONE');

-- CreateEnum
CREATE TYPE "visibility" AS ENUM ('PUBLIC', 'SCHOOL_PRIVATE', 'DRAFT');

-- CreateEnum
CREATE TYPE "media_access" AS ENUM ('PUBLIC', 'SIGNED');

-- CreateEnum
CREATE TYPE "question_kind" AS ENUM ('REGULAR', 'RAPID_FIRE');

-- CreateEnum
CREATE TYPE "publication_status" AS ENUM ('DRAFT', 'PUBLISHED', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "content_type" AS ENUM ('TEXT', 'IMAGE');

-- CreateEnum
CREATE TYPE "correction_action" AS ENUM ('VOID', 'REMARK');

-- CreateEnum
CREATE TYPE "attempt_kind" AS ENUM ('MOCK_TEST', 'EXAM_SIMULATION', 'SIMILAR_QUESTION');

-- CreateEnum
CREATE TYPE "attempt_status" AS ENUM ('OPEN', 'FINISHED');

-- CreateEnum
CREATE TYPE "finished_by" AS ENUM ('PUPIL', 'DEADLINE');

-- CreateEnum
CREATE TYPE "creative_difficulty" AS ENUM ('STANDARD', 'ADVANCED', 'ELITE');

-- CreateEnum
CREATE TYPE "paper_difficulty" AS ENUM ('EASY', 'MEDIUM', 'HARD');

-- CreateEnum
CREATE TYPE "flag_kind" AS ENUM ('MOCK_TEST', 'RAPID_FIRE', 'PAST_PAPER');

-- CreateEnum
CREATE TYPE "flag_reason" AS ENUM ('WRONG_ANSWER', 'POOR_SOLUTION', 'UNCLEAR_QUESTION');

-- CreateEnum
CREATE TYPE "flag_status" AS ENUM ('PENDING', 'RESOLVED', 'DISMISSED');

-- CreateEnum
CREATE TYPE "generation_kind" AS ENUM ('MOCK_TEST', 'COMPREHENSION', 'VOCABULARY', 'CREATIVE_WRITING');

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
    "grade" TEXT,
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

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
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
    "state" "idempotency_state" NOT NULL DEFAULT 'RUNNING',
    "response" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","endpoint","key")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "subject_kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
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
CREATE TABLE "passages" (
    "id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "source_id" TEXT,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "passages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "buckets" (
    "id" UUID NOT NULL,
    "kind" "question_kind" NOT NULL,
    "topic_id" UUID NOT NULL,
    "grade" SMALLINT NOT NULL,
    "published_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "buckets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "questions" (
    "id" UUID NOT NULL,
    "kind" "question_kind" NOT NULL,
    "status" "publication_status" NOT NULL DEFAULT 'DRAFT',
    "topic_id" UUID NOT NULL,
    "question_number" INTEGER,
    "grade" SMALLINT NOT NULL,
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

    CONSTRAINT "questions_pkey" PRIMARY KEY ("id")
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

    CONSTRAINT "question_options_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_statistics" (
    "question_id" UUID NOT NULL,
    "answered_count" INTEGER NOT NULL DEFAULT 0,
    "correct_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "question_statistics_pkey" PRIMARY KEY ("question_id")
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
    "subject_id" UUID NOT NULL,
    "kind" "attempt_kind" NOT NULL DEFAULT 'MOCK_TEST',
    "status" "attempt_status" NOT NULL DEFAULT 'OPEN',
    "keys_on_client" BOOLEAN NOT NULL DEFAULT true,
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

    CONSTRAINT "attempts_pkey" PRIMARY KEY ("id")
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
CREATE TABLE "flags" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "kind" "flag_kind" NOT NULL,
    "question_id" UUID,
    "attempt_id" UUID,
    "rapid_fire_session_id" UUID,
    "past_paper_id" UUID,
    "past_paper_number" SMALLINT,
    "reason" "flag_reason" NOT NULL,
    "status" "flag_status" NOT NULL DEFAULT 'PENDING',
    "notes" TEXT,
    "resolved_by_id" UUID,
    "resolved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "flags_pkey" PRIMARY KEY ("id")
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
CREATE UNIQUE INDEX "account_tokens_token_hash_key" ON "account_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "account_tokens_user_id_kind_idx" ON "account_tokens"("user_id", "kind");

-- CreateIndex
CREATE INDEX "account_tokens_expires_at_idx" ON "account_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries"("created_at");

-- CreateIndex
CREATE INDEX "audit_entries_subject_kind_subject_id_created_at_idx" ON "audit_entries"("subject_kind", "subject_id", "created_at");

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
CREATE UNIQUE INDEX "buckets_topic_id_kind_grade_key" ON "buckets"("topic_id", "kind", "grade");

-- CreateIndex
CREATE UNIQUE INDEX "questions_current_revision_id_key" ON "questions"("current_revision_id");

-- CreateIndex
CREATE UNIQUE INDEX "questions_source_id_key" ON "questions"("source_id");

-- CreateIndex
CREATE INDEX "questions_kind_status_id_idx" ON "questions"("kind", "status", "id");

-- CreateIndex
CREATE INDEX "questions_topic_id_kind_status_id_idx" ON "questions"("topic_id", "kind", "status", "id");

-- CreateIndex
CREATE INDEX "questions_passage_id_idx" ON "questions"("passage_id");

-- CreateIndex
CREATE INDEX "questions_generation_id_idx" ON "questions"("generation_id");

-- CreateIndex
CREATE INDEX "questions_search_vector_idx" ON "questions" USING GIN ("search_vector");

-- CreateIndex
CREATE INDEX "questions_search_text_idx" ON "questions" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "questions_bucket_id_position_key" ON "questions"("bucket_id", "position");

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
CREATE INDEX "question_corrections_question_id_idx" ON "question_corrections"("question_id");

-- CreateIndex
CREATE INDEX "question_corrections_from_revision_id_idx" ON "question_corrections"("from_revision_id");

-- CreateIndex
CREATE INDEX "question_corrections_to_revision_id_idx" ON "question_corrections"("to_revision_id");

-- CreateIndex
CREATE INDEX "question_corrections_corrected_by_id_idx" ON "question_corrections"("corrected_by_id");

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
CREATE INDEX "past_papers_stage_id_subject_id_year_idx" ON "past_papers"("stage_id", "subject_id", "year");

-- CreateIndex
CREATE INDEX "past_papers_subject_id_idx" ON "past_papers"("subject_id");

-- CreateIndex
CREATE UNIQUE INDEX "past_paper_answers_question_file_id_key" ON "past_paper_answers"("question_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "past_paper_answers_solution_file_id_key" ON "past_paper_answers"("solution_file_id");

-- CreateIndex
CREATE INDEX "flags_status_created_at_idx" ON "flags"("status", "created_at");

-- CreateIndex
CREATE INDEX "flags_user_id_idx" ON "flags"("user_id");

-- CreateIndex
CREATE INDEX "flags_question_id_idx" ON "flags"("question_id");

-- CreateIndex
CREATE INDEX "flags_attempt_id_idx" ON "flags"("attempt_id");

-- CreateIndex
CREATE INDEX "flags_rapid_fire_session_id_idx" ON "flags"("rapid_fire_session_id");

-- CreateIndex
CREATE INDEX "flags_past_paper_id_idx" ON "flags"("past_paper_id");

-- CreateIndex
CREATE INDEX "flags_resolved_by_id_idx" ON "flags"("resolved_by_id");

-- CreateIndex
CREATE INDEX "ai_generations_kind_created_at_idx" ON "ai_generations"("kind", "created_at");

-- CreateIndex
CREATE INDEX "ai_generations_user_id_idx" ON "ai_generations"("user_id");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_current_stage_id_fkey" FOREIGN KEY ("current_stage_id") REFERENCES "stages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_current_exam_board_id_fkey" FOREIGN KEY ("current_exam_board_id") REFERENCES "exam_boards"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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
ALTER TABLE "passages" ADD CONSTRAINT "passages_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

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
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_from_revision_id_fkey" FOREIGN KEY ("from_revision_id") REFERENCES "question_revisions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_to_revision_id_fkey" FOREIGN KEY ("to_revision_id") REFERENCES "question_revisions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_corrected_by_id_fkey" FOREIGN KEY ("corrected_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

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
ALTER TABLE "past_papers" ADD CONSTRAINT "past_papers_pdf_file_id_fkey" FOREIGN KEY ("pdf_file_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "past_paper_answers" ADD CONSTRAINT "past_paper_answers_paper_id_fkey" FOREIGN KEY ("paper_id") REFERENCES "past_papers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "past_paper_answers" ADD CONSTRAINT "past_paper_answers_question_file_id_fkey" FOREIGN KEY ("question_file_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "past_paper_answers" ADD CONSTRAINT "past_paper_answers_solution_file_id_fkey" FOREIGN KEY ("solution_file_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flags" ADD CONSTRAINT "flags_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flags" ADD CONSTRAINT "flags_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flags" ADD CONSTRAINT "flags_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flags" ADD CONSTRAINT "flags_rapid_fire_session_id_fkey" FOREIGN KEY ("rapid_fire_session_id") REFERENCES "rapid_fire_sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flags" ADD CONSTRAINT "flags_past_paper_id_fkey" FOREIGN KEY ("past_paper_id") REFERENCES "past_papers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flags" ADD CONSTRAINT "flags_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_generations" ADD CONSTRAINT "ai_generations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE "users" ADD CONSTRAINT "users_email_lower_case" CHECK (email = lower(email) AND char_length(email) BETWEEN 3 AND 254);
ALTER TABLE "users" ADD CONSTRAINT "users_name_length" CHECK (char_length(name) BETWEEN 1 AND 120);
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_order_not_negative" CHECK ("order" >= 0);
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_school_private_has_school" CHECK (visibility <> 'SCHOOL_PRIVATE' OR school_id IS NOT NULL);
ALTER TABLE "topics" ADD CONSTRAINT "topics_order_not_negative" CHECK ("order" >= 0);
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_size_not_negative" CHECK (byte_size >= 0);

ALTER TABLE "buckets" ADD CONSTRAINT "buckets_grade_range" CHECK (grade BETWEEN 1 AND CASE kind WHEN 'REGULAR' THEN 5 ELSE 10 END);
ALTER TABLE "buckets" ADD CONSTRAINT "buckets_count_not_negative" CHECK (published_count >= 0);
ALTER TABLE "questions" ADD CONSTRAINT "questions_grade_range" CHECK (grade BETWEEN 1 AND CASE kind WHEN 'REGULAR' THEN 5 ELSE 10 END);
ALTER TABLE "questions" ADD CONSTRAINT "questions_time_limit" CHECK (
  CASE kind WHEN 'RAPID_FIRE' THEN time_limit IS NOT NULL AND time_limit BETWEEN 10 AND 120 ELSE time_limit IS NULL END);
-- A published question stands in the drawing, and nothing else does.
ALTER TABLE "questions" ADD CONSTRAINT "questions_position_when_published" CHECK (
  (status = 'PUBLISHED') = (bucket_id IS NOT NULL) AND (bucket_id IS NULL) = (position IS NULL) AND (position IS NULL OR position >= 0));
ALTER TABLE "questions" ADD CONSTRAINT "questions_published_has_revision" CHECK (status <> 'PUBLISHED' OR current_revision_id IS NOT NULL);
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_says_something" CHECK (body IS NOT NULL OR image_id IS NOT NULL);
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_letter" CHECK (letter IN ('A', 'B', 'C', 'D', 'E'));
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_content" CHECK (
  CASE content_type WHEN 'TEXT' THEN text IS NOT NULL AND image_id IS NULL ELSE image_id IS NOT NULL END);
CREATE UNIQUE INDEX "question_options_one_correct" ON "question_options" (revision_id) WHERE is_correct;
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_counts" CHECK (correct_count BETWEEN 0 AND answered_count);

ALTER TABLE "attempts" ADD CONSTRAINT "attempts_limits" CHECK (
  total_questions BETWEEN 1 AND 200 AND requested_questions BETWEEN 1 AND 200 AND duration_seconds BETWEEN 1 AND 86400);
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_finished_has_result" CHECK (
  (status = 'FINISHED') = (finished_at IS NOT NULL AND finished_by IS NOT NULL AND correct_count IS NOT NULL AND score IS NOT NULL AND time_taken_seconds IS NOT NULL));
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_score" CHECK (
  score IS NULL OR (score BETWEEN 0 AND 100 AND correct_count BETWEEN 0 AND total_questions AND time_taken_seconds >= 0));
CREATE INDEX "attempts_open_deadline" ON "attempts" (deadline_at) WHERE status = 'OPEN';
ALTER TABLE "topic_progress" ADD CONSTRAINT "topic_progress_counts" CHECK (correct_count BETWEEN 0 AND answered_count);
ALTER TABLE "pupil_totals" ADD CONSTRAINT "pupil_totals_counts" CHECK (
  correct_count BETWEEN 0 AND answered_count AND tests_finished >= 0 AND score_sum BETWEEN 0 AND 100 * tests_finished AND study_seconds >= 0 AND streak_days >= 0);

ALTER TABLE "rapid_fire_sessions" ADD CONSTRAINT "rapid_fire_sessions_level" CHECK (level BETWEEN 1 AND 10);
ALTER TABLE "rapid_fire_sessions" ADD CONSTRAINT "rapid_fire_sessions_accuracy" CHECK (accuracy IS NULL OR accuracy BETWEEN 0 AND 100);
ALTER TABLE "rapid_fire_progress" ADD CONSTRAINT "rapid_fire_progress_limits" CHECK (current_level BETWEEN 1 AND 10 AND best_accuracy BETWEEN 0 AND 100);
ALTER TABLE "creative_writing_questions" ADD CONSTRAINT "creative_writing_questions_time" CHECK (estimated_time BETWEEN 60 AND 600);
ALTER TABLE "creative_writing_questions" ADD CONSTRAINT "creative_writing_questions_age_group" CHECK (age_group IN ('Year 6-7', 'Year 7-8', 'Year 8-9'));
ALTER TABLE "creative_writing_options" ADD CONSTRAINT "creative_writing_options_letter" CHECK (letter IN ('A', 'B', 'C', 'D'));
ALTER TABLE "creative_writing_options" ADD CONSTRAINT "creative_writing_options_score" CHECK (score BETWEEN 0 AND 3);
ALTER TABLE "creative_writing_answers" ADD CONSTRAINT "creative_writing_answers_score" CHECK (score_awarded IS NULL OR score_awarded BETWEEN 0 AND 3);
ALTER TABLE "past_papers" ADD CONSTRAINT "past_papers_limits" CHECK (
  year BETWEEN 2000 AND 2030 AND duration >= 1 AND max_marks >= 1 AND total_questions >= 1 AND paper_number >= 1);
CREATE UNIQUE INDEX "past_papers_one_of_a_title" ON "past_papers" (stage_id, subject_id, year, lower(title));
ALTER TABLE "flags" ADD CONSTRAINT "flags_points_to_one_thing" CHECK (
  CASE kind WHEN 'PAST_PAPER' THEN past_paper_id IS NOT NULL AND past_paper_number IS NOT NULL AND question_id IS NULL
            ELSE question_id IS NOT NULL AND past_paper_id IS NULL END);
-- A pupil's second report of the same thing, while the first waits, is the first.
CREATE UNIQUE INDEX "flags_one_pending_question" ON "flags" (user_id, question_id) WHERE status = 'PENDING' AND question_id IS NOT NULL;
CREATE UNIQUE INDEX "flags_one_pending_paper" ON "flags" (user_id, past_paper_id, past_paper_number) WHERE status = 'PENDING' AND past_paper_id IS NOT NULL;
