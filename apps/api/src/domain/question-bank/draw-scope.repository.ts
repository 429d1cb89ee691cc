import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { mergedWith, orderOfMerged } from '../curriculum/merged-subjects.repository.ts';
import { visibleSubjectsSql, type Viewer } from '../curriculum/visible-subjects.repository.ts';
import type { DrawBucket } from './draw.ts';

export interface DrawScopeQuery {
  subjectId: string;
  kind: 'REGULAR' | 'RAPID_FIRE';
  /** Difficulties, or levels of rapid-fire questions. */
  grades: readonly number[];
  /** Empty for all topics of the subject. */
  topicIds: readonly string[];
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
  buckets: DrawBucket[];
}

export const stageOfSubject = Prisma.sql`json_build_object('id', st.id, 'name', st.name, 'displayName', st.display_name)`;

export interface DrawScopeRepository {
  /**
   * The buckets that a pupil's choices draw from, including those of merged subjects, and the merged subject.
   * Undefined when the subject does not exist or the pupil may not see it.
   */
  find: (userId: string, viewer: Viewer, query: DrawScopeQuery) => Promise<DrawScope | undefined>;
}

interface Row extends TestSubject {
  knownTopics: number;
  /** Id, published count, seen count: a tuple to save space, because there may be many. */
  buckets: [string, number, number][];
}

export function createDrawScopeRepository(database: Database): DrawScopeRepository {
  return {
    // One statement instead of a query each for the subject, its stage, its topics, the buckets and the seen
    // counts.
    async find(userId, viewer, { subjectId, kind, grades, topicIds }) {
      const rows = await database.$queryRaw<Row[]>`
        with asked as (select ${topicIds}::uuid[] as topic_ids),
        chosen as (
          select stage_id, name_key from subjects where id = ${subjectId}::uuid and ${visibleSubjectsSql(viewer)}
        ),
        merged as materialized (
          select each_of.* from chosen cross join lateral (
            select subjects.id, subjects.name, subjects.color, subjects.stage_id,
              row_number() over (order by ${orderOfMerged}) as place ${mergedWith(viewer, Prisma.sql`chosen`)}) each_of
        )
        select shown.id, shown.name, shown.color, ${stageOfSubject} as stage,
          (select count(*)::int from topics where archived_at is null and id = any(asked.topic_ids)
            and subject_id = any(array(select id from merged))) as "knownTopics",
          coalesce((select json_agg(json_build_array(b.id, b.published_count, coalesce(s.seen_count, 0)))
            from topics t join buckets b on b.topic_id = t.id
            left join buckets_seen s on s.user_id = ${userId}::uuid and s.bucket_id = b.id
            where t.subject_id = any(array(select id from merged)) and t.archived_at is null
              and (cardinality(asked.topic_ids) = 0 or t.id = any(asked.topic_ids))
              and b.kind = ${kind}::question_kind and b.grade = any(${grades}::smallint[]) and b.published_count > 0), '[]') as buckets
        from asked cross join merged shown join stages st on st.id = shown.stage_id where shown.place = 1`;
      const [row] = rows;
      if (!row) return undefined;
      const { knownTopics, buckets, ...subject } = row;
      return {
        subject,
        knownTopics,
        buckets: buckets.map(([id, publishedCount, seenCount]) => ({ id, publishedCount, seenCount })),
      };
    },
  };
}
