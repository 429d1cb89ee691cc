import { arrayOf } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import { expressionBuilder, type Expression, type ExpressionBuilder } from 'kysely';
import { withPictures } from '@markwell/shared/answers/pictures';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { classifiedQuestions } from '#modules/curriculum/classified-questions.repository.ts';
import { imageIdsOf } from '#modules/media/media-files.repository.ts';
import type { Kind } from '#modules/question-bank/change/question-bank.rules.ts';
import { picturesOf, type Image } from '#modules/question-bank/display/displayed-question.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

const alternativeTextOf = (fileId: Expression<string | null>) =>
  expressionBuilder<Tables>()
    .selectFrom('media_files')
    .select('alternative_text')
    .where('media_files.id', '=', fileId);

/** The current revision with the alternative texts that pupils get: its own, or those of the files; see `withWords`. */
const currentRevision = (eb: ExpressionBuilder<Tables, 'questions'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('question_revisions')
      .select(['id', 'number', 'body', 'explanation'])
      .select(['image_id as imageId', 'solution_image_id as solutionImageId', 'passage_id as passageId'])
      .select((revision) => [
        revision.fn
          .coalesce('image_alternative_text', alternativeTextOf(revision.ref('image_id')))
          .as('imageAlternativeText'),
        revision.fn
          .coalesce('solution_image_alternative_text', alternativeTextOf(revision.ref('solution_image_id')))
          .as('solutionImageAlternativeText'),
        revision.ref('question_revisions.parts').$castTo<QuestionPart[]>().as('parts'),
        picturesOf(revision.ref('question_revisions.picture_ids')).as('pictures'),
      ])
      .whereRef('question_revisions.id', '=', 'questions.current_revision_id'),
  );

/** The pictures of the parts with the alternative texts that pupils get. */
const withWords = <Revision extends { parts: QuestionPart[]; pictures: Readonly<Record<string, Image>> }>({
  pictures,
  ...revision
}: Revision) => ({
  ...revision,
  parts: withPictures(revision.parts, ({ imageId, alternativeText }) => ({
    imageId,
    alternativeText: alternativeText ?? pictures[imageId]?.alternativeText ?? null,
  })),
});

const isAvailable = (eb: ExpressionBuilder<Tables, 'topics' | 'subjects'>) =>
  eb.and([eb('topics.archived_at', 'is', null), eb('subjects.archived_at', 'is', null)]).$castTo<boolean>();

/** A question with its current revision; undefined when there is none. */
export async function readStored(transaction: Transaction, id: string) {
  const question = await transaction
    .selectFrom('questions')
    .innerJoin('topics', 'topics.id', 'questions.topic_id')
    .leftJoin('question_statistics', 'question_statistics.question_id', 'questions.id')
    .select([
      'questions.kind',
      'questions.status',
      'questions.topic_id as topicId',
      'topics.name as topicName',
    ])
    .select(['questions.difficulty', 'questions.tier', 'questions.time_limit as timeLimit'])
    .select((eb) => [
      currentRevision(eb).as('revision'),
      eb.fn.coalesce('question_statistics.answered_count', eb.lit(0)).as('answeredCount'),
    ])
    .where('questions.id', '=', id)
    .executeTakeFirst();
  return question?.revision ? { ...question, revision: withWords(question.revision) } : undefined;
}

/** The pictures that the question has or had. */
export async function readPictureIds(transaction: Transaction, questionId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('question_revisions')
    .select((eb) => eb.fn<string | null>('unnest', [imageIdsOf(eb)]).as('imageId'))
    .where('question_revisions.question_id', '=', questionId)
    .distinct()
    .execute();
  return rows.flatMap(({ imageId }) => imageId ?? []);
}

/** Whether neither the topic nor its subject was deleted; undefined for an unknown topic. */
export function readTopicState(
  transaction: Transaction,
  id: string,
): Promise<{ isAvailable: boolean; subjectId: string } | undefined> {
  return transaction
    .selectFrom('topics')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .select((eb) => ['topics.subject_id as subjectId', isAvailable(eb).as('isAvailable')])
    .where('topics.id', '=', id)
    .executeTakeFirst();
}

/** Those of the questions that exist, and whether their topic and subject were not deleted. */
export const readStatuses = (transaction: Transaction, ids: readonly string[]) =>
  classifiedQuestions(transaction)
    .select((eb) => ['questions.id', 'questions.status', isAvailable(eb).as('isTopicAvailable')])
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();

/** Those of the questions that exist, and are of this kind if one is given. */
export async function readContents(transaction: Transaction, ids: readonly string[], kind: Kind | undefined) {
  const questions = await transaction
    .selectFrom('questions')
    .select((eb) => ['id', 'topic_id as topicId', 'difficulty', currentRevision(eb).as('revision')])
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'REGULAR'))
    .execute();
  return questions.map(({ revision, ...question }) => ({
    ...question,
    revision: revision && withWords(revision),
  }));
}

/** Those of the ids that are questions. */
export async function readExistingIds(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Set<string>> {
  const questions = await transaction
    .selectFrom('questions')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
  return new Set(questions.map(({ id }) => id));
}
