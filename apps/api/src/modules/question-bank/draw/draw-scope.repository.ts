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
import type { Context } from '#context.ts';
import { readBriefly } from '#platform/kept-briefly.ts';
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

interface ChoiceValues {
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

/** One statement instead of a query each for the subject, its stage, its topics and the buckets. */
const readChoiceAs = forEachViewer(({ isAdmin, hasSchool }) =>
  prepareStatement<ChoiceValues>()((query, value) => {
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
      ])
      .where('merged.rank', '=', 1);
  }),
);

/** The draw numbers of all that the pupil was given, joined with commas, which is read faster than a list. */
const readSeenNumbers = prepareStatement<{ userId: string }>()((query, value) =>
  query
    .selectFrom('seen_numbers')
    .select((eb) => eb.fn<string>('array_to_string', ['seen_numbers.numbers', sql.lit(',')]).as('numbers'))
    .where('seen_numbers.user_id', '=', typed('uuid', value('userId'))),
);

/** What a pupil's choices draw from, the same for all who see the same; undefined for a subject that the viewer may not see. */
async function readChoice(
  { sql }: Database,
  viewer: Viewer,
  { tier, answerMode = 'MULTIPLE_CHOICE', isReserved = false, ...query }: DrawScopeQuery,
) {
  const [choice] = await readChoiceAs(viewer)(sql, {
    ...query,
    isReserved,
    answerWays: waysOfMode[answerMode],
    ...(viewer.schoolId === null ? {} : { schoolId: viewer.schoolId }),
    isAnyTier: tier === undefined,
    tier: tier ?? null,
  });
  return choice;
}

/**
 * The questions that a pupil's choices draw from, including those of merged subjects, and the merged subject.
 * Undefined when the subject does not exist or the pupil may not see it.
 */
export async function findDrawScope(
  context: Context,
  userId: string,
  viewer: Viewer,
  query: DrawScopeQuery,
): Promise<DrawScope | undefined> {
  const { db } = context;
  const key = JSON.stringify(['draw', viewer.isAdmin, viewer.schoolId, query]);
  const [choice, seen] = await Promise.all([
    readBriefly(context, key, () => readChoice(db, viewer, query)),
    readSeenNumbers(db.sql, { userId }),
  ]);
  if (!choice) return undefined;
  const { id, name, color, topicCount } = choice;
  const stage = { id: choice.stageId, name: choice.stageName, displayName: choice.stageDisplayName };
  const buckets = choice.buckets.map(([bucketId, version]) => ({ id: bucketId, version }));
  const numbers = await numbersOfBuckets(db.sql, buckets);
  return {
    subject: { id, name, color, stage },
    knownTopics: query.topicIds.length > 0 ? topicCount : 0,
    pool: {
      bucketIds: buckets.map((bucket) => bucket.id),
      numbers,
      size: numbers.reduce((sum, { length }) => sum + length, 0),
      seen: new Set(seen.flatMap((row) => [...splitNumbers(row.numbers)])),
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
