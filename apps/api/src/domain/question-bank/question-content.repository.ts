import { Prisma } from '@markwell/database/client';
import type { DB as Tables } from '@markwell/database/tables';
import { type ExpressionBuilder } from 'kysely';
import type { MediaReference } from '../media/media-urls.ts';

export type Image = MediaReference & { alternativeText: string };

export interface DisplayedOption {
  id: string;
  letter: string;
  contentType: 'TEXT' | 'IMAGE';
  text: string | null;
  isCorrect: boolean;
  image: Image | null;
}

/** A question as it was shown: the content of one revision. */
export interface DisplayedQuestion {
  id: string;
  revisionId: string;
  difficulty: number;
  topicId: string;
  topicName: string;
  passage: { id: string; title: string; body: string } | null;
  body: string | null;
  image: Image | null;
  solutionImage: Image | null;
  options: DisplayedOption[];
}

const imageOf = (file: Prisma.Sql) => Prisma.sql`case when ${file}.id is not null then json_build_object(
  'storageKey', ${file}.storage_key, 'access', ${file}.access, 'alternativeText', ${file}.alternative_text) end`;

/**
 * The columns of a DisplayedQuestion, for use with `displayedQuestionJoins`: everything about a question in
 * one row.
 */
export const displayedQuestionColumns = Prisma.sql`
  shown.question_id as id, r.id as "revisionId", shown.grade as difficulty, t.id as "topicId", t.name as "topicName", r.body,
  case when p.id is not null then json_build_object('id', p.id, 'title', p.title, 'body', p.body) end as passage,
  ${imageOf(Prisma.sql`i`)} as image, ${imageOf(Prisma.sql`s`)} as "solutionImage", o.options`;

/** The difficulty of a row of `questions` in a test: two of the ten rapid-fire levels make one difficulty. */
export const difficultyInTest = Prisma.sql`case kind when 'RAPID_FIRE' then (grade + 1) / 2 else grade end`;

/** Joins a question's content to rows named `shown` with question_id, revision_id, topic_id and grade. */
export const displayedQuestionJoins = Prisma.sql`
  join topics t on t.id = shown.topic_id
  join question_revisions r on r.id = shown.revision_id
  left join passages p on p.id = r.passage_id
  left join media_files i on i.id = r.image_id
  left join media_files s on s.id = r.solution_image_id
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', o.id, 'letter', o.letter, 'contentType', o.content_type, 'text', o.text,
      'isCorrect', o.is_correct, 'image', ${imageOf(Prisma.sql`m`)}) order by o.letter), '[]') as options
    from question_options o left join media_files m on m.id = o.image_id where o.revision_id = shown.revision_id
  ) o`;

/** The difficulty of a row of `questions` in a test: two of the ten rapid-fire levels make one difficulty. */
export const difficultyOfTest = (eb: ExpressionBuilder<Tables, 'questions'>) =>
  eb
    .case()
    .when('questions.kind', '=', 'RAPID_FIRE')
    .then(eb(eb.parens('questions.grade', '+', 1), '/', 2))
    .else(eb.ref('questions.grade'))
    .end()
    .$castTo<number>();
