/**
 * Seconds after the deadline in which a test may still be submitted: what the browser sends at the deadline is on its
 * way. Only then does the server close the test with what it has.
 */
export const submitGraceSeconds = 30;

/** Seconds by which a browser's timer may run ahead of the server's clock. */
const timerToleranceSeconds = 5;

/** Minutes for one more question like one just reviewed. */
export const similarQuestionMinutes = 15;

/** The instant before which deadlines must lie for the server to close their tests. */
export const latestDeadlineToClose = (now: Date): Date => new Date(now.getTime() - submitGraceSeconds * 1000);

/** The latest deadline of a test whose time a browser may say is up. */
export const latestDeadlineForTimeUp = (now: Date): Date =>
  new Date(now.getTime() + timerToleranceSeconds * 1000);
