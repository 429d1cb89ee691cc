import { sqlOf } from '@markwell/database/sql/queries';
import { arrayOf } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Transaction } from './position-statements.repository.ts';
import type { StoredOption } from './question.rules.ts';

/** The options of each question's current revision, in the order of their letters. */
export async function readOptions(
  transaction: Transaction,
  questionIds: readonly string[],
): Promise<StoredOption[][]> {
  if (questionIds.length === 0) return [];
  const rows = await sqlOf(transaction)
    .selectFrom('questions')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('question_options')
          .select(['text', 'image_id as imageId', 'is_correct as isCorrect'])
          .whereRef('revision_id', '=', 'questions.current_revision_id')
          .orderBy('letter'),
      ).as('options'),
    )
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', questionIds))))
    .orderBy('questions.id')
    .execute();
  return rows.map(({ options }) => options);
}

/** The images of a revision and of one of its options, as an array. A missing one is NULL. */
export const imageIdsOf = (eb: ExpressionBuilder<Tables, 'question_revisions' | 'question_options'>) =>
  sql<(string | null)[]>`array[${sql.join([
    eb.ref('question_revisions.image_id'),
    eb.ref('question_revisions.solution_image_id'),
    eb.ref('question_options.image_id'),
  ])}]`;

/** Makes the images of published questions public; those of drafts need a signed address. */
export async function publishImages(transaction: Transaction, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return;
  await sqlOf(transaction)
    .updateTable('media_files')
    .set({ access: 'PUBLIC' })
    .where('access', '=', 'SIGNED')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('questions')
        .innerJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
        .leftJoin('question_options', 'question_options.revision_id', 'question_revisions.id')
        .select((each) => each.fn<string | null>('unnest', [imageIdsOf(each)]).as('image_id'))
        .where((each) => each('questions.id', '=', each.fn.any(arrayOf('uuid', questionIds)))),
    )
    .execute();
}
