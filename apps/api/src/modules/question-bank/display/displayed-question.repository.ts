import type { DB as Tables } from '@markwell/database/tables';
import { expressionBuilder, type Expression, type ExpressionBuilder } from 'kysely';
import { fromParts } from '@markwell/shared/answers/multiple-choice';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
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
  imageId: string | null;
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
  /** What is asked, with the answer keys. Their pictures are in `pictures`. */
  parts: QuestionPart[];
  /** The pictures of the parts by the ids of their files, with the words of the files. */
  pictures: Readonly<Record<string, Image>>;
  /** Those of a multiple-choice question; of any other, none. */
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

type Content = Pick<DisplayedQuestion, 'body' | 'passage' | 'image' | 'solutionImage' | 'parts' | 'pictures'>;

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

/** A picture with the words of the revision, or those of the file when the revision has none. */
export const imageOf = (fileId: Expression<string | null>, words: Expression<string | null>) =>
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

/** The pictures of a revision's parts by their ids. */
export const picturesOf = (pictureIds: Expression<string[]>) => {
  const { fn } = expressionBuilder<Tables>();
  return fn
    .coalesce(
      expressionBuilder<Tables>()
        .selectFrom('media_files')
        .select((eb) =>
          eb.fn
            .agg<Record<string, Image>>('json_object_agg', [
              'media_files.id',
              jsonBuildObject({
                storageKey: eb.ref('media_files.storage_key'),
                access: eb.ref('media_files.access'),
                alternativeText: eb.ref('media_files.alternative_text'),
                width: eb.ref('media_files.width'),
                height: eb.ref('media_files.height'),
              }),
            ])
            .as('pictures'),
        )
        .where((eb) => eb('media_files.id', '=', eb.fn.any(pictureIds))),
      jsonBuildObject({}),
    )
    .$castTo<Record<string, Image>>();
};

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
          revision.ref('revision.parts').$castTo<QuestionPart[]>().as('parts'),
          picturesOf(revision.ref('revision.picture_ids')).as('pictures'),
        ])
        .whereRef('revision.id', '=', 'displayed.revision_id'),
    )
      .$notNull()
      .as('content'),
  ] as const;

/** Maps a row that `displayedQuestion` selects to a DisplayedQuestion, with the row's other columns. */
export const toDisplayedQuestion = <
  Row extends Omit<DisplayedQuestion, keyof Content | 'options'> & { content: Content },
>({
  content,
  ...question
}: Row): Omit<Row, 'content'> & Content & Pick<DisplayedQuestion, 'options'> => ({
  ...question,
  ...content,
  options: optionsOf(question.revisionId, content),
});

/** A question with these parts in place of its own, which have the same pictures. */
export const withParts = <Question extends DisplayedQuestion>(
  question: Question,
  parts: QuestionPart[],
): Question => ({
  ...question,
  parts,
  options: optionsOf(question.revisionId, { parts, pictures: question.pictures }),
});

function optionsOf(
  revisionId: string,
  { parts, pictures }: Pick<Content, 'parts' | 'pictures'>,
): DisplayedOption[] {
  return (fromParts({ parts }) ?? []).map(
    ({ optionLetter, contentType, contentValue, alternativeText, isCorrect }) => {
      const picture = contentType === 'IMAGE' ? pictures[contentValue] : undefined;
      return {
        id: optionId(revisionId, optionLetter),
        letter: optionLetter,
        contentType,
        text: contentType === 'TEXT' ? contentValue : null,
        isCorrect,
        imageId: contentType === 'IMAGE' ? contentValue : null,
        image: picture ? { ...picture, alternativeText: alternativeText ?? picture.alternativeText } : null,
      };
    },
  );
}

/** Options have no rows: the id of one is its revision's with the letter, which is a hexadecimal digit, at the end. */
export const optionId = (revisionId: string, letter: string): string =>
  `${revisionId.slice(0, -1)}${letter.toLowerCase()}`;
