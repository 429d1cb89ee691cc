/** Tests on each side of the comparison. */
export const testsCompared = 3;

export interface Improvement {
  /** Percent, rounded: the average of the last three tests. */
  recentAverage: number;
  /** Percent, rounded: the average of the three before them. */
  previousAverage: number;
  /** Percentage points; negative when it went down. */
  change: number;
}

/** Compares the last three scores with the three before them; oldest first. Null until there are six. */
export function improvementOf(scores: readonly number[]): Improvement | null {
  if (scores.length < 2 * testsCompared) return null;
  const recentAverage = averageOf(scores.slice(-testsCompared));
  const previousAverage = averageOf(scores.slice(-2 * testsCompared, -testsCompared));
  return { recentAverage, previousAverage, change: recentAverage - previousAverage };
}

const averageOf = (scores: readonly number[]) =>
  Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
