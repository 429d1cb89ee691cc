/** The number of solved questions that each level needs: 0 for level 1, 25 for level 2, and so on. */
const levelThresholds = [
  0, 25, 75, 150, 300, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000,
] as const;

/** A pupil's level, 1 or more, by the number of solved questions. */
export function pupilLevelOf(questionsSolved: number): number {
  return Math.max(1, levelThresholds.filter((threshold) => questionsSolved >= threshold).length);
}
