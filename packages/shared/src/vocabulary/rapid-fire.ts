export interface RapidFireLevel {
  level: number;
  name: string;
  /** Percent of right answers that completes the level and opens the next one. */
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

/** From the first to the last; each asks for five percent more than the one before. */
export const rapidFireLevels: readonly RapidFireLevel[] = names.map((name, index) => ({
  level: index + 1,
  name,
  targetAccuracy: 50 + 5 * index,
}));
export const firstRapidFireLevel = 1;
export const lastRapidFireLevel = names.length;

/** A session has fewer when there are fewer. */
export const rapidFireQuestionCount = 20;

/** Seconds of play (spec 2 §9). */
export const rapidFirePlaySeconds = 300;
/** Seconds counted down before GO (spec 2 §9). */
export const rapidFireCountdownSeconds = 3;
/** Right answers in a row that raise the combo (spec 2 §9). */
export const rapidFireComboEvery = 3;

/** Milliseconds (spec 2 §9). */
export const rapidFireGoMs = 700;
export const rapidFireAdvanceMs = 300;
export const rapidFireFeedbackMs = 800;
export const rapidFireComboBannerMs = 2000;

/** Seconds that a question allows: what one without a time limit of its own gets. */
export const rapidFireDefaultTimeLimit = 20;

/** Hours in which a quiz played before its deadline may still be handed in, when the network was away. */
export const lateSubmissionHours = 24;
