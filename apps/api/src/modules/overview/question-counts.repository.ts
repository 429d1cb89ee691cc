import type { Database } from '@markwell/database/connect';
import { arrayOf, unnest } from '@markwell/database/sql/values';
import { PublicationStatus, QuestionKind, type DB as Tables } from '@markwell/database/tables';
import { overviewCap } from '@markwell/shared/overview/overview.contract';
import { sql, type Expression, type ExpressionBuilder } from 'kysely';

interface QuestionCounts {
  id: string;
  name: string;
  stageName: string;
  color: string;
  published: number;
  reserved: number;
  /** Each topic counts up to the cap, so a number above the cap means at least that many. */
  drafts: number;
  archived: number;
}

interface NewQuestionsOnDay {
  /** YYYY-MM-DD in Europe/London. */
  day: string;
  count: number;
}

const countLimit = overviewCap + 1;

/** The first UUIDv7 of a millisecond. Ids sort by creation time and are indexed; created_at is not. */
function firstIdAt(instant: Date): string {
  const time = instant.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

export function findQuestionCounts(db: Database): Promise<QuestionCounts[]> {
  return db.sql
    .selectFrom('subjects')
    .innerJoin('stages', 'stages.id', 'subjects.stage_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom(unpublishedCounts(eb).as('counted'))
          .select((counted) => [
            counted.fn.sum<number>('counted.count').filterWhere('counted.status', '=', 'DRAFT').as('drafts'),
            counted.fn
              .sum<number>('counted.count')
              .filterWhere('counted.status', '=', 'ARCHIVED')
              .as('archived'),
          ])
          .as('unpublished'),
      (join) => join.onTrue(),
    )
    .select(['subjects.id', 'subjects.name', 'stages.display_name as stageName', 'subjects.color'])
    .select((eb) => [
      eb.fn.coalesce(countInBuckets(eb, false), eb.lit(0)).as('published'),
      eb.fn.coalesce(countInBuckets(eb, true), eb.lit(0)).as('reserved'),
      eb.fn.coalesce('unpublished.drafts', eb.lit(0)).as('drafts'),
      eb.fn.coalesce('unpublished.archived', eb.lit(0)).as('archived'),
    ])
    .where('subjects.archived_at', 'is', null)
    .orderBy('stages.order')
    .orderBy('subjects.order')
    .orderBy('subjects.name')
    .orderBy('subjects.id')
    .execute();
}

/** Questions created at `from` or later. Each kind and status counts up to the cap, newest first. */
export function countNewQuestions(db: Database, from: Date): Promise<NewQuestionsOnDay[]> {
  return db.sql
    .selectFrom(kinds)
    .crossJoin(
      unnest('statuses', { status: arrayOf('publication_status', Object.values(PublicationStatus)) }),
    )
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('questions')
        .select('questions.created_at')
        .whereRef('questions.kind', '=', 'kinds.kind')
        .whereRef('questions.status', '=', 'statuses.status')
        .where('questions.id', '>=', firstIdAt(from))
        .orderBy('questions.id', 'desc')
        .limit(countLimit)
        .as('created'),
    )
    .select((eb) => [londonDay(eb.ref('created.created_at')).as('day'), eb.fn.countAll<number>().as('count')])
    .where('created.created_at', '>=', from)
    .groupBy('day')
    .orderBy('day')
    .execute();
}

const kinds = unnest('kinds', { kind: arrayOf('question_kind', Object.values(QuestionKind)) });

const londonDay = (instant: Expression<Date>) =>
  sql<string>`to_char(${instant} at time zone 'Europe/London', 'YYYY-MM-DD')`;

const countInBuckets = (eb: ExpressionBuilder<Tables, 'subjects'>, isReserved: boolean) =>
  eb
    .selectFrom('buckets')
    .innerJoin('topics', 'topics.id', 'buckets.topic_id')
    .select((bucket) => bucket.fn.sum<number>('buckets.published_count').as('sum'))
    .whereRef('topics.subject_id', '=', 'subjects.id')
    .where('buckets.is_reserved', '=', isReserved)
    .$asScalar();

/** For each topic of the subject, kind and status: how many questions, up to one more than the cap. */
const unpublishedCounts = (eb: ExpressionBuilder<Tables, 'subjects'>) =>
  eb
    .selectFrom('topics')
    .crossJoin(kinds)
    .crossJoin(unnest('statuses', { status: arrayOf('publication_status', ['DRAFT', 'ARCHIVED']) }))
    .select('statuses.status')
    .select((each) =>
      each
        .selectFrom(
          each
            .selectFrom('questions')
            .select('questions.id')
            .whereRef('questions.topic_id', '=', 'topics.id')
            .whereRef('questions.kind', '=', 'kinds.kind')
            .whereRef('questions.status', '=', 'statuses.status')
            .limit(countLimit)
            .as('counted'),
        )
        .select((counted) => counted.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('count'),
    )
    .whereRef('topics.subject_id', '=', 'subjects.id');
