-- A subject's name is unique in its stage, visibility and school, case and repeated spaces apart. Where subjects share a
-- name already, the oldest keeps it and each later one gets a number: 'English (2)'. Nothing is merged or deleted, so an
-- administrator can move the questions or give a better name afterwards (docs/operations.md).

ALTER TABLE "subjects" ADD COLUMN "name_key" TEXT
  GENERATED ALWAYS AS (lower(btrim(regexp_replace(name, '\s+', ' ', 'g')))) STORED;

-- The second of a name takes the first number that is free, the third the next one.
UPDATE "subjects" SET "name" = numbered.name, "updated_at" = now()
FROM (
  SELECT later.id, (
    SELECT format('%s (%s)', btrim(later.name), number) FROM generate_series(2, 10000) AS number
    WHERE NOT EXISTS (
      SELECT FROM "subjects" other
      WHERE other.archived_at IS NULL AND other.stage_id = later.stage_id AND other.visibility = later.visibility
        AND other.school_id IS NOT DISTINCT FROM later.school_id
        AND other.name_key = format('%s (%s)', later.name_key, number))
    ORDER BY number LIMIT 1 OFFSET later.place - 2
  ) AS name
  FROM (
    SELECT *, row_number() OVER (
      PARTITION BY stage_id, visibility, school_id, name_key ORDER BY created_at, id) AS place
    FROM "subjects" WHERE archived_at IS NULL
  ) later
  WHERE later.place > 1
) numbered
WHERE "subjects".id = numbered.id;

-- The first two columns also find the subjects that a pupil sees as one.
CREATE UNIQUE INDEX "subjects_one_name" ON "subjects" (
  "stage_id", "name_key", "visibility", (coalesce("school_id", '00000000-0000-0000-0000-000000000000'::uuid))
) WHERE "archived_at" IS NULL;
