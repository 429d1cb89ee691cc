/**
 * How many questions each subject gives to a test of `count`: one each in turn until there are enough, never more
 * than a subject has. `available` are the subjects' numbers of questions.
 */
export function shareOut(available: readonly number[], count: number): number[] {
  const shares = available.map(() => 0);
  const total = Math.min(
    count,
    available.reduce((sum, each) => sum + each, 0),
  );
  let given = 0;
  while (given < total) {
    for (const [index, share] of shares.entries()) {
      if (given === total || share >= (available[index] ?? 0)) continue;
      shares[index] = share + 1;
      given += 1;
    }
  }
  return shares;
}

/** The first item of each list, then the second of each, and so on: a test that ends early has asked every subject. */
export function takeInTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}
