import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idSchema, instantSchema } from '../contract/field-schemas.ts';

/** Why an administrator ends a link, with the words of the list. Nothing is written freely: it may be about a child. */
export const linkEndReasons = {
  'court-order': 'A court order',
  safeguarding: 'To protect the child',
  'wrong-person': 'Not a parent or guardian',
  'asked-by-parent': 'Asked for by a parent',
  'asked-by-child': 'Asked for by the child',
  'asked-by-school': 'Asked for by a school',
} as const;
export type LinkEndReason = keyof typeof linkEndReasons;

const userParentLinkSchema = z.object({
  id: idSchema,
  /** Whether the user is the child or the parent of the link. */
  userIs: z.enum(['child', 'parent']),
  state: z.enum(['INVITED', 'REQUESTED', 'ACTIVE']),
  /** The other person; null for an open invitation. */
  name: z.string().nullable(),
  /** Of the other person, or the invited address. */
  email: z.string(),
  since: instantSchema,
});
export type UserParentLinkDto = z.infer<typeof userParentLinkSchema>;

export const listUserParentLinks = endpoint('GET /admin/users/:id/parent-links', 'admin', {
  summary: 'The links of a user as a child and as a parent that have not ended, the oldest first',
  response: z.object({ links: z.array(userParentLinkSchema) }),
});

export const endUserParentLinkSchema = z.object({
  reason: z.enum(
    Object.keys(linkEndReasons) as [LinkEndReason, ...LinkEndReason[]],
    'Please choose a reason',
  ),
});

export const endUserParentLink = endpoint('POST /admin/parent-links/:id/end', 'admin', {
  summary: 'End a link permanently: both are notified without a reason, and it cannot be made again',
  body: endUserParentLinkSchema,
  response: z.object({}),
});
