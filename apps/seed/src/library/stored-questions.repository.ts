import { classifiedQuestions } from '@markwell/api/modules/curriculum/classified-questions.repository';
import { fromParts } from '@markwell/shared/answers/multiple-choice';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { arrayOf } from '@markwell/database/sql/values';
import type { Sql } from '@markwell/database/connect';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fingerprintOf, type QuestionState } from './fingerprint.ts';
import type { LibraryScope } from './library.ts';

/** A question of the library as the database has it. */
export interface StoredQuestion {
  id: string;
  sourceId: string;
  topicId: string;
  revisionId: string;
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
      jsonArrayFrom(
        eb
          .selectFrom('media_files')
          .select([
            'media_files.id',
            'media_files.storage_key as key',
            'media_files.alternative_text as words',
          ])
          .where((file) => file('media_files.id', '=', file.fn.any('revision.picture_ids'))),
      ).as('pictures'),
    ])
    .where((eb) => eb('questions.source_id', '=', eb.fn.any(arrayOf('text', sourceIds))))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    sourceId: row.sourceId,
    topicId: row.topicId,
    revisionId: row.revisionId,
    revision: row.revision,
    status: row.status,
    fingerprint: fingerprintOf({
      ...row,
      image: row.imageKey === null ? null : [row.imageKey, row.imageWords],
      passage: row.passageTitle === null ? null : [row.passageTitle, row.passageBody ?? ''],
      solutionImage: row.solutionKey === null ? null : [row.solutionKey, row.solutionWords],
      ...answersOf(row.parts as QuestionPart[], row.pictures),
    }),
  }));
}

type Picture = Record<'id' | 'key' | 'words', string>;

/** The options of a multiple-choice question, with what is typed instead; the parts of any other. */
function answersOf(
  parts: QuestionPart[],
  pictures: readonly Picture[],
): Pick<QuestionState, 'options' | 'typed' | 'parts'> {
  const options = fromParts({ parts });
  if (!options) return { options: [], parts };
  const pictureOf = (imageId: string, words: string | null) => {
    const picture = pictures.find(({ id }) => id === imageId);
    return picture ? ([picture.key, words ?? picture.words] as const) : null;
  };
  return {
    options: options.map(({ contentType, contentValue, alternativeText, isCorrect }) =>
      contentType === 'TEXT'
        ? [contentValue, null, isCorrect]
        : [null, pictureOf(contentValue, alternativeText), isCorrect],
    ),
    typed: parts[0]?.typed,
    parts: undefined,
  };
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
