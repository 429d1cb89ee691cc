import type { RandomInt } from '#platform/random.ts';
import { groupByPassage } from './group-by-passage.ts';
import { chooseGroupsExactly, chooseGroups } from './choose-groups.ts';
import { seenInPool, takeUnseen, type DrawPool } from './draw-pool.ts';
import { shuffle } from './shuffle.ts';
import type { Context } from '#context.ts';
import { drawSourceFor } from './draw.repository.ts';
import type { DrawSource, LoadedQuestions } from './draw-source.ts';

interface DrawOptions {
  pool: DrawPool;
  count: number;
  /** Never drawn. */
  excludedIds?: readonly string[];
}

/** Draws questions for a user and returns their ids. Adds the questions whose content it reads to `loaded`. */
export function drawFromBank(
  context: Context,
  { userId, ...options }: DrawOptions & { userId: string },
  loaded: LoadedQuestions = new Map(),
): Promise<string[]> {
  const source = drawSourceFor(context, userId, options.pool, loaded);
  return drawQuestions({ source, randomInt: context.randomInt }, options);
}

/** A round that found too few questions is followed by a larger one, so that there are few rounds. */
const growthFactor = 4;
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
  const { pool, count, excludedIds = [] } = options;
  const unseen = await drawUnseen(tools, options);
  const shortfall = count - unseen.flat().length;
  const seen = shortfall === 0 ? [] : seenInPool(pool);
  if (seen.length === 0) return shuffle(unseen, randomInt).flat();

  const groups = groupByPassage({
    source,
    maxPerPassage: shortfall,
    excludedIds: [...unseen.flat(), ...excludedIds],
    onlyFirstUnseenCounts: false,
  });
  await groups.add(await source.leastRecentlySeen(seen, shortfall + extraQuestions, randomInt(2 ** 31)));
  return shuffle([...unseen, ...chooseGroupsExactly(groups.all(), shortfall)], randomInt).flat();
}

async function drawUnseen(
  { source, randomInt }: { source: DrawSource; randomInt: RandomInt },
  { pool, count, excludedIds = [] }: DrawOptions,
): Promise<string[][]> {
  const groups = groupByPassage({ source, maxPerPassage: count, excludedIds, onlyFirstUnseenCounts: true });
  const missing = () => count - chooseGroups(groups.all(), count).flat().length;
  const take = takeUnseen(pool, randomInt);
  for (let factor = 1; missing() > 0; factor *= growthFactor) {
    const numbers = take(missing() * factor);
    if (numbers.length === 0) break;
    await groups.add(await source.findByNumber(numbers));
  }
  return chooseGroupsExactly(groups.all(), count);
}
