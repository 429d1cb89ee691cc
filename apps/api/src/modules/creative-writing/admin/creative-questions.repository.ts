import type { Database, Sql } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder, InferResult } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { containsPattern } from '#platform/search-query.ts';

/** The content and classification of a question, with the database's names. */
export interface StoredContent {
  stageId: string;
  subjectId: string;
  topicId: string | null;
  title: string;
  brief: string;
  difficulty: 'STANDARD' | 'ADVANCED' | 'ELITE';
  ageGroup: string;
  theme: string | null;
  estimatedTime: number;
  wordBank: string[];
  microWritePrompt: string | null;
  teacherNotes: string | null;
  options: { letter: string; text: string; score: number; explanation: string }[];
}

export type ManagedStatus = 'DRAFT' | 'PUBLISHED';

const optionsOf = (eb: ExpressionBuilder<Tables, 'creative_writing_questions'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('creative_writing_options as option')
      .select(['option.letter', 'option.text', 'option.score', 'option.explanation'])
      .whereRef('option.question_id', '=', 'creative_writing_questions.id')
      .orderBy('option.letter'),
  );

/** What an author writes. */
export const writtenQuestions = (client: Sql) =>
  client
    .selectFrom('creative_writing_questions')
    .select((eb) => [
      'creative_writing_questions.title',
      'creative_writing_questions.brief',
      'creative_writing_questions.difficulty',
      'creative_writing_questions.age_group as ageGroup',
      'creative_writing_questions.theme',
      'creative_writing_questions.estimated_time as estimatedTime',
      'creative_writing_questions.word_bank as wordBank',
      'creative_writing_questions.micro_write_prompt as microWritePrompt',
      'creative_writing_questions.teacher_notes as teacherNotes',
      optionsOf(eb).as('options'),
    ]);

export const contents = (client: Sql) =>
  writtenQuestions(client).select([
    'creative_writing_questions.stage_id as stageId',
    'creative_writing_questions.subject_id as subjectId',
    'creative_writing_questions.topic_id as topicId',
  ]);

export const managedQuestions = (client: Sql) =>
  writtenQuestions(client)
    .innerJoin('stages', 'stages.id', 'creative_writing_questions.stage_id')
    .innerJoin('subjects', 'subjects.id', 'creative_writing_questions.subject_id')
    .leftJoin('topics', 'topics.id', 'creative_writing_questions.topic_id')
    .select((eb) => [
      'creative_writing_questions.id',
      'creative_writing_questions.status',
      'creative_writing_questions.generation_id as generationId',
      'creative_writing_questions.created_at as createdAt',
      'creative_writing_questions.updated_at as updatedAt',
      jsonBuildObject({ id: eb.ref('stages.id'), name: eb.ref('stages.name') }).as('stage'),
      jsonBuildObject({ id: eb.ref('subjects.id'), name: eb.ref('subjects.name') }).as('subject'),
      eb
        .case()
        .when('topics.id', 'is not', null)
        .then(jsonBuildObject({ id: eb.ref('topics.id').$notNull(), name: eb.ref('topics.name').$notNull() }))
        .end()
        .as('topic'),
    ]);

export type ManagedQuestion = InferResult<ReturnType<typeof managedQuestions>>[number];

interface CreativeQuestionFilter {
  /** Empty: no search. */
  search: string;
  status: ManagedStatus | undefined;
}

interface ListQuery extends CreativeQuestionFilter {
  /** From 1. */
  page: number;
  limit: number;
}

/** What a filter finds: no archived questions. */
const matching =
  ({ search, status }: CreativeQuestionFilter) =>
  (eb: ExpressionBuilder<Tables, 'creative_writing_questions'>) => {
    const ofStatus =
      status === undefined
        ? eb('creative_writing_questions.status', '<>', 'ARCHIVED')
        : eb('creative_writing_questions.status', '=', status);
    if (search === '') return ofStatus;
    const pattern = containsPattern(search);
    return eb.and([
      ofStatus,
      eb.or([
        eb('creative_writing_questions.title', 'ilike', pattern),
        eb('creative_writing_questions.brief', 'ilike', pattern),
        eb('creative_writing_questions.theme', 'ilike', pattern),
      ]),
    ]);
  };

export async function findCreativeQuestions(
  db: Database,
  { page, limit, ...filter }: ListQuery,
): Promise<{ questions: ManagedQuestion[]; total: number }> {
  const found = db.sql.selectFrom('creative_writing_questions').where(matching(filter));
  const [questions, { total }] = await Promise.all([
    managedQuestions(db.sql)
      .where(matching(filter))
      .orderBy('creative_writing_questions.created_at', 'desc')
      .orderBy('creative_writing_questions.id', 'desc')
      .offset((page - 1) * limit)
      .limit(limit)
      .execute(),
    db.sql.selectNoFrom(countOf(found).as('total')).executeTakeFirstOrThrow(),
  ]);
  return { questions, total };
}

/** The ids of the questions that match, at most `limit`. */
export async function findCreativeQuestionIds(
  db: Database,
  filter: CreativeQuestionFilter,
  limit: number,
): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('creative_writing_questions')
    .select('id')
    .where(matching(filter))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The subject's stage, and whether the topic belongs to it. Undefined when the subject does not exist. */
export async function findBriefClassification(
  db: Database,
  subjectId: string,
  topicId: string | null,
): Promise<{ stageId: string; hasTopic: boolean } | undefined> {
  const subject = await db.sql
    .selectFrom('subjects')
    .leftJoin('topics', (join) =>
      join
        .onRef('topics.subject_id', '=', 'subjects.id')
        .on('topics.id', '=', topicId ?? subjectId)
        .on('topics.archived_at', 'is', null),
    )
    .select(['subjects.stage_id as stageId', 'topics.id as topicId'])
    .where('subjects.id', '=', subjectId)
    .where('subjects.archived_at', 'is', null)
    .executeTakeFirst();
  if (!subject) return undefined;
  return { stageId: subject.stageId, hasTopic: topicId === null || subject.topicId !== null };
}

/** The parameters of a creative-writing generation; undefined when it does not exist. */
export function findGenerationOfBrief(
  db: Database,
  id: string,
): Promise<{ parameters: unknown } | undefined> {
  return db.sql
    .selectFrom('ai_generations')
    .select('parameters')
    .where('id', '=', id)
    .where('kind', '=', 'CREATIVE_WRITING')
    .executeTakeFirst();
}
