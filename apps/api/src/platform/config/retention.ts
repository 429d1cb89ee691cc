/** How many months data are kept (docs/privacy.md). */
export interface Retention {
  /** Without a sign-in, until the warning. */
  inactiveAccountMonths: number;
  /** Since the end of the test, quiz or challenge. */
  answerDetailMonths: number;
  auditLogMonths: number;
  notificationMonths: number;
}
