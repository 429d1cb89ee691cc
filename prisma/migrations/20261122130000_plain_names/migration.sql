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

-- Constraints and indexes keep their names when their table or column is renamed. They are looked up, because from
-- PostgreSQL 18 on each NOT NULL is a constraint with a name too.
DO $$
DECLARE
  rename TEXT;
BEGIN
  FOR rename IN
    WITH words("relation", "before", "after") AS (VALUES
      ('users'::regclass, 'grade', 'school_year'),
      ('questions'::regclass, 'grade', 'difficulty'),
      ('buckets'::regclass, 'grade', 'difficulty'),
      ('attempts'::regclass, 'keys_on_client', 'answer_key_on_client'),
      ('audit_entries'::regclass, 'subject_', 'target_'),
      ('reports'::regclass, 'flags_', 'reports_')
    )
    SELECT format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', "relation", "conname", replace("conname", "before", "after"))
    FROM words JOIN "pg_constraint" ON "conrelid" = "relation"
    WHERE strpos("conname", "before") > 0
    UNION ALL
    -- The index of a primary key takes the name of its constraint.
    SELECT format('ALTER INDEX %s RENAME TO %I', "indexrelid"::regclass, replace("relname", "before", "after"))
    FROM words JOIN "pg_index" ON "indrelid" = "relation" JOIN "pg_class" ON "pg_class"."oid" = "indexrelid"
    WHERE strpos("relname", "before") > 0 AND NOT "indisprimary"
  LOOP
    EXECUTE rename;
  END LOOP;
END $$;
