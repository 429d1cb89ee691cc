-- The words for a picture belong to a revision, so that a change of them can be undone. Null: those of the file.
ALTER TABLE "question_revisions" ADD COLUMN "image_alternative_text" TEXT;
ALTER TABLE "question_revisions" ADD COLUMN "solution_image_alternative_text" TEXT;
ALTER TABLE "question_options" ADD COLUMN "image_alternative_text" TEXT;

-- An edited passage is a new passage: results keep the text that they showed.
ALTER TABLE "passages" ADD COLUMN "edited_from_id" UUID;
CREATE INDEX "passages_edited_from_id_idx" ON "passages"("edited_from_id");
ALTER TABLE "passages" ADD CONSTRAINT "passages_edited_from_id_fkey" FOREIGN KEY ("edited_from_id") REFERENCES "passages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

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

    CONSTRAINT "question_changes_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "question_changes_question_id_created_at_key" ON "question_changes"("question_id", "created_at");
CREATE INDEX "question_changes_actor_id_idx" ON "question_changes"("actor_id");
ALTER TABLE "question_changes" ADD CONSTRAINT "question_changes_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "question_changes" ADD CONSTRAINT "question_changes_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The edits of the content so far.
INSERT INTO "question_changes" ("question_id", "actor_id", "created_at", "from_revision_id", "to_revision_id")
SELECT r.question_id, r.created_by_id, r.created_at, earlier.id, r.id
FROM "question_revisions" r
JOIN "question_revisions" earlier ON earlier.question_id = r.question_id AND earlier.number = r.number - 1
ON CONFLICT DO NOTHING;

-- Every statement that changes questions writes their history, whichever code runs it. All statements of a transaction
-- make one change: `now()` is the transaction's. A column pair is null when that part did not change.
CREATE FUNCTION "record_question_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_changes (question_id, created_at, from_revision_id, to_revision_id, from_status, to_status,
    from_topic_id, to_topic_id, from_difficulty, to_difficulty, from_time_limit, to_time_limit)
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
    CASE WHEN a.time_limit <> b.time_limit THEN a.time_limit END
  FROM changed_from b JOIN changed_to a ON a.id = b.id
  WHERE (a.current_revision_id <> b.current_revision_id OR a.status <> b.status OR a.topic_id <> b.topic_id
      OR a.difficulty <> b.difficulty OR a.time_limit <> b.time_limit)
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
    to_time_limit = coalesce(excluded.to_time_limit, question_changes.to_time_limit);
  RETURN NULL;
END $$;

CREATE TRIGGER "questions_history" AFTER UPDATE ON "questions"
REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to
FOR EACH STATEMENT EXECUTE FUNCTION "record_question_changes"();

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

CREATE TRIGGER "question_history_actors" AFTER INSERT ON "audit_entries"
REFERENCING NEW TABLE AS added_entries
FOR EACH STATEMENT EXECUTE FUNCTION "record_question_actors"();
