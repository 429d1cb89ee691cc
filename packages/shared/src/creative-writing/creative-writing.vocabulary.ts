import { valuesOf } from '../contract/values-of.ts';

export const creativeDifficultyNames = {
  standard: 'Standard',
  advanced: 'Advanced',
  elite: 'Elite',
} as const;
export type CreativeDifficulty = keyof typeof creativeDifficultyNames;
export const creativeDifficulties = valuesOf(creativeDifficultyNames);

/** The default and maximum number of questions in a challenge. */
export const challengeQuestionCount = 50;

/** The briefs of a round: about 25 minutes. */
export const roundLength = 5;

export const creativeLetters = ['A', 'B', 'C', 'D'] as const;
export type CreativeLetter = (typeof creativeLetters)[number];

/** Points of the best option; the four options are worth 0, 1, 2 and 3. */
export const maximumCreativeScore = 3;

/** Characters of the reasoning a pupil may add to an answer. */
export const justificationMaximum = 2000;

/** Words of reasoning that earn a bonus point. */
export const bonusReasoningWords = 10;

export const trends = ['improving', 'declining', 'stable'] as const;
export type Trend = (typeof trends)[number];

export const ageGroups = ['Year 6-7', 'Year 7-8', 'Year 8-9'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** Pupils get published questions only. Archived questions are no longer managed, so that status is not listed. */
export const creativeStatuses = ['draft', 'published'] as const;
export type CreativeStatus = (typeof creativeStatuses)[number];

/** The defaults of a new question. */
export const creativeDefaults = {
  scores: { A: 0, B: 1, C: 3, D: 2 },
  /** Seconds. */
  estimatedTime: 300,
  difficulty: 'standard',
  ageGroup: 'Year 6-7',
} as const;

/** Seconds. */
export const estimatedTimeLimits = { minimum: 60, maximum: 600 } as const;

/** Words an option should have: guidance, not a rule. */
export const optionWords = { minimum: 70, maximum: 120, sentences: '3-5 sentences' } as const;

/** The recommended and the maximum number of words in a word bank. */
export const wordBankSize = 10;
export const wordBankMaximum = 30;
