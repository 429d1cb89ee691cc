import type { Sql } from '@markwell/database/connect';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { arrayOf } from '@markwell/database/sql/values';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Whole numbers that PostgreSQL has joined with commas; none for null. */
export const splitNumbers = (joined: string | null): Int32Array =>
  Int32Array.from(joined === null || joined === '' ? [] : joined.split(','), Number);

interface Kept {
  version: number;
  numbers: Int32Array;
}

/** The draw numbers of buckets by their ids: at most 64 MB. */
const known = new LRUCache<string, Kept>({
  maxSize: 16_000_000,
  sizeCalculation: ({ numbers }) => numbers.length + 1,
});

const readNumbers = prepareStatement<{ bucketIds: readonly string[] }>()((query, value) =>
  query
    .selectFrom('buckets')
    .select(['buckets.id', 'buckets.version'])
    // Joined text, because it is read faster than an array.
    .select((eb) =>
      eb
        .selectFrom('questions')
        .whereRef('questions.bucket_id', '=', 'buckets.id')
        .select((each) =>
          each.fn
            .agg<string | null>('string_agg', [
              each.cast<string>('questions.draw_number', 'text'),
              sql.lit(','),
            ])
            .as('numbers'),
        )
        .as('numbers'),
    )
    .where((eb) => eb('buckets.id', '=', eb.fn.any(arrayOf('uuid', value('bucketIds'))))),
);

/** The draw numbers of each bucket's questions, in the order of the buckets; those of buckets that changed are read again. */
export async function numbersOfBuckets(
  client: Sql,
  buckets: readonly { id: string; version: number }[],
): Promise<Int32Array[]> {
  const kept = new Map<string, Kept>();
  for (const { id, version } of buckets) {
    const each = known.get(id);
    if (each?.version === version) kept.set(id, each);
  }
  const bucketIds = buckets.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (bucketIds.length > 0) {
    for (const { id, version, numbers } of await readNumbers(client, { bucketIds })) {
      const read = { version, numbers: splitNumbers(numbers) };
      kept.set(id, read);
      known.set(id, read);
    }
  }
  return buckets.map(({ id }) => kept.get(id)?.numbers ?? new Int32Array());
}
