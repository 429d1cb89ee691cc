import type { Database } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import { optionTexts } from '@markwell/database/sql-expressions/parts';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { startsWithPattern } from '#platform/search-query.ts';
import type { SecondAnswer } from './prompts/second-answers.prompt.ts';
import type { Status } from '#modules/question-bank/change/question-bank.rules.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

export interface DraftRow {
  id: string;
  difficulty: number;
  createdAt: Date;
  passage: { title: string; body: string } | null;
  topic: { name: string; subject: { name: string; stage: { displayName: string } } };
  generation: { kind: string; title: string } | null;
  currentRevision: {
    body: string | null;
    explanation: string | null;
    secondAnswer: string | null;
    id: string;
    parts: QuestionPart[];
  } | null;
}

/** A question with the text of a draft and at least two of its options. */
export interface Twin {
  draftId: string;
  id: string;
  status: Status;
}

/** The revision of a draft that is shown and published. */
const currentRevision = (eb: ExpressionBuilder<Tables, 'questions'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('question_revisions as revision')
      .select((each) => [
        'revision.id',
        'revision.body',
        'revision.explanation',
        'revision.second_answer as secondAnswer',
        each.ref('revision.parts').$castTo<QuestionPart[]>().as('parts'),
      ])
      .whereRef('revision.id', '=', 'questions.current_revision_id'),
  );

/** The unpublished drafts of all generations, newest first, and their total number. */
export async function findDrafts(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DraftRow[]; total: number }> {
  const drafts = db.sql
    .selectFrom('questions')
    .innerJoin('ai_generations as generation', 'generation.id', 'questions.generation_id')
    .where('questions.status', '=', 'DRAFT');
  const [rows, { total }] = await Promise.all([
    drafts
      .innerJoin('topics', 'topics.id', 'questions.topic_id')
      .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
      .innerJoin('stages', 'stages.id', 'subjects.stage_id')
      .select((eb) => [
        'questions.id',
        'questions.difficulty',
        'questions.created_at as createdAt',
        jsonObjectFrom(
          eb
            .selectFrom('passages')
            .select(['passages.title', 'passages.body'])
            .whereRef('passages.id', '=', 'questions.passage_id'),
        ).as('passage'),
        jsonBuildObject({
          name: eb.ref('topics.name'),
          subject: jsonBuildObject({
            name: eb.ref('subjects.name'),
            stage: jsonBuildObject({ displayName: eb.ref('stages.display_name') }),
          }),
        }).as('topic'),
        jsonBuildObject({ kind: eb.ref('generation.kind'), title: eb.ref('generation.title') }).as(
          'generation',
        ),
        currentRevision(eb).as('currentRevision'),
      ])
      // Newer generations first; within a generation in the order of its questions.
      .orderBy('generation.created_at', 'desc')
      .orderBy('generation.id', 'desc')
      .orderBy('questions.id')
      .offset(offset)
      .limit(limit)
      .execute(),
    db.sql.selectNoFrom(countOf(drafts).as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** One twin of each draft that has any in its subject, a published one first; archived questions are ignored. */
export function findTwinsOfDrafts(db: Database, drafts: readonly DraftRow[]): Promise<Twin[]> {
  const ids = drafts.map(({ id }) => id);
  const texts = drafts.map(({ currentRevision }) => startsWithPattern(currentRevision?.body ?? ''));
  return db.sql
    .selectFrom(unnest('given', { id: arrayOf('uuid', ids), text: arrayOf('text', texts) }))
    .innerJoin('questions as draft', 'draft.id', 'given.id')
    .innerJoin('question_revisions as draft_revision', 'draft_revision.id', 'draft.current_revision_id')
    .innerJoin('topics', 'topics.id', 'draft.topic_id')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('questions as other')
        .innerJoin('topics as other_topic', 'other_topic.id', 'other.topic_id')
        .innerJoin('question_revisions as other_revision', 'other_revision.id', 'other.current_revision_id')
        .select(['other.id', 'other.status'])
        .whereRef('other_topic.subject_id', '=', 'topics.subject_id')
        .whereRef('other.id', '<>', 'draft.id')
        .where('other.kind', '=', 'REGULAR')
        .where('other.status', '<>', 'ARCHIVED')
        .whereRef('other.search_text', 'ilike', 'given.text')
        .where((each) =>
          each(
            each
              .selectFrom(optionTexts('own', each.ref('draft_revision.parts')))
              .innerJoin(optionTexts('same', each.ref('other_revision.parts')), (join) =>
                join.on((on) => on(on.fn('lower', ['same.value']), '=', on.fn('lower', ['own.value']))),
              )
              .select(({ fn }) => fn.countAll().as('count')),
            '>=',
            2,
          ),
        )
        .orderBy((each) => each('other.status', '=', 'PUBLISHED'), 'desc')
        .orderBy('other.id')
        .limit(1)
        .as('twin'),
    )
    .select(['draft.id as draftId', 'twin.id', 'twin.status'])
    .execute();
}

/** The statuses of those questions that the language model wrote, in topics that are not deleted. */
export const readDraftStatuses = (
  transaction: Transaction,
  questionIds: readonly string[],
): Promise<{ id: string; status: Status }[]> =>
  transaction
    .selectFrom('questions')
    .innerJoin('topics', 'topics.id', 'questions.topic_id')
    .select(['questions.id', 'questions.status'])
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', questionIds))))
    .where('questions.generation_id', 'is not', null)
    .where('topics.archived_at', 'is', null)
    .execute();

/** Writes what the model answered without the key beside the current revisions of these questions. */
export const recordSecondAnswers = (
  transaction: Transaction,
  questionIds: readonly string[],
  answers: readonly (SecondAnswer | null)[],
) =>
  transaction
    .updateTable('question_revisions')
    .from(unnest('solved', { question_id: arrayOf('uuid', questionIds), answer: arrayOf('text', answers) }))
    .set((eb) => ({ second_answer: eb.ref('solved.answer') }))
    .whereRef('question_revisions.question_id', '=', 'solved.question_id')
    .execute();
