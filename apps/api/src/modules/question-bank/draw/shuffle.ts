import type { RandomInt } from '#platform/random.ts';

/** Returns a copy in random order, all orders equally likely (Fisher-Yates). */
export function shuffle<Item>(items: readonly Item[], randomInt: RandomInt): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
