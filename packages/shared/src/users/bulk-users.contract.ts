import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { emailSchema, idSchema, textSchema } from '../contract/field-schemas.ts';
import { roles } from '../accounts/roles.vocabulary.ts';
import { changePremium, listUsers } from './users.contract.ts';

/** Users in one request of a bulk change; the browser sends several. */
export const maxUsersPerRequest = 100;
/** Addresses that can be pasted at a time. */
export const maxPastedAddresses = 1000;
/** Users that match a filter of the list and are changed at a time. */
export const maxFilteredUsers = 5000;
/** E-mails that one administrator can send in 24 hours. */
export const maxEmailsPerDay = 500;

/** An e-mail that an administrator writes; a blank line begins a new paragraph. */
const userMessageSchema = z.object({
  subject: z.string().trim().min(1, 'Please enter a subject').pipe(textSchema(120)),
  text: z.string().trim().min(1, 'Please enter a message').pipe(textSchema(5_000)),
});

export const bulkUserChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('premium'), premiumUntil: changePremium.body.shape.premiumUntil }),
  z.object({ kind: z.literal('school'), schoolId: idSchema.nullable() }),
  /** Only by a super-administrator, with a recent confirmation. */
  z.object({ kind: z.literal('role'), role: z.enum(roles) }),
  z.object({ kind: z.literal('active'), isActive: z.boolean() }),
  userMessageSchema.extend({ kind: z.literal('email') }),
]);
export type BulkUserChange = z.infer<typeof bulkUserChangeSchema>;

const affectedUserSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** changed: or e-mailed. unchanged: it is so already. refused: with the reason. */
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  reason: z.string().nullable(),
});
export type AffectedUserDto = z.infer<typeof affectedUserSchema>;

export const previewBulkUsers = endpoint('POST /admin/users/bulk/preview', 'admin', {
  summary: 'Which users a bulk change would affect',
  body: z.object({
    userIds: z.array(idSchema).max(maxPastedAddresses).default([]),
    emails: z.array(emailSchema).max(maxPastedAddresses, 'At most 1,000 addresses at a time').default([]),
    /** All users that match this filter of the list, not only those on a page. */
    filter: z.object({ search: listUsers.query.shape.search, role: listUsers.query.shape.role }).optional(),
    change: bulkUserChangeSchema,
  }),
  response: z.object({
    users: z.array(affectedUserSchema),
    /** Addresses without an account. */
    unknownEmails: z.array(z.string()),
  }),
  statuses: [404, 422],
});

export const changeUsers = endpoint('POST /admin/users/bulk', 'admin', {
  summary: 'Change many users, or send them an e-mail; each as a single change would be made or refused',
  body: z.object({
    userIds: z.array(idSchema).min(1, 'Please select a user').max(maxUsersPerRequest),
    change: bulkUserChangeSchema,
  }),
  response: z.object({ users: z.array(affectedUserSchema) }),
  statuses: [404, 422],
  creates: true,
});
