/** The most links and open invitations that a child has at the same time. */
export const maxParents = 4;

/** How long a code and an invitation work. */
export const pairingDays = 7;

/** The age in years at which the results are the pupil's alone: links end. */
export const adultAge = 18;

/** Where a parent saw a child's results. */
export const parentViewKinds = ['SUMMARY', 'EMAIL'] as const;

/** The weeks that a child's summary covers, this one included. */
export const summaryWeeks = 4;

/** The most topics of each of the summary's two lists. */
export const summaryTopics = 3;

/** The most assignments of each of a summary's lists: those that are due first, and those that closed last. */
export const summaryWorkDue = 10;

/** The most tests in a summary, newest first. */
export const summaryTests = 10;
