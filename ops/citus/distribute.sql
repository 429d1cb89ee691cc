-- Distributes an installed schema by pupil with Citus 12 or later. Read the part about Citus in docs/operations.md first.
-- Never run on an engine: citus.http.test.ts runs it on PostgreSQL with functions that do nothing, and checks the rules.
--
-- psql --set ON_ERROR_STOP=1 --file ops/citus/distribute.sql "$DATABASE_DIRECT_URL"
--
-- Every table is named below once: distributed, copied to every node, or left on the coordinator. Those of jobs (schema
-- pgboss) and of migrations are not Citus' business: they stay as they are.

-- 1. Foreign keys go, and come back at the end: a table can only refer to one that Citus knows, and some refer to each
-- other. Without ON UPDATE: Citus refuses CASCADE for the pupil, and no id ever changes.
CREATE TABLE foreign_keys_to_restore AS
SELECT
  conrelid::regclass::text AS table_name,
  conname AS name,
  replace(pg_get_constraintdef(oid), ' ON UPDATE CASCADE', '') AS definition
FROM pg_constraint
WHERE contype = 'f' AND connamespace = 'public'::regnamespace;

DO $$
DECLARE
  each record;
BEGIN
  FOR each IN SELECT * FROM foreign_keys_to_restore LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', each.table_name, each.name);
  END LOOP;
END
$$;

-- 2. The history of questions is written by a trigger, which a copied table cannot have. It comes back in step 7.
DROP TRIGGER questions_history ON questions;

-- 3. Copied to every node: small, written by staff, and read by the statements of pupils.
SELECT create_reference_table('schools');
SELECT create_reference_table('users'); -- a short row for each pupil; e-mail and Google id are unique over all
SELECT create_reference_table('stages');
SELECT create_reference_table('exam_boards');
SELECT create_reference_table('subjects');
SELECT create_reference_table('topics');
SELECT create_reference_table('media_files');
SELECT create_reference_table('drawings');
SELECT create_reference_table('passages');
SELECT create_reference_table('ai_generations'); -- questions refer to it
SELECT create_reference_table('upload_batches'); -- questions refer to it
SELECT create_reference_table('buckets');
SELECT create_reference_table('questions'); -- draw numbers come from the coordinator's sequence
SELECT create_reference_table('question_revisions');
SELECT create_reference_table('correction_runs');
SELECT create_reference_table('question_corrections'); -- results show them
SELECT create_reference_table('creative_writing_questions');
SELECT create_reference_table('creative_writing_options');
SELECT create_reference_table('past_papers');
SELECT create_reference_table('past_paper_answers');
SELECT create_reference_table('classes'); -- grows with teachers; the embargo reads it
SELECT create_reference_table('class_teachers');
SELECT create_reference_table('assignments'); -- grows with teachers; pupils' work refers to it
SELECT create_reference_table('assignment_questions');

-- 4. Distributed by pupil: all rows of a pupil are on one node.
SELECT create_distributed_table('attempts', 'user_id', colocate_with => 'none');
SELECT create_distributed_table('attempt_pauses', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('seen_numbers', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('topic_progress', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('pupil_totals', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('daily_activity', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('review_cards', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('rapid_fire_sessions', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('rapid_fire_answers', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('rapid_fire_progress', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('creative_writing_sessions', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('creative_writing_answers', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('creative_writing_progress', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('assignment_work', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('class_members', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('access_arrangements', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('notifications', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('idempotency_keys', 'user_id', colocate_with => 'attempts');
SELECT create_distributed_table('sessions', 'user_id', colocate_with => 'attempts');

-- 5. Left on the coordinator.
SELECT citus_add_local_table_to_metadata('registrations'); -- before there is a user
SELECT citus_add_local_table_to_metadata('registration_links');
SELECT citus_add_local_table_to_metadata('link_requests');
SELECT citus_add_local_table_to_metadata('account_tokens'); -- a link names no user, and lasts for hours
SELECT citus_add_local_table_to_metadata('second_factors'); -- of staff
SELECT citus_add_local_table_to_metadata('recovery_codes'); -- of staff
SELECT citus_add_local_table_to_metadata('second_factor_requirements');
SELECT citus_add_local_table_to_metadata('rate_limits'); -- by network address
SELECT citus_add_local_table_to_metadata('audit_entries'); -- what staff did, removed after its time
SELECT citus_add_local_table_to_metadata('library_items');
SELECT citus_add_local_table_to_metadata('question_changes'); -- written by the trigger
SELECT citus_add_local_table_to_metadata('question_statistics'); -- a row a question; each finish writes it once, not on every node
SELECT citus_add_local_table_to_metadata('item_statistics'); -- of a job
SELECT citus_add_local_table_to_metadata('bulk_changes');
SELECT citus_add_local_table_to_metadata('bulk_change_items');
SELECT citus_add_local_table_to_metadata('class_invitations'); -- to an address, which may have no user
SELECT citus_add_local_table_to_metadata('reports'); -- a list of staff; outlives the pupil's account
SELECT citus_add_local_table_to_metadata('generation_runs');
SELECT citus_add_local_table_to_metadata('parent_links'); -- two users; found by the link's token
SELECT citus_add_local_table_to_metadata('parent_codes');
SELECT citus_add_local_table_to_metadata('parent_views');
SELECT citus_add_local_table_to_metadata('parent_reports');

-- 6. The foreign keys.
DO $$
DECLARE
  each record;
BEGIN
  FOR each IN SELECT * FROM foreign_keys_to_restore LOOP
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s', each.table_name, each.name, each.definition);
  END LOOP;
END
$$;
DROP TABLE foreign_keys_to_restore;

-- 7. The history of questions: on the coordinator's own copy of the table, so that a change is written once.
SET citus.enable_manual_changes_to_shards = on;
DO $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER questions_history AFTER UPDATE ON %I
    REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to
    FOR EACH STATEMENT EXECUTE FUNCTION record_question_changes()',
    (SELECT 'questions_' || shardid FROM pg_dist_shard WHERE logicalrelid = 'questions'::regclass)
  );
END
$$;
