export interface Medal {
  kind: 'gold' | 'silver' | 'bronze' | 'none';
  title: string;
}

/** By score in percent: gold from 90, silver from 80, bronze from 70 (spec 2 §9). */
export function medalOf(score: number): Medal {
  if (score >= 90) return { kind: 'gold', title: 'Gold Champion!' };
  if (score >= 80) return { kind: 'silver', title: 'Silver' };
  if (score >= 70) return { kind: 'bronze', title: 'Bronze' };
  if (score >= 60) return { kind: 'none', title: 'Keep Going!' };
  return { kind: 'none', title: 'Practice Makes Perfect!' };
}
