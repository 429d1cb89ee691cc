/** The maximum number of due questions in one practice; the rest follow in the next one. */
export const maxDueInPractice = 20;

/** A practice with fewer due questions is filled up to this number from weak topics. */
export const defaultPracticeSize = 10;

/** The number of weakest topics in a subject that a practice is filled up from. */
export const maxWeakTopics = 3;

/** The number of subjects that the plan suggests besides those with due questions or weak topics. */
export const maxSuggestedSubjects = 3;

/** Days in the plan, including today. */
export const plannedDays = 7;
