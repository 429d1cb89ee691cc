-- Only the images of published questions of public subjects stay public.
WITH "shown" AS (
  SELECT "questions"."status" = 'PUBLISHED' AND COALESCE("subjects"."visibility" = 'PUBLIC', false) AS "is_public",
         unnest(ARRAY["question_revisions"."image_id", "question_revisions"."solution_image_id", "question_options"."image_id"]) AS "image_id"
  FROM "questions"
  JOIN "question_revisions" ON "question_revisions"."question_id" = "questions"."id"
  LEFT JOIN "question_options" ON "question_options"."revision_id" = "question_revisions"."id"
  LEFT JOIN "topics" ON "topics"."id" = "questions"."topic_id"
  LEFT JOIN "subjects" ON "subjects"."id" = "topics"."subject_id"
), "private" AS (
  SELECT "image_id" FROM "shown" WHERE "image_id" IS NOT NULL GROUP BY "image_id" HAVING NOT bool_or("is_public")
)
UPDATE "media_files" SET "access" = 'SIGNED' FROM "private"
WHERE "media_files"."id" = "private"."image_id" AND "media_files"."access" = 'PUBLIC';
