import { insertJsonRows } from '@markwell/database/sql/insert-json-rows';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import { answerWaysOf } from '@markwell/shared/answers/multiple-choice';
import { picturesOf } from '@markwell/shared/answers/pictures';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '#platform/transaction.repository.ts';
import { searchTextOf, type NewQuestion, type QuestionContent } from './question-bank.rules.ts';

/** Locks those of the topics that exist, in the order of their ids. */
export const lockTopics = (transaction: Transaction, ids: readonly string[]) =>
  transaction
    .selectFrom('topics')
    .select(['id', 'archived_at as archivedAt'])
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** The highest question number of each topic and kind. */
export const readHighestNumbers = (transaction: Transaction, topicIds: readonly string[]) =>
  transaction
    .selectFrom('questions')
    .select(['topic_id as topicId', 'kind'])
    .select((eb) => eb.fn.max('question_number').as('number'))
    .where((eb) => eb('topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds))))
    .groupBy(['topic_id', 'kind'])
    .execute();

const questionColumns = {
  id: 'uuid',
  kind: 'question_kind',
  topic_id: 'uuid',
  question_number: 'integer',
  difficulty: 'smallint',
  tier: 'tier',
  answer_ways: 'answer_ways',
  time_limit: 'smallint',
  passage_id: 'uuid',
  generation_id: 'uuid',
  batch_id: 'uuid',
  search_text: 'text',
} as const;

/** Adds drafts with their first revision. Returns their ids. */
export async function addDrafts(
  transaction: Transaction,
  questions: readonly (NewQuestion & { questionNumber: number })[],
  createdById: string | null,
): Promise<string[]> {
  const ids = questions.map(() => uuid());
  const rows = questions.map((question, index) => ({
    id: ids[index] ?? '',
    kind: question.kind,
    topic_id: question.topicId,
    question_number: question.questionNumber,
    difficulty: question.difficulty,
    tier: question.tier ?? null,
    answer_ways: answerWaysOf(question),
    time_limit: question.timeLimit,
    passage_id: question.passageId,
    generation_id: question.generationId ?? null,
    batch_id: question.batchId ?? null,
    search_text: searchTextOf(question),
  }));
  await insertJsonRows(transaction, 'questions', questionColumns, rows).execute();
  const revisions = questions.map((content, index) => newRevision(ids[index] ?? '', 1, content, createdById));
  await addRevisions(transaction, revisions);
  return ids;
}

/** The pictures of parts, for the column `picture_ids`. */
export const pictureIdsOf = (parts: QuestionPart[]): string[] => [
  ...new Set(picturesOf(parts).map(({ imageId }) => imageId)),
];

/** The row of a revision. */
export const newRevision = (
  questionId: string,
  number: number,
  content: QuestionContent,
  createdById: string | null,
) => ({
  id: uuid(),
  question_id: questionId,
  number,
  body: content.body,
  image_id: content.imageId,
  passage_id: content.passageId,
  explanation: content.explanation,
  solution_image_id: content.solutionImageId,
  image_alternative_text: content.imageAlternativeText ?? null,
  solution_image_alternative_text: content.solutionImageAlternativeText ?? null,
  created_by_id: createdById,
  parts: content.parts,
  picture_ids: pictureIdsOf(content.parts),
});

const revisionColumns = {
  id: 'uuid',
  question_id: 'uuid',
  number: 'integer',
  body: 'text',
  image_id: 'uuid',
  passage_id: 'uuid',
  explanation: 'text',
  solution_image_id: 'uuid',
  image_alternative_text: 'text',
  solution_image_alternative_text: 'text',
  created_by_id: 'uuid',
  parts: 'jsonb',
  picture_ids: 'uuid[]',
} as const;

/** Adds revisions and makes them current: two statements for any number of revisions. */
export async function addRevisions(
  transaction: Transaction,
  rows: readonly ReturnType<typeof newRevision>[],
): Promise<void> {
  await insertJsonRows(transaction, 'question_revisions', revisionColumns, rows).execute();
  await transaction
    .updateTable('questions')
    .from(
      unnest('added', {
        id: arrayOf(
          'uuid',
          rows.map(({ id }) => id),
        ),
        question_id: arrayOf(
          'uuid',
          rows.map((row) => row.question_id),
        ),
      }),
    )
    .set((eb) => ({ current_revision_id: eb.ref('added.id'), updated_at: eb.fn<Date>('now') }))
    .whereRef('questions.id', '=', 'added.question_id')
    .execute();
}

/** What each question asks now. */
export async function readParts(
  transaction: Transaction,
  questionIds: readonly string[],
): Promise<QuestionPart[][]> {
  if (questionIds.length === 0) return [];
  const rows = await transaction
    .selectFrom('questions')
    .innerJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
    .select((eb) => eb.ref('question_revisions.parts').$castTo<QuestionPart[]>().as('parts'))
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', questionIds))))
    .execute();
  return rows.map(({ parts }) => parts);
}
