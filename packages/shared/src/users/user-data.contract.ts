import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { textSchema } from '../contract/field-schemas.ts';
import { dataExportSchema } from '../privacy/privacy.contract.ts';

/** Who asked an administrator for a copy or an erasure. Not free text, which could name a child. */
export const dataRequestReasons = {
  pupil: 'The pupil asked',
  parent: 'A parent asked',
  school: 'The school asked',
  law: 'The law requires it',
} as const;
export type DataRequestReason = keyof typeof dataRequestReasons;

const reason = z.enum(
  Object.keys(dataRequestReasons) as [DataRequestReason, ...DataRequestReason[]],
  'Please choose who asked',
);

export const exportUserSchema = z.object({ reason });

export const exportUser = endpoint('POST /admin/users/:id/export', 'admin', {
  summary: 'All data stored about a user, for a request that an administrator answers; in the audit log',
  body: exportUserSchema,
  response: dataExportSchema,
});

export const eraseUserSchema = z.object({
  reason,
  /** The user's address, typed by the administrator as a confirmation. */
  email: z.string().trim().min(1, 'Please type the e-mail address').pipe(textSchema(320)),
});

export const eraseUser = endpoint('POST /admin/users/:id/erasure', 'admin', {
  summary: 'Erase an account with all its data, immediately; in the audit log under a new id',
  body: eraseUserSchema,
  response: z.object({}),
  statuses: [422],
});
