import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { namedSchema } from '../curriculum/curriculum-schemas.ts';
import { daySchema, idSchema, instantSchema, textSchema } from '../contract/field-schemas.ts';
import { beforeQuery, nextBeforeSchema } from '../contract/list-schemas.ts';
import { auditTargetKinds, type AuditTargetKind } from './audit.vocabulary.ts';

export const entriesPerPage = 50;

const kinds = Object.keys(auditTargetKinds) as AuditTargetKind[];
const values = z.record(z.string(), z.json()).nullable();
const person = namedSchema.extend({ email: z.string() });

const auditEntrySchema = z.object({
  id: idSchema,
  at: instantSchema,
  /** Null when the application made the change itself, or the account is deleted. */
  actor: person.nullable(),
  action: z.string(),
  target: z.object({
    kind: z.string(),
    id: z.string(),
    /** Its present name, or the one that the entry recorded; null when neither is known. */
    name: z.string().nullable(),
    exists: z.boolean(),
  }),
  /** The changed fields before and after the change; null for something created or deleted. */
  before: values,
  after: values,
  /** The names of the ids in the changed fields, where they are known. */
  names: z.record(z.string(), z.string()),
});
export type AuditEntryDto = z.infer<typeof auditEntrySchema>;

export const listAuditEntries = endpoint('GET /admin/audit-log', 'admin', {
  summary: 'The changes that administrators made, newest first',
  query: z.object({
    /** Empty: every kind. */
    kind: z.enum(['', ...kinds]).default(''),
    actorId: idSchema.or(z.literal('')).default(''),
    /** The target's id or, for a user, the e-mail address. */
    target: z.string().trim().pipe(textSchema(254)).default(''),
    /** The first and the last day, in Europe/London. */
    from: daySchema.or(z.literal('')).default(''),
    until: daySchema.or(z.literal('')).default(''),
    ...beforeQuery.shape,
  }),
  response: z.object({ entries: z.array(auditEntrySchema), next: nextBeforeSchema }),
  statuses: [404],
});

export const listAuditActors = endpoint('GET /admin/audit-log/actors', 'admin', {
  summary: 'Every user with an entry in the audit log',
  response: z.object({ actors: z.array(person) }),
});
