/** The bands of a score: 90, 80 and 70 percent. */
export type ScoreBand = 'excellent' | 'good' | 'fair' | 'low';

export function scoreBand(score: number): ScoreBand {
  if (score >= 90) return 'excellent';
  if (score >= 80) return 'good';
  return score >= 70 ? 'fair' : 'low';
}
