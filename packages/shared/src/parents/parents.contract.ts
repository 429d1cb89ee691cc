import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { linkTokenSchema } from '../contract/request-schemas.ts';
import {
  childLinkSchema,
  childSummarySchema,
  enteredCodeSchema,
  invitationSchema,
  newCodeSchema,
  ownParentsSchema,
  pairingCodeSchema,
  parentViewSchema,
} from './parents.schemas.ts';

const newCode = { response: pairingCodeSchema, statuses: [422] } as const;
/** What a call of a child that adds a parent declares. */
const addedParent = { response: ownParentsSchema, statuses: [422] } as const;
/** What a call of a parent that adds a child declares. */
const addedChild = { response: childLinkSchema, statuses: [422] } as const;

// Calls of a child.

export const ownParents = endpoint('GET /parents', 'pupil', {
  summary: 'The parents who can see the caller’s results, open requests and invitations',
  response: ownParentsSchema,
});

export const ownParentViews = endpoint('GET /parents/views', 'pupil', {
  summary: 'Which parent saw the caller’s results on which day, the newest first',
  response: z.object({ views: z.array(parentViewSchema) }),
});

export const makeParentCode = endpoint('POST /parents/codes', 'pupil', {
  summary: 'Make a single-use code for a parent; an earlier one stops working',
  body: newCodeSchema,
  ...newCode,
});

export const inviteParent = endpoint('POST /parents/invitations', 'pupil', {
  summary: 'Invite a parent by e-mail',
  body: invitationSchema,
  ...addedParent,
  creates: true,
});

export const agreeToParent = endpoint('POST /parents/links/:id/agree', 'pupil', {
  summary: 'Let a parent who entered a code see the caller’s results',
  ...addedParent,
});

// Calls of both.

export const endParentLink = endpoint('POST /parents/links/:id/end', 'signed-in', {
  summary:
    'End a link, a request or an invitation as its child or parent; a child under 13 asks, and the parent who confirmed the account decides',
  response: z.object({ isEnded: z.boolean() }),
});

// Calls of a parent.

export const listChildren = endpoint('GET /children', 'adult', {
  summary: 'The children whose results the caller can see, or has asked to see',
  response: z.object({ children: z.array(childLinkSchema) }),
});

export const enterParentCode = endpoint('POST /children', 'adult', {
  summary: 'Enter a code to see a child’s results',
  body: enteredCodeSchema,
  ...addedChild,
});

export const acceptParentInvitation = endpoint('POST /children/invitation', 'adult', {
  summary: 'Accept an invitation with the secret in its link',
  body: z.object({ token: linkTokenSchema }),
  ...addedChild,
});

export const childSummary = endpoint('GET /children/:id/summary', 'adult', {
  summary: 'A child’s last four weeks; the child sees that the caller looked today',
  response: childSummarySchema,
});

export const makeCodeForChild = endpoint('POST /children/:id/codes', 'adult', {
  summary: 'Make a code with which another adult can see the results of a child under 13',
  ...newCode,
});

// Calls with the secret of an invitation, without signing in.

export const inspectParentInvitation = endpoint('POST /parents/invitations/inspect', 'public', {
  summary: 'Who invites which address; does not use the invitation',
  body: z.object({ token: linkTokenSchema }),
  response: z.object({ childName: z.string(), email: z.string() }),
  statuses: [422],
});
export type ParentInvitationDto = z.infer<(typeof inspectParentInvitation)['response']>;

export const declineParentInvitation = endpoint('POST /parents/invitations/decline', 'public', {
  summary: 'Decline an invitation; after “This is not me” the child cannot invite the address again',
  body: z.object({ token: linkTokenSchema, isNotMe: z.boolean() }),
  response: z.object({}),
  statuses: [422],
});
