import type { DifficultyChoice } from '../question-bank/difficulty.vocabulary.ts';

/** The starter: the short test of mixed subjects that a new pupil takes first. */
export const starterSize = 10;
/** Minutes. */
export const starterMinutes = 5;
/** Easy and medium. */
export const starterDifficulties: readonly DifficultyChoice[] = [1, 2];
