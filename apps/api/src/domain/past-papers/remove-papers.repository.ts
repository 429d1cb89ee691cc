import { Prisma } from '@markwell/database/client';
import { removeUnusedMediaFiles } from '../media/media-files.repository.ts';

/**
 * Deletes papers with their answers, reports and media file rows. Returns the files' storage keys, to remove
 * from the storage after the commit. Locks the papers first, so that no file is added during the deletion.
 */
export async function removePapers(
  transaction: Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>,
  which: { subjectId: string } | { id: string },
): Promise<string[]> {
  const papers =
    'id' in which
      ? Prisma.sql`p.id = ${which.id}::uuid`
      : Prisma.sql`p.subject_id = ${which.subjectId}::uuid`;
  await transaction.$queryRaw`select p.id from past_papers p where ${papers} order by p.id for update`;
  const files = await transaction.$queryRaw<{ id: string }[]>`
    select f.id from past_papers p left join past_paper_answers a on a.paper_id = p.id
    cross join lateral unnest(array[p.pdf_file_id, a.question_file_id, a.solution_file_id]) f (id)
    where ${papers} and f.id is not null group by f.id`;
  await transaction.$executeRaw`delete from past_papers p where ${papers}`;
  return removeUnusedMediaFiles(
    transaction,
    files.map(({ id }) => id),
  );
}
