/** A position in a bucket: its published questions have the positions 0 … publishedCount-1, without gaps. */
export interface Position {
  bucketId: string;
  position: number;
}

export interface PositionPlan {
  /** Each moves the question at `from` to the free position `to`. */
  moves: { bucketId: string; from: number; to: number }[];
  /** The positions of the questions that enter, in the order given. */
  entered: (Position & { questionId: string })[];
  /** The number of published questions of every bucket after the change. */
  counts: Map<string, number>;
}

/**
 * The positions after some questions have left and others have entered: the last questions of a bucket fill
 * the gaps, and new ones are appended. `counts` holds the buckets' published counts so far.
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

/** The position of a question after the change, which has one before it or enters a bucket. */
export function positionAfter(
  { id, bucketId, position }: { id: string; bucketId: string | null; position: number | null },
  { moves, entered }: Pick<PositionPlan, 'moves' | 'entered'>,
): { bucketId: string; position: number } | undefined {
  const target = entered.find(({ questionId }) => questionId === id);
  if (target) return { bucketId: target.bucketId, position: target.position };
  if (bucketId === null || position === null) return undefined;
  const move = moves.find((each) => each.bucketId === bucketId && each.from === position);
  return { bucketId, position: move?.to ?? position };
}

/** Questions after the new end move to free positions before it. */
function movesOf(vacated: readonly number[], remaining: number): { from: number; to: number }[] {
  const holes = vacated.filter((position) => position < remaining);
  const end = Array.from({ length: vacated.length }, (_, index) => remaining + index);
  const movers = end.filter((position) => !vacated.includes(position));
  return movers.map((from, index) => ({ from, to: holes[index] ?? from }));
}
