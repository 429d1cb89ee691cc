import type { RandomInt } from '#platform/random.ts';

/** The questions that a draw chooses from, by their draw numbers. */
export interface DrawPool {
  bucketIds: readonly string[];
  /** Of each bucket. */
  numbers: readonly Int32Array[];
  /** The number of questions. */
  size: number;
  /** All draw numbers that the pupil was given, those of other questions too. */
  seen: ReadonlySet<number>;
}

/**
 * Returns a function that takes the next `count` unseen questions of the pool in random order, without repeats, every
 * order equally likely; fewer when there are no more. A question costs the same in a pool of any size: of the
 * Fisher-Yates shuffle, only the places that were reached are kept.
 */
export function takeUnseen(
  { numbers, size, seen }: DrawPool,
  randomInt: RandomInt,
): (count: number) => number[] {
  const moved = new Map<number, number>();
  let taken = 0;

  function next(): number {
    const place = taken + randomInt(size - taken);
    const index = moved.get(place) ?? place;
    moved.set(place, moved.get(taken) ?? taken);
    taken++;
    return numberAt(numbers, index);
  }

  return (count) => {
    const chosen: number[] = [];
    while (chosen.length < count && taken < size) {
      const number = next();
      if (!seen.has(number)) chosen.push(number);
    }
    return chosen;
  };
}

/** The number at an index that counts through the buckets one after the other. */
function numberAt(numbers: DrawPool['numbers'], index: number): number {
  let rest = index;
  for (const ofBucket of numbers) {
    const number = ofBucket[rest];
    if (number !== undefined) return number;
    rest -= ofBucket.length;
  }
  throw new RangeError(`The pool has no question ${index}`);
}

/** The questions of the pool that the pupil has seen. */
export const seenInPool = ({ numbers, seen }: DrawPool): number[] =>
  numbers.flatMap((ofBucket) => [...ofBucket.filter((number) => seen.has(number))]);

/** How many questions of the pool the pupil has not seen; `most` when there are as many or more. */
export function countUnseen({ numbers, seen }: DrawPool, most: number): number {
  let count = 0;
  for (const ofBucket of numbers) {
    for (const number of ofBucket) {
      if (count === most) return most;
      if (!seen.has(number)) count++;
    }
  }
  return count;
}
