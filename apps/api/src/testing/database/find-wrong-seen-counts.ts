import type { Database } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import { arrayOf } from '@markwell/database/sql/values';

/** The counters of seen questions in the buckets of these topics that differ from the seen questions themselves. */
export const findWrongSeenCounts = ({ sql }: Database, topicIds: readonly string[]) =>
  sql
    .selectFrom('buckets_seen')
    .innerJoin('buckets', 'buckets.id', 'buckets_seen.bucket_id')
    .select(['buckets_seen.user_id', 'buckets_seen.bucket_id', 'buckets_seen.seen_count'])
    .where((eb) => eb('buckets.topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds))))
    .where((eb) =>
      eb(
        'buckets_seen.seen_count',
        '<>',
        countOf(
          eb
            .selectFrom('seen_questions')
            .innerJoin('questions', 'questions.id', 'seen_questions.question_id')
            .whereRef('seen_questions.user_id', '=', 'buckets_seen.user_id')
            .whereRef('questions.bucket_id', '=', 'buckets_seen.bucket_id'),
        ),
      ),
    )
    .execute();
