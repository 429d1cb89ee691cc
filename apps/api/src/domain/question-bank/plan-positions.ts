/** A place in the drawing: published questions of a bucket stand at 0 … publishedCount-1 without a gap. */
export interface Position {
  bucketId: string;
  position: number;
}

export interface PositionPlan {
  /** Who stands at `from` moves to `to`, into the hole a leaver left. */
  moves: { bucketId: string; from: number; to: number }[];
  /** The new places of those who enter, in the order given. */
  entered: (Position & { questionId: string })[];
  /** Published questions of every bucket once all is done. */
  counts: Map<string, number>;
}

/**
 * Where everybody stands after some have left and others have entered: the last ones of a bucket move into the holes,
 * newcomers are appended. `counts` holds the buckets' published counts so far.
 */
export function planPositions(
  counts: ReadonlyMap<string, number>,
  leaving: readonly Position[],
  entering: readonly { questionId: string; bucketId: string }[],
): PositionPlan {
  const left = new Map(counts);
  const vacated = new Map<string, number[]>();
  for (const { bucketId, position } of leaving) {
    left.set(bucketId, (left.get(bucketId) ?? 0) - 1);
    vacated.set(bucketId, [...(vacated.get(bucketId) ?? []), position]);
  }
  const moves = [...vacated].flatMap(([bucketId, positions]) =>
    movesOf(positions, left.get(bucketId) ?? 0).map((move) => ({ bucketId, ...move })),
  );
  const entered = entering.map(({ questionId, bucketId }) => {
    const position = left.get(bucketId) ?? 0;
    left.set(bucketId, position + 1);
    return { questionId, bucketId, position };
  });
  return { moves, entered, counts: left };
}

/** Who stands behind the new end moves into a hole before it. */
function movesOf(vacated: readonly number[], remaining: number): { from: number; to: number }[] {
  const holes = vacated.filter((position) => position < remaining);
  const end = Array.from({ length: vacated.length }, (_, index) => remaining + index);
  const movers = end.filter((position) => !vacated.includes(position));
  return movers.map((from, index) => ({ from, to: holes[index] ?? from }));
}
