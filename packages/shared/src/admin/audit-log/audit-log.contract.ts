import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { idSchema, instantSchema, textSchema } from '../../contract/field-schemas.ts';
import { auditSubjectKinds, type AuditSubjectKind } from '../../vocabulary/audit.ts';

export const entriesPerPage = 50;

const kinds = Object.keys(auditSubjectKinds) as AuditSubjectKind[];
const values = z.record(z.string(), z.json()).nullable();
const person = z.object({ id: idSchema, name: z.string(), email: z.string() });

export const auditEntrySchema = z.object({
  id: idSchema,
  at: instantSchema,
  /** Null when the application did it by itself, or the account is gone. */
  actor: person.nullable(),
  action: z.string(),
  subject: z.object({
    kind: z.string(),
    id: z.string(),
    /** Of a user who is still there. */
    name: z.string().nullable(),
  }),
  /** What was changed, as it was and as it became; null where there was or is nothing. */
  before: values,
  after: values,
});
export type AuditEntryDto = z.infer<typeof auditEntrySchema>;

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit-log',
  access: 'admin',
  summary: 'What administrators did, newest first',
  query: z.object({
    /** An empty one is every kind. */
    kind: z.enum(['', ...kinds]).default(''),
    actorId: idSchema.or(z.literal('')).default(''),
    /** What something was done to: its id or, for a user, the e-mail address. */
    subject: z.string().trim().pipe(textSchema(254)).default(''),
    /** The last entry of the page before. */
    before: idSchema.optional(),
  }),
  response: z.object({
    entries: z.array(auditEntrySchema),
    /** What to ask for as `before`; null when this was the last page. */
    next: idSchema.nullable(),
  }),
});

export const listAuditActors = endpoint({
  method: 'GET',
  path: '/admin/audit-log/actors',
  access: 'admin',
  summary: 'Everybody who stands in the journal with something they did',
  response: z.object({ actors: z.array(person) }),
});
