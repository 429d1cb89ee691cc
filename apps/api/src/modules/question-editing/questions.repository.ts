import type { Database } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import type { ExpressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import {
  toDisplayedQuestion,
  type DisplayedQuestion,
} from '#modules/question-bank/display/displayed-question.repository.ts';
import { listedQuestions } from '#modules/question-bank/display/listed-questions.repository.ts';
import { classifiedQuestions } from '#modules/curriculum/classified-questions.repository.ts';
import { shownStage, shownSubject, shownTopic } from '#modules/curriculum/shown-classification.repository.ts';
import type { Kind, Status } from '#modules/question-bank/change/question-bank.rules.ts';

interface AnswerCounts {
  answeredCount: number;
  correctCount: number;
}

export interface ListedQuestion extends AnswerCounts {
  id: string;
  kind: Kind;
  status: Status;
  questionNumber: number | null;
  difficulty: number;
  tier: Tier | null;
  /** Cut at one character more than a list shows. */
  text: string | null;
  hasQuestionImage: boolean;
  hasSolutionImage: boolean;
  parts: QuestionPart[];
  topic: { id: string; name: string };
  subject: { id: string; name: string; color: string };
  stage: { id: string; name: string };
}

export interface QuestionDetail extends DisplayedQuestion, AnswerCounts {
  kind: Kind;
  status: Status;
  questionNumber: number | null;
  tier: Tier | null;
  revision: number;
  explanation: string | null;
  imageId: string | null;
  solutionImageId: string | null;
  /** The questions on its passage that are not archived. */
  questionsOnPassage: number;
  timeLimit: number | null;
  subject: { id: string; name: string; color: string };
  stage: { id: string; name: string; displayName: string };
  pendingReports: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A question with its solution. */
export type WholeQuestion = DisplayedQuestion & { explanation: string | null; stageName: string };

/** What decides whether a question can be in a file. */
interface FileQuestion {
  id: string;
  hasPicture: boolean;
  parts: QuestionPart[];
}

const hasValue = (
  eb: ExpressionBuilder<Tables, 'question_revisions'>,
  column: 'image_id' | 'solution_image_id',
) => eb(`question_revisions.${column}`, 'is not', null).$castTo<boolean>();

/** In the order of the ids. Texts are cut at this length. */
export function readQuestionRows(
  db: Database,
  ids: readonly string[],
  textLength: number,
): Promise<ListedQuestion[]> {
  return classifiedQuestions(db.sql)
    .innerJoin(unnest('listed', { id: arrayOf('uuid', ids) }), 'listed.id', 'questions.id')
    .innerJoin('stages', 'stages.id', 'subjects.stage_id')
    .innerJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
    .leftJoin('question_statistics', 'question_statistics.question_id', 'questions.id')
    .select([
      'questions.id',
      'questions.kind',
      'questions.status',
      'questions.question_number as questionNumber',
      'questions.difficulty',
      'questions.tier',
    ])
    .select((eb) => [
      eb.fn<string | null>('left', ['question_revisions.body', typed('integer', textLength)]).as('text'),
      hasValue(eb, 'image_id').as('hasQuestionImage'),
      hasValue(eb, 'solution_image_id').as('hasSolutionImage'),
      eb.ref('question_revisions.parts').$castTo<QuestionPart[]>().as('parts'),
      shownTopic(eb).as('topic'),
      shownSubject(eb).as('subject'),
      shownStage(eb).as('stage'),
      ...countsOf(eb),
    ])
    .orderBy('listed.ordinal')
    .execute();
}

/** In the order of the ids. */
export async function readWholeQuestions(db: Database, ids: readonly string[]): Promise<WholeQuestion[]> {
  const rows = await listedQuestions(db.sql, ids)
    .select(['displayed.explanation', 'stages.name as stageName'])
    .execute();
  return rows.map(toDisplayedQuestion);
}

/** In the order of the ids. */
export function readQuestionsForFile(db: Database, ids: readonly string[]): Promise<FileQuestion[]> {
  return db.sql
    .selectFrom(unnest('listed', { id: arrayOf('uuid', ids) }))
    .innerJoin('questions', 'questions.id', 'listed.id')
    .innerJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
    .select('questions.id')
    .select((eb) => [
      eb
        .or([
          hasValue(eb, 'image_id'),
          hasValue(eb, 'solution_image_id'),
          eb(eb.fn<number>('cardinality', ['question_revisions.picture_ids']), '>', 0),
        ])
        .$castTo<boolean>()
        .as('hasPicture'),
      eb.ref('question_revisions.parts').$castTo<QuestionPart[]>().as('parts'),
    ])
    .orderBy('listed.ordinal')
    .execute();
}

export async function findManagedQuestion(db: Database, id: string): Promise<QuestionDetail | undefined> {
  const row = await listedQuestions(db.sql, [id])
    .innerJoin('questions', 'questions.id', 'displayed.question_id')
    .innerJoin('question_revisions', 'question_revisions.id', 'displayed.revision_id')
    .leftJoin('question_statistics', 'question_statistics.question_id', 'questions.id')
    .select([
      'displayed.kind',
      'displayed.status',
      'questions.question_number as questionNumber',
      'questions.tier',
      'displayed.revision',
      'displayed.explanation',
      'question_revisions.image_id as imageId',
      'question_revisions.solution_image_id as solutionImageId',
      'displayed.time_limit as timeLimit',
      'questions.created_at as createdAt',
      'questions.updated_at as updatedAt',
    ])
    .select((eb) => [
      shownSubject(eb).as('subject'),
      jsonBuildObject({
        id: eb.ref('stages.id'),
        name: eb.ref('stages.name'),
        displayName: eb.ref('stages.display_name'),
      }).as('stage'),
      ...countsOf(eb),
      countOf(
        eb
          .selectFrom('questions as sharing')
          .whereRef('sharing.passage_id', '=', 'question_revisions.passage_id')
          .where('sharing.status', '<>', 'ARCHIVED'),
      ).as('questionsOnPassage'),
      countOf(
        eb
          .selectFrom('reports')
          .whereRef('reports.question_id', '=', 'questions.id')
          .where('reports.status', '=', 'PENDING'),
      ).as('pendingReports'),
    ])
    .executeTakeFirst();
  return row && toDisplayedQuestion(row);
}

const countsOf = (eb: ExpressionBuilder<Tables, 'question_statistics'>) =>
  [
    eb.fn.coalesce('question_statistics.answered_count', eb.lit(0)).as('answeredCount'),
    eb.fn.coalesce('question_statistics.correct_count', eb.lit(0)).as('correctCount'),
  ] as const;
