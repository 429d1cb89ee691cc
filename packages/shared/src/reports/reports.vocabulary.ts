import { valuesOf } from '../contract/values-of.ts';

/** The reasons, as the buttons and the API name them. */
export const reportReasons = ['Wrong Answer', 'Poor Solution', 'Unclear Question'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportedText = 'Reported - Thank you!';

/** Where the reported question was shown. */
export const reportKindNames = {
  'mock-test': 'Mock test',
  'rapid-fire': 'Rapid-Fire',
  'past-paper': 'Past paper',
} as const;
export type ReportKind = keyof typeof reportKindNames;
export const reportKinds = valuesOf(reportKindNames);

export const reportStatusNames = {
  PENDING: 'Pending',
  RESOLVED: 'Resolved',
  DISMISSED: 'Dismissed',
} as const;
export type ReportStatus = keyof typeof reportStatusNames;
export const reportStatuses = valuesOf(reportStatusNames);

export const reportActions = ['resolve', 'dismiss'] as const;
export type ReportAction = (typeof reportActions)[number];

/** The outcome of a resolved report: the question was changed or withdrawn, or it is correct as it is. */
export const reportOutcomes = ['changed', 'unchanged'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** What can have changed in a question since a report: `pictures` of a past paper, the rest of a question of the bank. */
export const changedParts = ['answer', 'text', 'solution', 'pictures'] as const;
export type ChangedPart = (typeof changedParts)[number];

/** The notes that are stored when the administrator writes none. */
export const defaultNotes: Record<ReportAction, string> = {
  resolve: 'Issue resolved',
  dismiss: 'Not an issue',
};
