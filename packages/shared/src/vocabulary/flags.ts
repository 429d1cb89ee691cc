/** The words on the buttons and on the wire (spec 2 §9). */
export const flagReasons = ['Wrong Answer', 'Poor Solution', 'Unclear Question'] as const;
export type FlagReason = (typeof flagReasons)[number];

export const reportedText = 'Reported - Thank you!';

/** Where the question was met, as a report and the queue of reports say it. */
export const flagKinds = ['mock-test', 'rapid-fire', 'past-paper'] as const;
export type FlagKind = (typeof flagKinds)[number];

export const flagKindNames: Record<FlagKind, string> = {
  'mock-test': 'Mock test',
  'rapid-fire': 'Rapid-Fire',
  'past-paper': 'Past paper',
};

export const flagStatuses = ['PENDING', 'RESOLVED', 'DISMISSED'] as const;
export type FlagStatus = (typeof flagStatuses)[number];

export const flagStatusNames: Record<FlagStatus, string> = {
  PENDING: 'Pending',
  RESOLVED: 'Resolved',
  DISMISSED: 'Dismissed',
};

export const flagActions = ['resolve', 'dismiss'] as const;
export type FlagAction = (typeof flagActions)[number];

/** What came of a report that was resolved: changed, which may mean taken out of use, or right as it is. */
export const flagOutcomes = ['changed', 'unchanged'] as const;
export type FlagOutcome = (typeof flagOutcomes)[number];

/** The notes that are kept when nothing else is written (spec 3 §7). */
export const usualNotes: Record<FlagAction, string> = {
  resolve: 'Issue resolved',
  dismiss: 'Not an issue',
};
