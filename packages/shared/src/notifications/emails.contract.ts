import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

/** E-mails that a user can switch off. E-mails about the account and its security are always sent. */
export const optionalEmails = ['emailNotifications', 'weeklyReports', 'parentReports'] as const;
export type OptionalEmail = (typeof optionalEmails)[number];

const emailPreferencesSchema = z.object({
  /** Important notifications, also by e-mail. */
  emailNotifications: z.boolean(),
  /** A summary of the last week, on Monday. */
  weeklyReports: z.boolean(),
  /** A parent's summary of their children's last week, on Monday. */
  parentReports: z.boolean(),
});
export type EmailPreferencesDto = z.infer<typeof emailPreferencesSchema>;

export const readEmailPreferences = endpoint('GET /users/email-preferences', 'signed-in', {
  summary: 'Which optional e-mails the caller gets',
  response: emailPreferencesSchema,
});

export const updateEmailPreferences = endpoint('PUT /users/email-preferences', 'signed-in', {
  summary: 'Switch optional e-mails on or off; a field that is not sent stays as it is',
  body: emailPreferencesSchema.partial(),
  response: emailPreferencesSchema,
});

/**
 * For the link in an e-mail. The token is in the query, because mail programs also send this request themselves
 * (List-Unsubscribe-Post, RFC 8058), with a body that says nothing more.
 */
export const unsubscribe = endpoint('POST /emails/unsubscribe', 'public', {
  summary: 'Switch an optional e-mail off with the link from one, without signing in; may be repeated',
  query: z.object({ token: z.string().max(200) }),
  response: z.object({ stopped: z.enum(optionalEmails) }),
  statuses: [422],
});
