import { z } from 'zod';
import {
  countSchema,
  daySchema,
  emailSchema,
  idSchema,
  instantSchema,
  percentSchema,
} from '../contract/field-schemas.ts';
import { isPairingCode, normalisePairingCode } from '../accounts/pairing-code.ts';
import { statesOfWorkDue } from '../assignments/assignments.vocabulary.ts';
import { parentViewKinds, summaryTests, summaryTopics, summaryWorkDue } from './parents.vocabulary.ts';

const birthMonth = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'Please choose the month and the year');

/** YYYY-MM. Sent once, when it is not known yet. */
const askedOnce = { birthMonth: birthMonth.optional() };

export const newCodeSchema = z.object(askedOnce);

export const invitationSchema = z.object({
  email: z.string().trim().min(1, 'Please enter an e-mail address').pipe(emailSchema),
  ...askedOnce,
});

export const enteredCodeSchema = z.object({
  code: z
    .string()
    .max(100, 'A code has eight letters and digits')
    .transform(normalisePairingCode)
    .refine((code) => code !== '', 'Please enter the code')
    .refine(
      (code) => code === '' || isPairingCode(code),
      'A code has eight letters and digits. Please check each of them',
    ),
});

export const pairingCodeSchema = z.object({ code: z.string(), expiresAt: instantSchema });

/** A link as the child sees it. Name and address are the parent's; an invitation has only the invited address. */
const linkOfChildSchema = z.object({
  id: idSchema,
  state: z.enum(['INVITED', 'REQUESTED', 'ACTIVE']),
  name: z.string().nullable(),
  email: z.string(),
  /** When it was made, or when it became active. */
  since: instantSchema,
  /** The child asked to end it, and the parent who confirmed the account has not decided yet. */
  isEndAsked: z.boolean(),
});
export type LinkOfChildDto = z.infer<typeof linkOfChildSchema>;

/** The caller as a child: who can see the results, and what the caller may do about it. */
export const ownParentsSchema = z.object({
  links: z.array(linkOfChildSchema),
  /** Whether the month of birth must be sent with the next code or invitation. */
  needsBirthMonth: z.boolean(),
  /** Under 13: the parent who confirmed the account decides, and no one else can be invited. */
  isYoung: z.boolean(),
  /** False for an adult, and for other roles than a pupil's. */
  mayLink: z.boolean(),
});
export type OwnParentsDto = z.infer<typeof ownParentsSchema>;

export const parentViewSchema = z.object({
  name: z.string(),
  day: daySchema,
  kind: z.enum(parentViewKinds),
});
export type ParentViewDto = z.infer<typeof parentViewSchema>;

/** A link as the parent sees it. */
export const childLinkSchema = z.object({
  id: idSchema,
  state: z.enum(['REQUESTED', 'ACTIVE']),
  name: z.string(),
  since: instantSchema,
  /** The child asked to end it; the caller confirmed the account and decides. */
  isEndAsked: z.boolean(),
  /** The caller confirmed the account of this child under 13, and may make a code for another adult. */
  mayMakeCode: z.boolean(),
  /** Links of other adults that this child asked to end, for the caller to decide about. They name nobody. */
  othersToEnd: z.array(idSchema),
});
export type ChildLinkDto = z.infer<typeof childLinkSchema>;

const topicOfSummary = { subjectName: z.string(), topicName: z.string(), accuracy: percentSchema };

/** An assignment that a child can still do, without its result. */
const workDueSchema = z.object({
  assignmentId: idSchema,
  title: z.string(),
  /** The child's own due time; null for a child who joined the class after it. */
  dueAt: instantSchema.nullable(),
  state: z.enum(statesOfWorkDue),
});
export type WorkDueDto = z.infer<typeof workDueSchema>;

/** An assignment that closed before the child handed anything in. */
const missedWorkSchema = z.object({
  assignmentId: idSchema,
  title: z.string(),
  closedAt: instantSchema,
});
export type MissedWorkDto = z.infer<typeof missedWorkSchema>;

/** Handed-in work of which the child sees no result yet. It has no figures. */
const withheldWorkSchema = z.object({
  assignmentId: idSchema,
  title: z.string(),
  handedInAt: instantSchema,
  /** Whether the child will see a result. */
  hasResultsLater: z.boolean(),
});
export type WithheldWorkDto = z.infer<typeof withheldWorkSchema>;

export const childSummarySchema = z.object({
  linkId: idSchema,
  name: z.string(),
  /** The one that is due first at the top. */
  workDue: z.array(workDueSchema).max(summaryWorkDue),
  /** Of the last weeks, the one that closed last at the top. */
  missedWork: z.array(missedWorkSchema).max(summaryWorkDue),
  /** Of the last weeks, the one that was handed in last at the top. */
  withheldWork: z.array(withheldWorkSchema).max(summaryWorkDue),
  /** The weeks of the summary, the newest first. */
  weeks: z.array(z.object({ monday: daySchema, days: countSchema, minutes: countSchema })),
  tests: z
    .array(
      z.object({
        subjectName: z.string(),
        /** Of the assignment; null for practice. */
        title: z.string().nullable(),
        score: percentSchema,
        questionCount: countSchema,
        finishedAt: instantSchema,
      }),
    )
    .max(summaryTests),
  /** By how many percentage points the share of correct answers rose since the four weeks before. */
  rising: z.array(z.object({ ...topicOfSummary, gain: percentSchema })).max(summaryTopics),
  needsWork: z.array(z.object(topicOfSummary)).max(summaryTopics),
});
export type ChildSummaryDto = z.infer<typeof childSummarySchema>;
