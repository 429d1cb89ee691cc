/** The kinds of notifications. A pupil gets each kind once for the same event. */
export const notificationKinds = [
  'test-closed',
  'report-answered',
  'question-corrected',
  'generation-ended',
  'class-changed',
  'parent-link',
  'assignment-set',
  'assignment-due',
  'assignment-returned',
  'assignment-corrected',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The maximum number of notifications that are shown, newest first. */
export const shownNotifications = 50;
