-- A job counts the answers to each question and keeps the result here. It starts empty: the first run fills it.
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

-- AddForeignKey
ALTER TABLE "item_statistics" ADD CONSTRAINT "item_statistics_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
