import type { Sql } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import { removeUnusedMediaFiles } from '#modules/media/media-files.repository.ts';

/**
 * Deletes papers with their answers, reports and media file rows. Returns the files' storage keys, to remove
 * from the storage after the commit. Locks the papers first, so that no file is added during the deletion.
 */
export async function removePapers(
  client: Sql,
  papers: { subjectId: string } | { id: string },
): Promise<string[]> {
  const isToRemove = (eb: ExpressionBuilder<Tables, 'past_papers'>) =>
    'id' in papers
      ? eb('past_papers.id', '=', papers.id)
      : eb('past_papers.subject_id', '=', papers.subjectId);
  await client.selectFrom('past_papers').select('id').where(isToRemove).orderBy('id').forUpdate().execute();
  const rows = await client
    .selectFrom('past_papers')
    .leftJoin('past_paper_answers as answer', 'answer.paper_id', 'past_papers.id')
    .select(['past_papers.pdf_file_id', 'past_papers.mark_scheme_file_id'])
    .select(['answer.question_file_id', 'answer.solution_file_id'])
    .where(isToRemove)
    .execute();
  const fileIds = rows
    .flatMap((row) => [row.pdf_file_id, row.mark_scheme_file_id, row.question_file_id, row.solution_file_id])
    .filter((id) => id !== null);
  await client.deleteFrom('past_papers').where(isToRemove).execute();
  return removeUnusedMediaFiles(client, [...new Set(fileIds)]);
}
