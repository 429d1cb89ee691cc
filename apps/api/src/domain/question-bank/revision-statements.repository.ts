import type { Transaction } from './position-statements.repository.ts';
import type { OptionRow, RevisionRow } from './question-rows.ts';

/** Adds revisions with their options and makes them current: three statements for any number of revisions. */
export async function addRevisions(
  transaction: Transaction,
  revisions: readonly RevisionRow[],
  options: readonly OptionRow[],
): Promise<void> {
  await transaction.$executeRaw`
    insert into question_revisions
      (id, question_id, number, body, image_id, passage_id, explanation, solution_image_id, created_by_id)
    select id, question_id, number, body, image_id, passage_id, explanation, solution_image_id, created_by_id
    from json_populate_recordset(null::question_revisions, ${JSON.stringify(revisions)}::json)`;
  await transaction.$executeRaw`
    insert into question_options (id, revision_id, letter, content_type, text, image_id, is_correct)
    select id, revision_id, letter, content_type, text, image_id, is_correct
    from json_populate_recordset(null::question_options, ${JSON.stringify(options)}::json)`;
  await transaction.$executeRaw`
    update questions q set current_revision_id = r.id, updated_at = now()
    from json_populate_recordset(null::question_revisions, ${JSON.stringify(revisions)}::json) r
    where q.id = r.question_id`;
}
