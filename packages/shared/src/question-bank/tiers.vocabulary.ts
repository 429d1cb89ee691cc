import type { StageCode } from '../curriculum/stages.vocabulary.ts';

/** The two tiers of GCSE papers. A question without a tier is for both. */
export const tiers = ['FOUNDATION', 'HIGHER'] as const;
export type Tier = (typeof tiers)[number];

/** The tiers a question can be for, where one has to be named. */
export const tierChoices = [...tiers, 'BOTH'] as const;
export type TierChoice = (typeof tierChoices)[number];

export const tierNames: Record<TierChoice, string> = {
  FOUNDATION: 'Foundation',
  HIGHER: 'Higher',
  BOTH: 'Both',
};

/** The stage whose examinations have tiers. */
export const stageWithTiers: StageCode = 'GCSE';
