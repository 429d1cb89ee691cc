import type { DB as Tables } from '@markwell/database/tables';
import { expressionBuilder, type Expression, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { MediaReference } from '#platform/storage/media-urls.ts';

/** Width and height are in pixels; null when they were not stored. */
export type Image = MediaReference & {
  alternativeText: string;
  width: number | null;
  height: number | null;
};

export interface DisplayedOption {
  id: string;
  letter: string;
  contentType: 'TEXT' | 'IMAGE';
  text: string | null;
  isCorrect: boolean;
  image: Image | null;
}

/** A question as a pupil sees it: the content of one revision. */
export interface DisplayedQuestion {
  id: string;
  revisionId: string;
  difficulty: number;
  topicId: string;
  topicName: string;
  subjectName: string;
  passage: { id: string; title: string; body: string } | null;
  body: string | null;
  image: Image | null;
  solutionImage: Image | null;
  options: DisplayedOption[];
}

/** The difficulty of a row of `questions` in a test: two of the ten rapid-fire levels make one difficulty. */
export const difficultyOfTest = (eb: ExpressionBuilder<Tables, 'questions'>) =>
  eb
    .case()
    .when('questions.kind', '=', 'RAPID_FIRE')
    .then(eb(eb.parens('questions.difficulty', '+', 1), '/', 2))
    .else(eb.ref('questions.difficulty'))
    .end()
    .$castTo<number>();

type Content = Pick<DisplayedQuestion, 'body' | 'passage' | 'image' | 'solutionImage' | 'options'>;

/** The rows that `displayedQuestion` completes: questions, each with the revision to show. */
export interface DisplayedRow {
  question_id: string;
  revision_id: string;
  topic_id: string;
  difficulty: number;
}

/** The columns of a DisplayedRow, for a question with one of its revisions. */
export const currentQuestion = [
  'questions.id as question_id',
  'question_revisions.id as revision_id',
  'questions.topic_id',
  'questions.difficulty',
] as const;

type WithDisplayed = Tables & { displayed: DisplayedRow };
type WithRevision = WithDisplayed & { revision: Tables['question_revisions'] };

/** A picture with the words of the revision, or those of the file when the revision has none. */
const imageOf = (fileId: Expression<string | null>, words: Expression<string | null>) =>
  jsonObjectFrom(
    expressionBuilder<Tables>()
      .selectFrom('media_files')
      .select((eb) => [
        'media_files.storage_key as storageKey',
        'media_files.access',
        eb.fn.coalesce(words, 'media_files.alternative_text').as('alternativeText'),
        'media_files.width',
        'media_files.height',
      ])
      .where('media_files.id', '=', fileId),
  );

const optionsOf = (eb: ExpressionBuilder<WithRevision, 'displayed' | 'revision'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('question_options as option')
      .select([
        'option.id',
        'option.letter',
        'option.content_type as contentType',
        'option.text',
        'option.is_correct as isCorrect',
      ])
      .select((option) =>
        imageOf(option.ref('option.image_id'), option.ref('option.image_alternative_text')).as('image'),
      )
      .whereRef('option.revision_id', '=', 'revision.id')
      .orderBy('option.letter'),
  );

/** A question and all that belongs to it, to be selected from `displayed`: a test costs one query, not one per question. */
export const displayedQuestion = (eb: ExpressionBuilder<WithDisplayed, 'displayed'>) =>
  [
    'displayed.question_id as id',
    'displayed.revision_id as revisionId',
    'displayed.topic_id as topicId',
    'displayed.difficulty',
    eb
      .selectFrom('topics')
      .select('topics.name')
      .whereRef('topics.id', '=', 'displayed.topic_id')
      .$asScalar()
      .$notNull()
      .as('topicName'),
    eb
      .selectFrom('topics')
      .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
      .select('subjects.name')
      .whereRef('topics.id', '=', 'displayed.topic_id')
      .$asScalar()
      .$notNull()
      .as('subjectName'),
    jsonObjectFrom(
      eb
        .selectFrom('question_revisions as revision')
        .select('revision.body')
        .select((revision) => [
          jsonObjectFrom(
            revision
              .selectFrom('passages')
              .select(['passages.id', 'passages.title', 'passages.body'])
              .whereRef('passages.id', '=', 'revision.passage_id'),
          ).as('passage'),
          imageOf(revision.ref('revision.image_id'), revision.ref('revision.image_alternative_text')).as(
            'image',
          ),
          imageOf(
            revision.ref('revision.solution_image_id'),
            revision.ref('revision.solution_image_alternative_text'),
          ).as('solutionImage'),
          optionsOf(revision).as('options'),
        ])
        .whereRef('revision.id', '=', 'displayed.revision_id'),
    )
      .$notNull()
      .as('content'),
  ] as const;

/** Maps a row that `displayedQuestion` selects to a DisplayedQuestion, with the row's other columns. */
export const toDisplayedQuestion = <
  Row extends Omit<DisplayedQuestion, keyof Content> & { content: Content },
>({
  content,
  ...question
}: Row): Omit<Row, 'content'> & Content => ({
  ...question,
  ...content,
});
