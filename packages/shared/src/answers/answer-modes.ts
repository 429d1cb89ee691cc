/**
 * How a pupil answers a test. TYPED: questions without options, and those that can be typed, with the options covered.
 * MIXED: all questions. A question that can be typed is shown so in both.
 */
export const answerModes = ['MULTIPLE_CHOICE', 'TYPED', 'MIXED'] as const;
export type AnswerMode = (typeof answerModes)[number];

export const answerModeNames: Record<AnswerMode, string> = {
  MULTIPLE_CHOICE: 'Multiple choice',
  TYPED: 'Type the answer',
  MIXED: 'Mixed',
};

/** How pupils of a stage answer unless they, or their teacher, choose: younger ones tick options, as in their exams. */
export const usualMode = (stageCode: string): AnswerMode =>
  stageCode === 'ELEVEN_PLUS' ? 'MULTIPLE_CHOICE' : 'MIXED';

/** How a question can be answered. CHOOSE: one of its options. TYPE: anything else. BOTH: one of its options, or typed. */
export const answerWays = ['CHOOSE', 'TYPE', 'BOTH'] as const;
export type AnswerWays = (typeof answerWays)[number];

/** The questions that a test in each mode has. */
export const waysOfMode: Record<AnswerMode, readonly AnswerWays[]> = {
  MULTIPLE_CHOICE: ['CHOOSE', 'BOTH'],
  TYPED: ['TYPE', 'BOTH'],
  MIXED: ['CHOOSE', 'TYPE', 'BOTH'],
};
