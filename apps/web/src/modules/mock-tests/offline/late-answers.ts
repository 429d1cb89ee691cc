/** How long after a deadline the server still accepts answers from before it (decision 007). */
export const acceptedAfterDeadlineMs = 24 * 60 * 60_000;
