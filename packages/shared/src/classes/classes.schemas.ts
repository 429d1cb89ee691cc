import { z } from 'zod';
import { namedSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema, instantSchema, nameSchema, textSchema } from '../contract/field-schemas.ts';
import { paginationSchema } from '../contract/list-schemas.ts';
import { normaliseJoinCode } from './join-code.ts';
import {
  joinCodeCharacters,
  joinCodeDays,
  joinCodeLength,
  maxClassNameLength,
  maxListedNameLength,
  maxInvitationTextLength,
} from './classes.vocabulary.ts';

/** The name, stage and subject of a class; null for every subject of the stage. */
export const classFieldsSchema = z.object({
  name: z
    .string({ error: 'Please give the class a name' })
    .trim()
    .min(1, 'Please give the class a name')
    .pipe(nameSchema(maxClassNameLength)),
  stageId: z.uuid({ error: 'Please choose a stage' }),
  subjectId: idSchema.nullable(),
});
export type ClassFields = z.infer<typeof classFieldsSchema>;

/** A join code as a pupil types it: spaces, hyphens and small letters are accepted. */
export const joinCodeSchema = z
  .string()
  .max(40)
  .transform(normaliseJoinCode)
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^[${joinCodeCharacters}]{${String(joinCodeLength)}}$`, 'u'),
        'A join code has six letters and digits, for example CDF-GHJ',
      ),
  );
export const joinCodeBody = z.object({ code: joinCodeSchema });

export const newJoinCodeSchema = z.object({ days: z.literal(joinCodeDays) });
export const invitationTextSchema = z.object({
  text: textSchema(maxInvitationTextLength).refine(
    (text) => text.trim() !== '',
    'Please paste e-mail addresses',
  ),
});

const aboutClass = {
  id: idSchema,
  name: z.string(),
  stage: namedSchema,
  subject: namedSchema.nullable(),
  archivedAt: instantSchema.nullable(),
};

/** A class in its teacher's list. */
export const classSummarySchema = z.object({
  ...aboutClass,
  /** Whether the caller is its owner; otherwise a co-teacher. */
  isOwner: z.boolean(),
  memberCount: countSchema,
});
export type ClassSummaryDto = z.infer<typeof classSummarySchema>;

const classTeacherSchema = namedSchema.extend({ isOwner: z.boolean() });
export type ClassTeacherDto = z.infer<typeof classTeacherSchema>;

/** A class as its teachers see it. */
export const classSchema = classSummarySchema.extend({
  /** The name of its school; null without one. */
  school: z.string().nullable(),
  joinCode: z.string(),
  joinCodeExpiresAt: instantSchema,
  /** The owner first. */
  teachers: z.array(classTeacherSchema),
});
export type ClassDto = z.infer<typeof classSchema>;

const listedPart = z.string().trim().pipe(nameSchema(maxListedNameLength));

/** A pupil's name and number in the school's records, which teachers of a class enter; each may be empty. */
export const listedNameSchema = z.object({
  surname: listedPart,
  forename: listedPart,
  identifier: listedPart,
});

/**
 * A member of a class as its teachers see them. `name` is the name in the school's records, if there is one; pupils who
 * share it and the number have behind it when they joined.
 */
export const classPupilSchema = namedSchema.extend({
  /** The name that the pupil has chosen; null when it is `name`. */
  ownName: z.string().nullable(),
  surname: z.string(),
  forename: z.string(),
  identifier: z.string(),
});
export type ClassPupilDto = z.infer<typeof classPupilSchema>;

const classMemberSchema = classPupilSchema.extend({
  schoolYear: z.string().nullable(),
  joinedAt: instantSchema,
});
export type ClassMemberDto = z.infer<typeof classMemberSchema>;

export const memberOrders = ['name', 'newest'] as const;
export type MemberOrder = (typeof memberOrders)[number];

export const memberPageSchema = z.object({
  members: z.array(classMemberSchema),
  pagination: paginationSchema,
});

const invitationOutcomes = [
  'invited',
  'already-invited',
  'already-member',
  'named-member',
  'repeated',
  'heading',
  'not-invited',
] as const;

/** The outcome of a pasted line. */
export const invitedLineSchema = z.object({
  number: countSchema,
  text: z.string(),
  outcome: z.enum(invitationOutcomes),
  /** Why it was not invited, in words that continue the text; null otherwise. */
  problem: z.string().nullable(),
});
export type InvitedLineDto = z.infer<typeof invitedLineSchema>;

export const classInvitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  surname: z.string(),
  forename: z.string(),
  identifier: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
});
export type ClassInvitationDto = z.infer<typeof classInvitationSchema>;

/** A class as a pupil sees it before and after joining. */
export const joinedClassSchema = z.object({
  ...aboutClass,
  school: z.string().nullable(),
  /** The names of the teachers who see the pupil's work, the owner first. */
  teachers: z.array(z.string()),
});
export type JoinedClassDto = z.infer<typeof joinedClassSchema>;

export const classPreviewSchema = joinedClassSchema.extend({ isMember: z.boolean() });
export type ClassPreviewDto = z.infer<typeof classPreviewSchema>;
