import type { Database, Sql } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import type { DB as Tables } from '@markwell/database/tables';
import { expressionBuilder, sql, type Expression, type ExpressionBuilder } from 'kysely';
import type { SubjectValues, TopicValues } from './curriculum.rules.ts';

export interface SubjectRow extends SubjectValues {
  id: string;
  stageId: string;
  stageName: string;
  updatedAt: Date;
  topics: number;
  questions: number;
  writingQuestions: number;
  papers: number;
}

export interface TopicRow extends TopicValues {
  id: string;
  updatedAt: Date;
  questions: number;
}

/**
 * Published questions are counted by their buckets, so that counting a million questions takes no longer than
 * counting ten.
 */
const countQuestions = (topicIds: Expression<string>) => {
  const eb = expressionBuilder<Tables>();
  return eb(
    eb
      .selectFrom('buckets')
      .select((bucket) =>
        bucket.fn.coalesce(bucket.fn.sum<number>('buckets.published_count'), bucket.lit(0)).as('count'),
      )
      .where('buckets.topic_id', 'in', topicIds)
      .$asScalar()
      .$notNull(),
    '+',
    countOf(
      eb
        .selectFrom('questions')
        .where('questions.status', '=', sql.lit('DRAFT'))
        .where('questions.topic_id', 'in', topicIds),
    ),
  );
};

const topicsOfSubject = (eb: ExpressionBuilder<Tables, 'subjects'>) =>
  eb
    .selectFrom('topics')
    .whereRef('topics.subject_id', '=', 'subjects.id')
    .where('topics.archived_at', 'is', null);

/** Subjects that are not archived, with their counts. Prisma would read all rows that it counts. */
const selectSubjects = (client: Sql) =>
  client
    .selectFrom('subjects')
    .innerJoin('stages', 'stages.id', 'subjects.stage_id')
    .select([
      'subjects.id',
      'subjects.stage_id as stageId',
      'stages.display_name as stageName',
      'subjects.name',
      'subjects.code',
      'subjects.description',
      'subjects.icon',
      'subjects.color',
      'subjects.order',
      'subjects.visibility',
      'subjects.school_id as schoolId',
      'subjects.updated_at as updatedAt',
    ])
    .select((eb) => [
      countOf(topicsOfSubject(eb)).as('topics'),
      countQuestions(topicsOfSubject(eb).select('topics.id').$asScalar()).as('questions'),
      countOf(
        eb
          .selectFrom('creative_writing_questions')
          .whereRef('creative_writing_questions.subject_id', '=', 'subjects.id')
          .where('creative_writing_questions.status', '<>', 'ARCHIVED'),
      ).as('writingQuestions'),
      countOf(eb.selectFrom('past_papers').whereRef('past_papers.subject_id', '=', 'subjects.id')).as(
        'papers',
      ),
    ])
    .where('subjects.archived_at', 'is', null);

/** Undefined when the subject is archived or does not exist. */
export const readSubject = (client: Sql, id: string): Promise<SubjectRow | undefined> =>
  selectSubjects(client).where('subjects.id', '=', id).executeTakeFirst();

/** The private subjects of a school, in order. */
export const readSchoolSubjects = (client: Sql, schoolId: string): Promise<SubjectRow[]> =>
  selectSubjects(client)
    .where('subjects.school_id', '=', schoolId)
    .where('subjects.visibility', '=', 'SCHOOL_PRIVATE')
    .orderBy('stages.order')
    .orderBy('subjects.order')
    .orderBy('subjects.name')
    .execute();

interface Filter {
  search: string;
  stageId: string | undefined;
}

const isListed =
  ({ search, stageId }: Filter) =>
  (eb: ExpressionBuilder<Tables, 'subjects'>) => {
    const contains = (column: 'subjects.name' | 'subjects.code') =>
      eb(
        eb.fn<number>('strpos', [eb.fn('lower', [column]), eb.fn('lower', [eb.val(search)])]),
        '>',
        eb.lit(0),
      );
    const isFound = eb.or([contains('subjects.name'), contains('subjects.code')]);
    return stageId === undefined ? isFound : eb.and([isFound, eb('subjects.stage_id', '=', stageId)]);
  };

/** A page of the subjects, and the number on all pages. */
export async function listSubjects(
  database: Database,
  { limit, offset, ...filter }: Filter & { limit: number; offset: number },
): Promise<{ rows: SubjectRow[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    selectSubjects(database.sql)
      .where(isListed(filter))
      .orderBy('stages.order')
      .orderBy('subjects.order')
      .orderBy('subjects.name')
      .orderBy('subjects.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    database.sql
      .selectFrom('subjects')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('subjects.archived_at', 'is', null)
      .where(isListed(filter))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

const selectTopics = (client: Sql) =>
  client
    .selectFrom('topics')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .select([
      'topics.id',
      'topics.name',
      'topics.code',
      'topics.description',
      'topics.order',
      'topics.updated_at as updatedAt',
    ])
    .select((eb) => countQuestions(eb.parens(eb.ref('topics.id'))).as('questions'))
    .where('topics.archived_at', 'is', null)
    .where('subjects.archived_at', 'is', null);

/** Undefined when the topic or its subject is archived or does not exist. */
export const readTopic = (client: Sql, id: string): Promise<TopicRow | undefined> =>
  selectTopics(client).where('topics.id', '=', id).executeTakeFirst();

/** The topics of a subject in their order. */
export const readTopics = (client: Sql, subjectId: string): Promise<TopicRow[]> =>
  selectTopics(client)
    .where('subjects.id', '=', subjectId)
    .orderBy('topics.order')
    .orderBy('topics.name')
    .orderBy('topics.id')
    .execute();

/** The ids of all topics of a subject, deleted ones too. */
export async function readTopicIds(client: Sql, subjectId: string): Promise<string[]> {
  const topics = await client.selectFrom('topics').select('id').where('subject_id', '=', subjectId).execute();
  return topics.map(({ id }) => id);
}
