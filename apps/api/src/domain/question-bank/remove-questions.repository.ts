import { Prisma } from '@markwell/database/client';
import { removeUnusedMediaFiles } from '../media/media-files.repository.ts';
import type { Transaction } from './position-statements.repository.ts';
import { changePositions } from './bucket-positions.repository.ts';

export interface Removal {
  removed: number;
  archived: number;
  /** Storage keys of files that nothing refers to any more, to remove from the storage after the commit. */
  storageKeys: string[];
}

/**
 * Deletes questions. Must run in `changeQuestionBank`. Questions that a test or a quiz showed are archived
 * instead, so that results stay readable. Throws NOT_FOUND for an unknown question.
 */
export async function removeOrArchiveQuestions(
  transaction: Transaction,
  questionIds: readonly string[],
): Promise<Removal> {
  const ids = [...new Set(questionIds)];
  // All leave their buckets first. From here on they are locked, so that no new test can refer to one.
  await changePositions(
    transaction,
    ids.map((questionId) => ({ questionId, status: 'ARCHIVED' })),
  );
  const { removed, storageKeys } = await removeUnusedQuestions(
    transaction,
    Prisma.sql`q.id = any(${ids}::uuid[])`,
  );
  return { removed, archived: ids.length - removed, storageKeys };
}

/**
 * Deletes those of some questions that no test and no quiz showed, with their pictures. The questions must be
 * locked and in no bucket.
 */
export async function removeUnusedQuestions(
  transaction: Transaction,
  which: Prisma.Sql,
): Promise<Pick<Removal, 'removed' | 'storageKeys'>> {
  const images = await transaction.$queryRaw<{ questionId: string; imageIds: string[] }[]>`
    select q.id as "questionId", array_remove(array_agg(distinct i.id), null) as "imageIds"
    from questions q join question_revisions r on r.question_id = q.id
    left join question_options o on o.revision_id = r.id
    cross join lateral unnest(array[r.image_id, r.solution_image_id, o.image_id]) i (id)
    where ${which}
      and not exists (select from attempt_questions a where a.question_id = q.id)
      and not exists (select from rapid_fire_answers a where a.question_id = q.id)
    group by q.id`;
  const removable = images.map(({ questionId }) => questionId);
  await transaction.$executeRaw`delete from questions where id = any(${removable}::uuid[])`;
  const storageKeys = await removeUnusedMediaFiles(
    transaction,
    images.flatMap(({ imageIds }) => imageIds),
  );
  return { removed: removable.length, storageKeys };
}
