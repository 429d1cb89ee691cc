/**
 * Seconds after the deadline in which a test may still be submitted: what the browser sends at the deadline is on its
 * way. Only then does the server close the test with what it has.
 */
export const submitGraceSeconds = 30;

/** Minutes for one more question like one just reviewed. */
export const similarQuestionMinutes = 15;

/** The instant before which deadlines must lie for the server to close their tests. */
export const closedBefore = (now: Date): Date => new Date(now.getTime() - submitGraceSeconds * 1000);
