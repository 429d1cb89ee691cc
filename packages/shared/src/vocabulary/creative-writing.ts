export const creativeDifficulties = ['standard', 'advanced', 'elite'] as const;
export type CreativeDifficulty = (typeof creativeDifficulties)[number];

/** What a session asks for when nothing is said, and the most it may ask for (spec 2 §9). */
export const challengeQuestionCount = 50;

export const creativeLetters = ['A', 'B', 'C', 'D'] as const;
export type CreativeLetter = (typeof creativeLetters)[number];

/** Points of the best option; the four options hold 0, 1, 2 and 3. */
export const maximumCreativeScore = 3;

/** Characters of the reasoning a pupil may add to an answer. */
export const justificationMaximum = 2000;

export const trends = ['improving', 'declining', 'stable'] as const;
export type Trend = (typeof trends)[number];
