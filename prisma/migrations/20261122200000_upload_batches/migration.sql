-- The questions of one upload. Questions from before have none.
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
  CONSTRAINT "upload_batches_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "upload_batches_has_questions" CHECK (question_count > 0)
);
CREATE INDEX "upload_batches_subject_id_idx" ON "upload_batches" ("subject_id");
CREATE INDEX "upload_batches_passage_id_idx" ON "upload_batches" ("passage_id");
CREATE INDEX "upload_batches_uploaded_by_id_idx" ON "upload_batches" ("uploaded_by_id");
ALTER TABLE "upload_batches" ADD CONSTRAINT "upload_batches_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "upload_batches" ADD CONSTRAINT "upload_batches_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passages" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "upload_batches" ADD CONSTRAINT "upload_batches_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "questions" ADD COLUMN "batch_id" UUID;
CREATE INDEX "questions_batch_id_id_idx" ON "questions" ("batch_id", "id");
ALTER TABLE "questions" ADD CONSTRAINT "questions_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "upload_batches" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
