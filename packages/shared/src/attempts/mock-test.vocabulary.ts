/** Minutes. */
export const durationChoices = [15, 30, 45, 60, 90, 120] as const;
export type DurationChoice = (typeof durationChoices)[number];
export const defaultDuration: DurationChoice = 30;

export const questionCountChoices = [10, 20, 30, 40, 50] as const;
export type QuestionCountChoice = (typeof questionCountChoices)[number];
export const defaultQuestionCount: QuestionCountChoice = 20;

/** The score in percent that a test should reach. */
export const passTarget = 80;

/** Hours after the deadline in which answers given before it are still accepted, once. */
export const lateAnswerHours = 24;
