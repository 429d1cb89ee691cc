-- Options of revisions whose parts are written already are not read again.
CREATE OR REPLACE FUNCTION copy_written_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM copy_options_to_parts(array_agg(DISTINCT written.revision_id))
  FROM written
  JOIN question_revisions ON question_revisions.id = written.revision_id
  WHERE TG_OP = 'UPDATE' OR question_revisions.parts #> '{0,answer,options}' = '[]';
  RETURN NULL;
END
$$;
