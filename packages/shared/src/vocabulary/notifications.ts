/** What a pupil is told about: each kind once for the same event. */
export const notificationKinds = [
  'test-closed',
  'streak-ends',
  'report-answered',
  'question-corrected',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The newest so many are shown. */
export const shownNotifications = 50;
