/** Questions solved that open each level: level 1 from the start, level 2 from 25, and so on. */
export const levelThresholds = [
  0, 25, 75, 150, 300, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000,
] as const;

/** The user's level, 1 or more, by questions solved. */
export function pupilLevelOf(questionsSolved: number): number {
  return Math.max(1, levelThresholds.filter((threshold) => questionsSolved >= threshold).length);
}
