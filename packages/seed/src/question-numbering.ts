import type { Rows } from '@markwell/database/sql/insert-rows';
import { v7 as uuid } from 'uuid';

/** Numbers the questions of one kind in their topics, and gives published ones positions in their buckets. */
export function createNumbering(kind: 'REGULAR' | 'RAPID_FIRE') {
  const buckets = new Map<string, Rows['buckets'][number] & { id: string; publishedCount: number }>();
  const numbers = new Map<string, number>();
  return {
    nextNumber(topicId: string): number {
      const number = (numbers.get(topicId) ?? 0) + 1;
      numbers.set(topicId, number);
      return number;
    },
    /** Positions are 0, 1, 2 … without a gap. */
    nextPosition(topicId: string, difficulty: number): { bucketId: string; position: number } {
      const key = `${topicId}/${difficulty}`;
      const bucket = buckets.get(key) ?? { id: uuid(), kind, publishedCount: 0, topicId, difficulty };
      buckets.set(key, bucket);
      return { bucketId: bucket.id, position: bucket.publishedCount++ };
    },
    bucketRows: (): Rows['buckets'] => [...buckets.values()],
  };
}
