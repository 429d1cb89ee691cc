import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { instantSchema } from '../contract/field-schemas.ts';

const months = z.int().min(1);

export const privacyFacts = endpoint('GET /privacy', 'public', {
  summary: 'Who runs this installation, who processes data for it, and how long data are kept',
  response: z.object({
    /** The controller; null when the operator has not set it. */
    operator: z.object({
      name: z.string().nullable(),
      contact: z.string().nullable(),
      /** Each company that works on the data for the operator (a processor), with its place and its task. */
      processors: z.array(z.string()),
    }),
    uses: z.object({
      /** A mail server sends e-mails. */
      mailServer: z.boolean(),
      google: z.boolean(),
      /** OpenAI, or a server like it, writes drafts of questions. It gets no data about users. */
      contentGeneration: z.boolean(),
    }),
    /** Months after which data are deleted. */
    months: z.object({
      inactiveAccounts: months,
      answerDetails: months,
      auditLog: months,
      notifications: months,
    }),
    /** Days between the warning about an unused account and its deletion. */
    warningDays: z.int().min(1),
  }),
});
export type PrivacyFacts = z.infer<typeof privacyFacts.response>;

/**
 * All data stored about a user, as a file to download. The API states for each column whether it is in it; nothing reads a
 * part of it.
 */
export const dataExportSchema = z.looseObject({ exportedAt: instantSchema });
export type DataExportDto = z.infer<typeof dataExportSchema>;
