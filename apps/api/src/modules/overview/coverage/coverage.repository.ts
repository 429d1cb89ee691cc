import type { Database } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import type { QuestionKind } from '@markwell/database/tables';

export interface CoverageFilter {
  stageId: string | undefined;
  subjectId: string | undefined;
}

interface SubjectRow {
  id: string;
  name: string;
  color: string;
  stageId: string;
  stageName: string;
  creativeWriting: number;
}

interface TopicRow {
  id: string;
  subjectId: string;
  name: string;
}

/** The published questions of a topic, kind, difficulty (or level) and tier, without reserved ones; none without a row. */
export interface BucketRow {
  topicId: string;
  kind: QuestionKind;
  difficulty: number;
  questions: number;
}

/** In the order of stages and subjects, without archived ones. */
export function findCoveredSubjects(
  db: Database,
  { stageId, subjectId }: CoverageFilter,
): Promise<SubjectRow[]> {
  return db.sql
    .selectFrom('subjects')
    .innerJoin('stages', 'stages.id', 'subjects.stage_id')
    .select(['subjects.id', 'subjects.name', 'subjects.color'])
    .select(['stages.id as stageId', 'stages.display_name as stageName'])
    .select((eb) =>
      countOf(
        eb
          .selectFrom('creative_writing_questions')
          .whereRef('creative_writing_questions.subject_id', '=', 'subjects.id')
          .where('creative_writing_questions.status', '=', 'PUBLISHED'),
      ).as('creativeWriting'),
    )
    .where('subjects.archived_at', 'is', null)
    .$if(stageId !== undefined, (query) => query.where('subjects.stage_id', '=', stageId ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('subjects.id', '=', subjectId ?? ''))
    .orderBy('stages.order')
    .orderBy('subjects.order')
    .orderBy('subjects.name')
    .orderBy('subjects.id')
    .execute();
}

export function findCoveredTopics(db: Database, subjectIds: readonly string[]): Promise<TopicRow[]> {
  return db.sql
    .selectFrom('topics')
    .select(['topics.id', 'topics.subject_id as subjectId', 'topics.name'])
    .where('topics.subject_id', 'in', subjectIds)
    .where('topics.archived_at', 'is', null)
    .orderBy('topics.order')
    .orderBy('topics.name')
    .orderBy('topics.id')
    .execute();
}

export function findBucketSizes(db: Database, subjectIds: readonly string[]): Promise<BucketRow[]> {
  return db.sql
    .selectFrom('buckets')
    .innerJoin('topics', 'topics.id', 'buckets.topic_id')
    .select(['buckets.topic_id as topicId', 'buckets.kind', 'buckets.difficulty'])
    .select('buckets.published_count as questions')
    .where('topics.subject_id', 'in', subjectIds)
    .where('topics.archived_at', 'is', null)
    .where('buckets.is_reserved', '=', false)
    .where('buckets.published_count', '>', 0)
    .execute();
}
