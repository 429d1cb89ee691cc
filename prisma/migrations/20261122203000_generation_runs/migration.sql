-- CreateEnum
CREATE TYPE "generation_run_status" AS ENUM ('RUNNING', 'DONE', 'FAILED', 'CANCELLED');

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

-- CreateIndex
CREATE INDEX "generation_runs_user_id_kind_started_at_idx" ON "generation_runs"("user_id", "kind", "started_at");

-- CreateIndex
CREATE INDEX "generation_runs_status_heartbeat_at_idx" ON "generation_runs"("status", "heartbeat_at");

-- CreateIndex
CREATE INDEX "generation_runs_generation_id_idx" ON "generation_runs"("generation_id");

-- AddForeignKey
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "ai_generations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One running run of a kind for each administrator: a repeated request does not call the model twice.
CREATE UNIQUE INDEX "generation_runs_one_running" ON "generation_runs"("user_id", "kind") WHERE "status" = 'RUNNING';

ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_finished" CHECK (("status" = 'RUNNING') = ("finished_at" IS NULL));
