import { arrayOf } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import { removeUnusedMediaFiles, imageIdsOf } from '#modules/media/media-files.repository.ts';
import { hasShown } from '@markwell/database/sql-expressions/attempts';
import type { Transaction } from '#platform/transaction.repository.ts';

export interface Removal {
  removed: number;
  archived: number;
  /** Storage keys of files that nothing refers to now: the same transaction must give them to `RemoveFiles`. */
  storageKeys: string[];
}

type ChosenQuestions = { ids: readonly string[] } | { topicIds: readonly string[] };

const isChosen = (chosen: ChosenQuestions) => (eb: ExpressionBuilder<Tables, 'questions'>) =>
  'ids' in chosen
    ? eb('questions.id', '=', eb.fn.any(arrayOf('uuid', chosen.ids)))
    : eb('questions.topic_id', '=', eb.fn.any(arrayOf('uuid', chosen.topicIds)));

/** Whether no test and no quiz showed the question. */
const isUnused = (eb: ExpressionBuilder<Tables, 'questions'>) =>
  eb.and([
    eb.not(
      eb.exists(
        eb
          .selectFrom('attempts')
          .select('attempts.id')
          .where((attempt) => hasShown(attempt, attempt.ref('questions.id'))),
      ),
    ),
    eb.not(
      eb.exists(
        eb
          .selectFrom('rapid_fire_answers')
          .select('rapid_fire_answers.question_id')
          .whereRef('rapid_fire_answers.question_id', '=', 'questions.id'),
      ),
    ),
  ]);

/**
 * Deletes those of the chosen questions that no test and no quiz showed, with their pictures. The questions
 * must be locked and in no bucket.
 */
export async function removeUnusedQuestions(
  transaction: Transaction,
  chosen: ChosenQuestions,
): Promise<Pick<Removal, 'removed' | 'storageKeys'>> {
  const unused = await transaction
    .selectFrom((eb) =>
      eb
        .selectFrom('questions')
        .innerJoin('question_revisions', 'question_revisions.question_id', 'questions.id')
        .select('questions.id')
        .select((each) => each.fn<string | null>('unnest', [imageIdsOf(each)]).as('image_id'))
        .where(isChosen(chosen))
        .where(isUnused)
        .as('unused'),
    )
    .select('id')
    .select((eb) => eb.fn.agg<(string | null)[]>('array_agg', ['image_id']).distinct().as('imageIds'))
    .groupBy('id')
    .execute();
  const ids = unused.map(({ id }) => id);
  await transaction
    .deleteFrom('questions')
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
  const storageKeys = await removeUnusedMediaFiles(
    transaction,
    unused.flatMap(({ imageIds }) => imageIds.filter((id) => id !== null)),
  );
  return { removed: ids.length, storageKeys };
}
