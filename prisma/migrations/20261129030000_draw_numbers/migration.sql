-- AlterTable
ALTER TABLE "buckets" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- The numbers that a draw chooses from follow each other in a bucket.
CREATE SEQUENCE "questions_draw_number_seq" AS INTEGER;
ALTER TABLE "questions" ADD COLUMN     "draw_number" INTEGER;
ALTER TABLE "questions" ALTER COLUMN "draw_number" SET DEFAULT nextval('questions_draw_number_seq');
ALTER SEQUENCE "questions_draw_number_seq" OWNED BY "questions"."draw_number";
UPDATE "questions" SET "draw_number" = numbered."number"
FROM (
  SELECT "id", nextval('questions_draw_number_seq')::integer AS "number"
  FROM (SELECT "id" FROM "questions" WHERE "draw_number" IS NULL ORDER BY "bucket_id", "id") AS "ordered"
) AS numbered
WHERE "questions"."id" = numbered."id";
ALTER TABLE "questions" ALTER COLUMN "draw_number" SET NOT NULL;

-- CreateTable
CREATE TABLE "seen_numbers" (
    "user_id" UUID NOT NULL,
    "block" INTEGER NOT NULL,
    "numbers" INTEGER[],

    CONSTRAINT "seen_numbers_pkey" PRIMARY KEY ("user_id","block")
);

-- CreateIndex
CREATE UNIQUE INDEX "questions_draw_number_key" ON "questions"("draw_number");

-- CreateIndex
CREATE INDEX "questions_bucket_id_draw_number_idx" ON "questions"("bucket_id", "draw_number");

-- This version leaves gaps in the positions, which the version before skips.
DROP INDEX "questions_bucket_id_position_key";
CREATE INDEX "questions_bucket_id_position_idx" ON "questions"("bucket_id", "position");
ALTER TABLE "questions" DROP CONSTRAINT "questions_position_when_published";
ALTER TABLE "questions" ADD CONSTRAINT "questions_bucket_when_published" CHECK (
  (status IN ('PUBLISHED', 'RESERVED')) = (bucket_id IS NOT NULL));

-- AddForeignKey
ALTER TABLE "seen_numbers" ADD CONSTRAINT "seen_numbers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Until the next version, processes of the version before may run beside this one: what they write in their form, triggers
-- write in this one's.

CREATE FUNCTION copy_seen_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO seen_numbers (user_id, block, numbers)
  SELECT seen.user_id, question.draw_number / 8192, array_agg(question.draw_number)
  FROM seen
  JOIN questions AS question ON question.id = seen.question_id
  GROUP BY seen.user_id, question.draw_number / 8192
  ORDER BY seen.user_id, question.draw_number / 8192
  ON CONFLICT (user_id, block) DO UPDATE SET numbers = seen_numbers.numbers || excluded.numbers;
  RETURN NULL;
END
$$;

CREATE TRIGGER copy_seen_questions AFTER INSERT ON seen_questions
REFERENCING NEW TABLE AS seen FOR EACH STATEMENT EXECUTE FUNCTION copy_seen_questions();

CREATE FUNCTION raise_bucket_versions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  SELECT array_agg(id ORDER BY id) INTO changed
  FROM (
    SELECT unnest(ARRAY[earlier.bucket_id, later.bucket_id]) AS id
    FROM earlier
    JOIN later ON later.id = earlier.id
    WHERE later.bucket_id IS DISTINCT FROM earlier.bucket_id
  ) AS each;
  PERFORM 1 FROM buckets WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE buckets SET version = version + 1 WHERE id = ANY (changed);
  RETURN NULL;
END
$$;

CREATE TRIGGER raise_bucket_versions AFTER UPDATE ON questions
REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION raise_bucket_versions();

CREATE FUNCTION raise_versions_of_new_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM buckets WHERE id IN (SELECT bucket_id FROM later) ORDER BY id FOR NO KEY UPDATE;
  UPDATE buckets SET version = version + 1 WHERE id IN (SELECT bucket_id FROM later);
  RETURN NULL;
END
$$;

CREATE TRIGGER raise_versions_of_new_questions AFTER INSERT ON questions
REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION raise_versions_of_new_questions();
