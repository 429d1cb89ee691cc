import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { emailSchema, idSchema, instantSchema } from '../contract/field-schemas.ts';
import { pageFields, searchSchema } from '../contract/list-schemas.ts';
import { memberPageSize } from './classes.vocabulary.ts';
import {
  classFieldsSchema,
  classInvitationSchema,
  classPreviewSchema,
  classSchema,
  classSummarySchema,
  invitationTextSchema,
  invitedLineSchema,
  joinCodeBody,
  joinedClassSchema,
  listedNameSchema,
  memberOrders,
  memberPageSchema,
  newJoinCodeSchema,
} from './classes.schemas.ts';

// ---- for pupils

export const previewClass = endpoint('POST /classes/join/preview', 'pupil', {
  summary: 'The class of a join code: what it is and who will see what. Wrong codes are counted',
  body: joinCodeBody,
  response: classPreviewSchema,
  statuses: [404],
});

export const joinClass = endpoint('POST /classes/join', 'pupil', {
  summary: 'Join the class of a join code; a member stays one',
  body: joinCodeBody,
  response: joinedClassSchema,
  statuses: [404, 422],
});

export const ownMemberships = endpoint('GET /classes/memberships', 'pupil', {
  summary: "The caller's classes, and the open invitations to their confirmed e-mail address",
  response: z.object({
    classes: z.array(joinedClassSchema.extend({ joinedAt: instantSchema })),
    invitations: z.array(z.object({ id: idSchema, class: joinedClassSchema })),
  }),
});
export type OwnMembershipsDto = z.infer<typeof ownMemberships.response>;

export const acceptInvitation = endpoint('POST /classes/invitations/:invitationId/accept', 'pupil', {
  summary: 'Join the class of an invitation to the caller',
  response: joinedClassSchema,
  statuses: [422],
});

export const declineInvitation = endpoint('DELETE /classes/invitations/:invitationId', 'pupil', {
  summary: 'Decline an invitation to the caller',
  response: z.object({}),
});

export const leaveClass = endpoint('DELETE /classes/:classId/membership', 'pupil', {
  summary: "Leave a class: its teachers no longer see the caller's work",
  response: z.object({}),
  acceptsMissing: true,
});

// ---- for teachers

/** What a change of one of the caller's classes declares. Somebody else's class does not exist for them. */
const ofChangedClass = { response: classSchema, statuses: [422] } as const;

export const listClasses = endpoint('GET /classes', 'teacher', {
  summary: 'The classes that the caller owns or teaches, archived ones last',
  response: z.object({ classes: z.array(classSummarySchema) }),
});

export const createClass = endpoint('POST /classes', 'teacher', {
  summary: 'Create a class of the school of the caller, who owns it',
  body: classFieldsSchema,
  response: classSchema,
  statuses: [422],
  creates: true,
});

export const readClass = endpoint('GET /classes/:classId', 'teacher', {
  summary: 'A class with its join code and teachers',
  response: classSchema,
});

export const changeClass = endpoint('PUT /classes/:classId', 'teacher', {
  summary: 'Change the name, the stage and the subject of a class',
  ...ofChangedClass,
  body: classFieldsSchema,
});

export const archiveClass = endpoint('POST /classes/:classId/archive', 'teacher', {
  summary: 'Archive a class as its owner: nobody can join, and no new work is shown',
  ...ofChangedClass,
});

export const restoreClass = endpoint('POST /classes/:classId/restore', 'teacher', {
  summary: 'Restore an archived class as its owner',
  ...ofChangedClass,
});

export const renewJoinCode = endpoint('POST /classes/:classId/code', 'teacher', {
  summary: 'Replace the join code; the old one stops working immediately',
  ...ofChangedClass,
  body: newJoinCodeSchema,
});

export const listMembers = endpoint('GET /classes/:classId/members', 'teacher', {
  summary: 'The members of a class, page by page',
  query: z.object({
    ...pageFields({ usual: memberPageSize, most: 100 }),
    search: searchSchema(120),
    order: z.enum(memberOrders).default('name'),
  }),
  response: memberPageSchema,
});

export const nameMember = endpoint('PUT /classes/:classId/members/:pupilId/name', 'teacher', {
  summary: "Store a member's name and number in the school's records, for the teachers of the class",
  body: listedNameSchema,
  response: z.object({}),
});

export const removeMember = endpoint('DELETE /classes/:classId/members/:pupilId', 'teacher', {
  summary: 'Remove a member from a class',
  response: z.object({}),
});

export const listInvitations = endpoint('GET /classes/:classId/invitations', 'teacher', {
  summary: 'The open invitations of a class, the newest first',
  response: z.object({ invitations: z.array(classInvitationSchema) }),
});

export const invitePupils = endpoint('POST /classes/:classId/invitations', 'teacher', {
  summary: 'Invite the addresses of a pasted list by e-mail, and return the outcome of each line',
  body: invitationTextSchema,
  response: z.object({ lines: z.array(invitedLineSchema) }),
  statuses: [422],
  creates: true,
});

export const withdrawInvitation = endpoint('DELETE /classes/:classId/invitations/:invitationId', 'teacher', {
  summary: 'Withdraw an invitation',
  response: z.object({}),
});

export const coTeacherSchema = z.object({ email: emailSchema });

export const addCoTeacher = endpoint('POST /classes/:classId/teachers', 'teacher', {
  summary: 'Add a teacher of the same school as the owner of a class; its members are notified',
  ...ofChangedClass,
  body: coTeacherSchema,
});

export const removeCoTeacher = endpoint('DELETE /classes/:classId/teachers/:teacherId', 'teacher', {
  summary: 'Remove a co-teacher as the owner, or leave a class as a co-teacher',
  response: z.object({}),
  statuses: [422],
});

export const makeClassOwner = endpoint('POST /classes/:classId/owner', 'teacher', {
  summary: 'Make a co-teacher the owner of a class; the caller becomes a co-teacher',
  ...ofChangedClass,
  body: z.object({ teacherId: idSchema }),
});
