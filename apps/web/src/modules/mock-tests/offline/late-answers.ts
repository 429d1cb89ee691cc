/** Milliseconds after a deadline in which the server still accepts answers from before it (decision 007). */
export const acceptedAfterDeadline = 24 * 60 * 60_000;
