export interface Medal {
  kind: 'gold' | 'silver' | 'bronze' | 'none';
  emoji: string;
  title: string;
}

/** By score in percent: gold from 90, silver from 80, bronze from 70. */
export function medalOf(score: number): Medal {
  if (score >= 90) return { kind: 'gold', emoji: '🥇', title: 'Gold Champion!' };
  if (score >= 80) return { kind: 'silver', emoji: '🥈', title: 'Silver' };
  if (score >= 70) return { kind: 'bronze', emoji: '🥉', title: 'Bronze' };
  if (score >= 60) return { kind: 'none', emoji: '💪', title: 'Keep Going!' };
  return { kind: 'none', emoji: '📚', title: 'Practice Makes Perfect!' };
}
