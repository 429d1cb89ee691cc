import { valuesOf } from '../contract/values-of.ts';

/** Why a question is suspicious, with its name, and what an administrator should check. */
export const suspicionNames = {
  'negative-discrimination': 'Negative discrimination',
  'distractor-beats-key': 'Strong pupils prefer a wrong option',
  'unused-distractor': 'A wrong option is never chosen',
  'very-hard': 'Very low facility',
  'very-easy': 'Very high facility',
} as const;
export type Suspicion = keyof typeof suspicionNames;
export const suspicions = valuesOf(suspicionNames);

/** Answers since the last change that a question needs before it can be suspicious. */
export const minAnswersToJudge = 40;
/** The strong and the weak are this share of the answers, by the rest of their tests. */
export const groupShare = 0.27;
/** A question is very hard when its whole interval is below the first, very easy when it is above the second. */
export const facilityLimits = { low: 0.3, high: 0.95 };
/** Wrong answers that a question needs before a wrong option that nobody chose is suspicious. */
export const minWrongAnswers = 20;

/** Bands of facility in percent, each below the next, and those that have too few answers to judge. */
export const facilityBands = {
  'below-30': { name: 'Below 30%', from: 0, below: 30 },
  '30-to-59': { name: '30% to 59%', from: 30, below: 60 },
  '60-to-84': { name: '60% to 84%', from: 60, below: 85 },
  'from-85': { name: '85% and above', from: 85, below: null },
} as const;
export type FacilityFilter = keyof typeof facilityBands | 'unknown';
export const facilityFilters = [
  ...(Object.keys(facilityBands) as (keyof typeof facilityBands)[]),
  'unknown',
] as const;
