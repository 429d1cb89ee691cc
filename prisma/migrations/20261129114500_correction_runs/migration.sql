CREATE TABLE "correction_runs" (
    "id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "pupils" INTEGER NOT NULL,
    "corrected_pupils" INTEGER NOT NULL DEFAULT 0,
    "notified_pupils" INTEGER NOT NULL DEFAULT 0,
    "last_pupil_id" UUID,
    "changed_scores" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    CONSTRAINT "correction_runs_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "correction_runs_question_id_idx" ON "correction_runs"("question_id");
ALTER TABLE "correction_runs" ADD CONSTRAINT "correction_runs_question_id_fkey"
    FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "question_corrections"
    ALTER COLUMN "affected_attempts" SET DEFAULT 0,
    ADD COLUMN "run_id" UUID;
CREATE INDEX "question_corrections_run_id_idx" ON "question_corrections"("run_id");
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_run_id_fkey"
    FOREIGN KEY ("run_id") REFERENCES "correction_runs"("id") ON DELETE SET NULL ON UPDATE CASCADE;
