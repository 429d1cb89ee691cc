import type { RandomInt } from '#platform/random.ts';
import { groupByPassage } from './group-by-passage.ts';
import { chooseGroupsExactly, chooseGroups } from './choose-groups.ts';
import { distinctRandomNumbers, shuffle } from './random-selection.ts';
import type { Context } from '#context.ts';
import { drawSourceFor } from './draw.repository.ts';
import type { DrawSource, LoadedQuestions } from './draw-source.ts';

/** A bucket to draw from, with how many questions it has and how many of them the pupil has seen. */
export interface DrawBucket {
  id: string;
  publishedCount: number;
  seenCount: number;
}

interface DrawOptions {
  userId: string;
  buckets: readonly DrawBucket[];
  count: number;
  /** Never drawn. */
  excludedIds?: readonly string[];
}

/** Draws questions for a user and returns their ids. Adds the questions whose content it reads to `loaded`. */
export function drawFromBank(
  context: Context,
  options: DrawOptions,
  loaded: LoadedQuestions = new Map(),
): Promise<string[]> {
  return drawQuestions({ source: drawSourceFor(context, loaded), randomInt: context.randomInt }, options);
}

/**
 * A round that found too few questions is followed by a larger one, so that seen questions do not cause many
 * rounds.
 */
const growthFactor = 4;
/** Looks up more positions than needed on average, because some questions are rejected as seen. */
const marginFactor = 1.25;
/** Reads more questions than are missing, because whole passages do not always fit. */
const extraQuestions = 50;

/**
 * Draws questions uniformly at random, without repeats, and returns their ids in the order of the test.
 * Unseen questions come before seen ones, and questions on one passage stay together; one passage may be cut
 * to reach `count`. Returns fewer only when there are fewer.
 */
export async function drawQuestions(
  tools: { source: DrawSource; randomInt: RandomInt },
  options: DrawOptions,
): Promise<string[]> {
  const { source, randomInt } = tools;
  const { userId, buckets, count, excludedIds = [] } = options;
  const unseen = await drawUnseen(tools, options);
  const shortfall = count - unseen.flat().length;
  if (shortfall === 0 || sumOf(buckets, 'seenCount') === 0) return shuffle(unseen, randomInt).flat();

  const bucketIds = buckets.map(({ id }) => id);
  const drawnOrExcludedIds = [...unseen.flat(), ...excludedIds];
  const groups = groupByPassage({
    source,
    userId,
    bucketIds,
    maxPerPassage: shortfall,
    excludedIds: drawnOrExcludedIds,
    onlyFirstUnseenCounts: false,
  });
  await groups.add(
    await source.leastRecentlySeen(userId, bucketIds, shortfall + extraQuestions, randomInt(2 ** 31)),
  );
  return shuffle([...unseen, ...chooseGroupsExactly(groups.all(), shortfall)], randomInt).flat();
}

async function drawUnseen(
  { source, randomInt }: { source: DrawSource; randomInt: RandomInt },
  { userId, buckets, count, excludedIds = [] }: DrawOptions,
): Promise<string[][]> {
  const bucketIds = buckets.map(({ id }) => id);
  const total = sumOf(buckets, 'publishedCount');
  const seen = sumOf(buckets, 'seenCount');
  const groups = groupByPassage({
    source,
    userId,
    bucketIds,
    maxPerPassage: count,
    excludedIds,
    onlyFirstUnseenCounts: true,
  });
  const chosenGroups = () => chooseGroups(groups.all(), count);
  const missing = () => count - chosenGroups().flat().length;

  const drawn = new Set<number>();
  for (
    let factor = seen > 0 ? marginFactor : 1;
    missing() > 0 && isRejectionCheap(drawn.size, seen, total);
    factor *= growthFactor
  ) {
    const positionCount = Math.ceil((missing() * factor * total) / (total - seen));
    const numbers = drawNewNumbers(total, positionCount, drawn, randomInt);
    await groups.add(await source.findUnseenAt(userId, positionsOf(buckets, numbers)));
  }
  if (missing() === 0 || drawn.size === total) return chooseGroupsExactly(groups.all(), count);

  const rest = shuffle(await source.findUnseen(userId, bucketIds), randomInt);
  for (let start = 0; start < rest.length && missing() > 0; start += 2 * count) {
    await groups.add(rest.slice(start, start + 2 * count));
  }
  return chooseGroupsExactly(groups.all(), count);
}

const sumOf = (buckets: readonly DrawBucket[], of: 'publishedCount' | 'seenCount') =>
  buckets.reduce((sum, bucket) => sum + bucket[of], 0);

/**
 * Random positions are looked up only while most questions are unseen and most positions not yet looked up.
 */
const isRejectionCheap = (drawn: number, seen: number, total: number) =>
  seen * 2 < total && drawn * 2 < total;

/** Random numbers that are not in `drawn`, all equally likely; adds them to `drawn`. */
function drawNewNumbers(
  total: number,
  positionCount: number,
  drawn: Set<number>,
  randomInt: RandomInt,
): number[] {
  const undrawnCount = total - drawn.size;
  const numbers = distinctRandomNumbers(undrawnCount, Math.min(positionCount, undrawnCount), randomInt);
  // The n-th number that is not drawn yet: skip the drawn ones before it.
  const drawnInOrder = [...drawn].sort((a, b) => a - b);
  const chosen = numbers.map((number) =>
    drawnInOrder.reduce((free, before) => (before <= free ? free + 1 : free), number),
  );
  for (const number of chosen) drawn.add(number);
  return chosen;
}

/** Converts numbers 0 … total-1 to positions, counting through the buckets one after the other. */
function positionsOf(
  buckets: readonly DrawBucket[],
  numbers: readonly number[],
): { bucketIds: string[]; positions: number[] } {
  const bucketIds: string[] = [];
  const positions: number[] = [];
  for (const number of numbers) {
    let position = number;
    const bucket = buckets.find(({ publishedCount }) => {
      if (position < publishedCount) return true;
      position -= publishedCount;
      return false;
    });
    if (!bucket) continue;
    bucketIds.push(bucket.id);
    positions.push(position);
  }
  return { bucketIds, positions };
}
