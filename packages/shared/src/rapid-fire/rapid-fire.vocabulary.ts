export interface RapidFireLevel {
  level: number;
  name: string;
  /** The percentage of correct answers that completes the level and unlocks the next one. */
  targetAccuracy: number;
}

const names = [
  'Warm-Up',
  'Starter',
  'Sprinter',
  'Challenger',
  'Racer',
  'Expert',
  'Master',
  'Champion',
  'Grand Champion',
  'Legend',
] as const;

/** In ascending order; each level requires five percentage points more than the one before. */
export const rapidFireLevels: readonly RapidFireLevel[] = names.map((name, index) => ({
  level: index + 1,
  name,
  targetAccuracy: 50 + 5 * index,
}));
export const firstRapidFireLevel = 1;
export const lastRapidFireLevel = names.length;

/** Questions in a quiz, or fewer if the level has fewer. */
export const rapidFireQuestionCount = 20;

/** Seconds of play. */
export const rapidFirePlaySeconds = 300;
/** Seconds counted down before GO. */
export const rapidFireCountdownSeconds = 3;
/** Correct answers in a row that raise the combo. */
export const rapidFireComboEvery = 3;

/** Milliseconds. */
export const rapidFireGoMs = 700;
export const rapidFireAdvanceMs = 300;
export const rapidFireFeedbackMs = 800;
export const rapidFireComboBannerMs = 2000;

/** The time limit of a question that has none, in seconds. */
export const rapidFireDefaultTimeLimit = 20;

/** Hours after the deadline in which a quiz played offline can still be submitted. */
export const lateSubmissionHours = 24;
