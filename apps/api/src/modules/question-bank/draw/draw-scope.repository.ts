import type { Database } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { arrayOf, typed } from '@markwell/database/sql/values';
import {
  usualMode,
  waysOfMode,
  type AnswerMode,
  type AnswerWays,
} from '@markwell/shared/answers/answer-modes';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { sql } from 'kysely';
import { forEachViewer, isVisibleTo, type Viewer } from '#modules/curriculum/visible-subjects.repository.ts';
import type { DrawPool } from './draw-pool.ts';
import { numbersOfBuckets, splitNumbers } from './numbers-of-buckets.repository.ts';

interface DrawScopeQuery {
  subjectId: string;
  kind: 'REGULAR' | 'RAPID_FIRE';
  /** Difficulties, or levels of rapid-fire questions. */
  difficulties: readonly number[];
  /** A tier: questions for it and for both. Null: only those for both. Undefined: all. */
  tier?: Tier | null;
  /** MULTIPLE_CHOICE by default. */
  answerMode?: AnswerMode;
  /** Empty for all topics of the subject. */
  topicIds: readonly string[];
  /** Questions reserved for assignments, instead of those that practice has too. */
  isReserved?: boolean;
}

/** A subject as a test shows it. The wire also calls the stage exam type. */
export interface TestSubject {
  id: string;
  name: string;
  color: string;
  stage: { id: string; name: string; displayName: string };
}

export interface DrawScope {
  subject: TestSubject;
  /** How many of the requested topics belong to the subject or to one merged with it. */
  knownTopics: number;
  pool: DrawPool;
}

interface ScopeValues {
  userId: string;
  subjectId: string;
  /** Only for users of a school. */
  schoolId?: string;
  kind: DrawScopeQuery['kind'];
  difficulties: readonly number[];
  isAnyTier: boolean;
  tier: Tier | null;
  answerWays: readonly AnswerWays[];
  topicIds: readonly string[];
  isReserved: boolean;
}

/** One statement instead of a query each for the subject, its stage, its topics, the buckets and the seen questions. */
const readScopeAs = forEachViewer(({ isAdmin, hasSchool }) =>
  prepareStatement<ScopeValues>()((query, value) => {
    const viewer = { isAdmin, schoolId: hasSchool ? typed('uuid', value('schoolId')) : null };
    const topicIds = arrayOf('uuid', value('topicIds'));
    return query
      .with('chosen', (chosen) =>
        chosen
          .selectFrom('subjects')
          .select(['subjects.stage_id', 'subjects.name_key'])
          .where('subjects.id', '=', typed('uuid', value('subjectId')))
          .where(isVisibleTo(viewer)),
      )
      .with(
        (name) => name('merged').materialized(),
        (merged) =>
          merged
            .selectFrom('chosen')
            .innerJoin('subjects', (join) =>
              join
                .onRef('subjects.stage_id', '=', 'chosen.stage_id')
                .onRef('subjects.name_key', '=', 'chosen.name_key'),
            )
            .select(['subjects.id', 'subjects.name', 'subjects.color', 'subjects.stage_id'])
            .select((eb) =>
              eb.fn
                .agg<number>('row_number')
                .over((over) =>
                  over.orderBy('subjects.order').orderBy('subjects.name').orderBy('subjects.id'),
                )
                .as('rank'),
            )
            .where(isVisibleTo(viewer)),
      )
      .with('topics_of_subject', (topics) =>
        topics
          .selectFrom('topics')
          .select('topics.id')
          .where('topics.archived_at', 'is', null)
          .where('topics.subject_id', 'in', (eb) => eb.selectFrom('merged').select('merged.id'))
          .where((eb) =>
            eb.or([
              eb(eb.fn<number>('cardinality', [topicIds]), '=', 0),
              eb('topics.id', '=', eb.fn.any(topicIds)),
            ]),
          ),
      )
      .selectFrom('merged')
      .innerJoin('stages', 'stages.id', 'merged.stage_id')
      .select(['merged.id', 'merged.name', 'merged.color', 'stages.id as stageId'])
      .select(['stages.name as stageName', 'stages.display_name as stageDisplayName'])
      .select((eb) => [
        countOf(eb.selectFrom('topics_of_subject')).as('topicCount'),
        eb
          .selectFrom('topics_of_subject')
          .innerJoin('buckets', 'buckets.topic_id', 'topics_of_subject.id')
          .where('buckets.kind', '=', typed('question_kind', value('kind')))
          .where((bucket) =>
            bucket('buckets.difficulty', '=', bucket.fn.any(arrayOf('smallint', value('difficulties')))),
          )
          // A test of the tier, or of either with null, can have these questions.
          .where((bucket) =>
            bucket.or([
              bucket(typed('boolean', value('isAnyTier')), '=', true),
              bucket('buckets.tier', 'is', null),
              bucket('buckets.tier', '=', typed('tier', value('tier'))),
            ]),
          )
          .where((bucket) =>
            bucket('buckets.answer_ways', '=', bucket.fn.any(arrayOf('answer_ways', value('answerWays')))),
          )
          .where('buckets.is_reserved', '=', typed('boolean', value('isReserved')))
          .where('buckets.published_count', '>', 0)
          // Arrays instead of objects, because there may be many.
          .select((bucket) =>
            bucket.fn
              .coalesce(
                bucket.fn.jsonAgg(
                  bucket.fn<[id: string, version: number]>('json_build_array', [
                    'buckets.id',
                    'buckets.version',
                  ]),
                ),
                sql<[]>`'[]'`,
              )
              .as('buckets'),
          )
          .$asScalar()
          .$notNull()
          .as('buckets'),
        eb
          .selectFrom('seen_numbers')
          .where('seen_numbers.user_id', '=', typed('uuid', value('userId')))
          .select((each) =>
            each.fn
              .agg<string | null>('string_agg', [
                each.fn<string>('array_to_string', ['seen_numbers.numbers', sql.lit(',')]),
                sql.lit(','),
              ])
              .as('numbers'),
          )
          .$asScalar()
          .as('seen'),
      ])
      .where('merged.rank', '=', 1);
  }),
);

/**
 * The questions that a pupil's choices draw from, including those of merged subjects, and the merged subject.
 * Undefined when the subject does not exist or the pupil may not see it.
 */
export async function findDrawScope(
  db: Database,
  userId: string,
  viewer: Viewer,
  { tier, answerMode = 'MULTIPLE_CHOICE', topicIds, isReserved = false, ...query }: DrawScopeQuery,
): Promise<DrawScope | undefined> {
  const [scope] = await readScopeAs(viewer)(db.sql, {
    ...query,
    userId,
    topicIds,
    isReserved,
    answerWays: waysOfMode[answerMode],
    ...(viewer.schoolId === null ? {} : { schoolId: viewer.schoolId }),
    isAnyTier: tier === undefined,
    tier: tier ?? null,
  });
  if (!scope) return undefined;
  const { id, name, color, topicCount, seen } = scope;
  const stage = { id: scope.stageId, name: scope.stageName, displayName: scope.stageDisplayName };
  const buckets = scope.buckets.map(([bucketId, version]) => ({ id: bucketId, version }));
  const numbers = await numbersOfBuckets(db.sql, buckets);
  return {
    subject: { id, name, color, stage },
    knownTopics: topicIds.length > 0 ? topicCount : 0,
    pool: {
      bucketIds: buckets.map((bucket) => bucket.id),
      numbers,
      size: numbers.reduce((sum, { length }) => sum + length, 0),
      seen: new Set(splitNumbers(seen)),
    },
  };
}

/**
 * What the pupil chose for their last own test of the subject: the tier, undefined when it was for both, and the answer
 * mode. Before the first test, what is usual on the stage.
 */
export async function findLastChoices(
  db: Database,
  userId: string,
  subjectId: string,
): Promise<{ tier: Tier | undefined; answerMode: AnswerMode }> {
  const last = await db.sql
    .selectFrom('subjects')
    .innerJoin('stages', 'stages.id', 'subjects.stage_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('attempts')
          .select(['tier', 'answer_mode'])
          .where('user_id', '=', userId)
          .whereRef('attempts.subject_id', '=', 'subjects.id')
          .where('kind', 'in', ['MOCK_TEST', 'EXAM_SIMULATION'])
          .orderBy('started_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['stages.code as stageCode', 'last.tier', 'last.answer_mode as answerMode'])
    .where('subjects.id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return { tier: last.tier ?? undefined, answerMode: last.answerMode ?? usualMode(last.stageCode) };
}
