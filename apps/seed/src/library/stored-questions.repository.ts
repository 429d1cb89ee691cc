import { classifiedQuestions } from '@markwell/api/modules/curriculum/classified-questions.repository';
import { fromParts } from '@markwell/shared/answers/multiple-choice';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { arrayOf } from '@markwell/database/sql/values';
import type { Sql } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fingerprintOf, type QuestionState } from './fingerprint.ts';
import type { LibraryScope } from './library.ts';

/** A question of the library as the database has it. */
export interface StoredQuestion {
  id: string;
  sourceId: string;
  topicId: string;
  revisionId: string;
  /** In the order of their letters. */
  optionIds: string[];
  /** The number of its current revision. */
  revision: number;
  status: QuestionState['status'];
  fingerprint: string;
}

/** The questions with these source ids. */
export async function readStoredQuestions(
  client: Sql,
  sourceIds: readonly string[],
): Promise<StoredQuestion[]> {
  const rows = await classifiedQuestions(client)
    .innerJoin('question_revisions as revision', 'revision.id', 'questions.current_revision_id')
    .leftJoin('media_files as image', 'image.id', 'revision.image_id')
    .leftJoin('media_files as solution', 'solution.id', 'revision.solution_image_id')
    .leftJoin('passages', 'passages.id', 'revision.passage_id')
    .select([
      'questions.id',
      'questions.kind',
      'questions.status',
      'questions.difficulty',
      'questions.tier',
      'questions.time_limit as timeLimit',
      'topics.id as topicId',
      'topics.code as topicCode',
      'subjects.code as subjectCode',
      'revision.id as revisionId',
      'revision.number as revision',
      'revision.body',
      'revision.parts',
      'revision.explanation',
      'passages.title as passageTitle',
      'passages.body as passageBody',
      'image.storage_key as imageKey',
      'solution.storage_key as solutionKey',
    ])
    .select((eb) => [
      eb.ref('questions.source_id').$notNull().as('sourceId'),
      eb.fn
        .coalesce('revision.image_alternative_text', 'image.alternative_text', sql.lit(''))
        .as('imageWords'),
      eb.fn
        .coalesce('revision.solution_image_alternative_text', 'solution.alternative_text', sql.lit(''))
        .as('solutionWords'),
      optionsOf(eb.ref('revision.id')).as('options'),
    ])
    .where((eb) => eb('questions.source_id', '=', eb.fn.any(arrayOf('text', sourceIds))))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    sourceId: row.sourceId,
    topicId: row.topicId,
    revisionId: row.revisionId,
    optionIds: row.options.map(({ id }) => id),
    revision: row.revision,
    status: row.status,
    fingerprint: fingerprintOf({
      ...row,
      image: row.imageKey === null ? null : [row.imageKey, row.imageWords],
      passage: row.passageTitle === null ? null : [row.passageTitle, row.passageBody ?? ''],
      solutionImage: row.solutionKey === null ? null : [row.solutionKey, row.solutionWords],
      options: row.options.map(({ text, imageKey, imageWords, isCorrect }) => [
        text,
        imageKey === null ? null : [imageKey, imageWords],
        isCorrect,
      ]),
      ...answersOf(row.parts),
    }),
  }));
}

/** What the options do not say. */
function answersOf(stored: unknown): Pick<QuestionState, 'typed' | 'parts'> {
  const parts = stored as QuestionPart[];
  return fromParts({ parts }) ? { typed: parts[0]?.typed, parts: undefined } : { parts };
}

function optionsOf(revisionId: Expression<string>) {
  return jsonArrayFrom(
    expressionBuilder<Tables>()
      .selectFrom('question_options')
      .leftJoin('media_files', 'media_files.id', 'question_options.image_id')
      .select([
        'question_options.id',
        'question_options.text',
        'media_files.storage_key as imageKey',
        'question_options.is_correct as isCorrect',
      ])
      .select((each) =>
        each.fn
          .coalesce('question_options.image_alternative_text', 'media_files.alternative_text', sql.lit(''))
          .as('imageWords'),
      )
      .where('question_options.revision_id', '=', revisionId)
      .orderBy('question_options.letter'),
  );
}

/** The source ids of published questions that the library loaded, in a part of it. */
export async function readPublishedSourceIds(
  client: Sql,
  { stageCode, subjectCode }: LibraryScope,
): Promise<string[]> {
  const rows = await classifiedQuestions(client)
    .innerJoin('library_items', (join) =>
      join
        .onRef('library_items.source_id', '=', 'questions.source_id')
        .on('library_items.kind', '=', 'QUESTION'),
    )
    .innerJoin('stages', 'stages.id', 'subjects.stage_id')
    .select('library_items.source_id as sourceId')
    .where('questions.status', '=', 'PUBLISHED')
    .$if(stageCode !== undefined, (query) => query.where('stages.code', '=', stageCode ?? ''))
    .$if(subjectCode !== undefined, (query) => query.where('subjects.code', '=', subjectCode ?? ''))
    .orderBy('library_items.source_id')
    .execute();
  return rows.map(({ sourceId }) => sourceId);
}
