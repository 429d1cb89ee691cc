/** Questions that come back in one practice, at most: more of them wait for the next one. */
export const maxDueInPractice = 20;

/** A practice with fewer questions due is filled up to so many from weak topics. */
export const defaultPracticeSize = 10;

/** Answers in a topic before the plan calls it weak. */
export const minAnswersForWeak = 3;

/** Topics of a subject that a practice is filled up from: the weakest. */
export const maxWeakTopics = 3;

/** Days the plan looks ahead, today included. */
export const plannedDays = 7;
