import type * as contract from '@markwell/shared/overview/coverage.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import { difficulties } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import {
  type BucketRow,
  type CoverageFilter,
  findCoveredSubjects,
  findCoveredTopics,
  findBucketSizes,
} from './coverage.repository.ts';
import type { Context } from '#context.ts';

const levels = rapidFireLevels.map(({ level }) => level);

export async function readCoverage(
  context: Context,
  filter: CoverageFilter,
): Promise<ResponseOf<typeof contract.readCoverage>> {
  const subjects = await findCoveredSubjects(context.db, filter);
  if (subjects.length === 0) return { subjects: [] };
  const ids = subjects.map(({ id }) => id);
  const [topics, buckets] = await Promise.all([
    findCoveredTopics(context.db, ids),
    findBucketSizes(context.db, ids),
  ]);
  const bucketsOf = Map.groupBy(buckets, ({ topicId }) => topicId);
  return {
    subjects: subjects.map(({ stageId, stageName, color, ...subject }) => ({
      ...subject,
      color: subjectColorOf(color),
      stage: { id: stageId, name: stageName },
      topics: topics
        .filter(({ subjectId }) => subjectId === subject.id)
        .map(({ id, name }) => {
          const ofTopic = bucketsOf.get(id) ?? [];
          return {
            id,
            name,
            regular: countsOf(ofTopic, 'REGULAR', difficulties),
            rapidFire: countsOf(ofTopic, 'RAPID_FIRE', levels),
          };
        }),
    })),
  };
}

/** The number of questions of each of these difficulties or levels, of all tiers together. */
function countsOf(
  buckets: readonly BucketRow[],
  kind: BucketRow['kind'],
  difficultiesOrLevels: readonly number[],
): number[] {
  return difficultiesOrLevels.map((wanted) =>
    buckets
      .filter((bucket) => bucket.kind === kind && bucket.difficulty === wanted)
      .reduce((sum, { questions }) => sum + questions, 0),
  );
}
