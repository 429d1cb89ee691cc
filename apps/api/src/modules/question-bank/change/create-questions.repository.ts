import { insertJsonRows } from '@markwell/database/sql/insert-json-rows';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '#platform/transaction.repository.ts';
import {
  searchTextOf,
  type NewOption,
  type NewQuestion,
  type QuestionContent,
  type StoredOption,
} from './question-bank.rules.ts';

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

/** The rows of a revision and its options. */
export const newRevision = (
  questionId: string,
  number: number,
  content: QuestionContent,
  createdById: string | null,
) => {
  const row = {
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
  };
  return { row, options: content.options.map((option, index) => optionRow(row.id, option, index)) };
};

function optionRow(revisionId: string, option: NewOption, index: number) {
  const letter = optionLetters[index];
  if (!letter) throw new Error(`There is no letter for option ${index + 1}`);
  const row = { id: uuid(), revision_id: revisionId, letter, is_correct: option.isCorrect };
  return 'text' in option
    ? {
        ...row,
        content_type: 'TEXT' as const,
        text: option.text,
        image_id: null,
        image_alternative_text: null,
      }
    : {
        ...row,
        content_type: 'IMAGE' as const,
        text: null,
        image_id: option.imageId,
        image_alternative_text: option.imageAlternativeText ?? null,
      };
}

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
} as const;

const optionColumns = {
  id: 'uuid',
  revision_id: 'uuid',
  letter: 'text',
  content_type: 'content_type',
  text: 'text',
  image_id: 'uuid',
  image_alternative_text: 'text',
  is_correct: 'boolean',
} as const;

/** Adds revisions with their options and makes them current: three statements for any number of revisions. */
export async function addRevisions(
  transaction: Transaction,
  revisions: readonly ReturnType<typeof newRevision>[],
): Promise<void> {
  const rows = revisions.map(({ row }) => row);
  const options = revisions.flatMap((revision) => revision.options);
  await insertJsonRows(transaction, 'question_revisions', revisionColumns, rows).execute();
  await insertJsonRows(transaction, 'question_options', optionColumns, options).execute();
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

/** The options of each question's current revision, in the order of their letters. */
export async function readOptions(
  transaction: Transaction,
  questionIds: readonly string[],
): Promise<StoredOption[][]> {
  if (questionIds.length === 0) return [];
  const rows = await transaction
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
