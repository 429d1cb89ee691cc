import { z } from 'zod';
import { countSchema, daySchema, idSchema, instantSchema, percentSchema } from '../contract/field-schemas.ts';
import {
  confirmedArrangementSchema,
  ownArrangementSchema,
} from '../access-arrangements/access-arrangements.schemas.ts';
import { challengeSchema, quizSchema, testSchema } from './exported-activity.schemas.ts';
import { tiers } from '../question-bank/tiers.vocabulary.ts';
import { roles } from '../accounts/roles.vocabulary.ts';

const text = z.string().nullable();
const instant = instantSchema.nullable();

const profileSchema = z.object({
  id: idSchema,
  email: z.string(),
  emailVerifiedAt: instant,
  name: z.string(),
  firstName: text,
  lastName: text,
  avatar: text,
  grade: text,
  /** As typed in the profile. */
  school: text,
  /** The school whose private subjects are open to this account. */
  memberOfSchool: text,
  role: z.enum(roles),
  stage: text,
  examBoard: text,
  /** The pupil answered that they do not know their exam board. */
  isExamBoardUnknown: z.boolean(),
  /** When the steps of the first day were finished or skipped. */
  firstDayEndedAt: instant,
  parentEmail: text,
  parentConfirmedAt: instant,
  /** When the parent withdrew the consent. */
  consentWithdrawnAt: instant,
  consentEndsOn: text,
  /** A user of sign-in with Google who has not given an age yet. */
  needsAge: z.boolean(),
  /** When the user was warned that the unused account will be deleted. */
  inactivityWarnedAt: instant,
  premiumUntil: instant,
  signsInWithGoogle: z.boolean(),
  googleId: text,
  createdAt: instantSchema,
  lastLoginAt: instant,
  lastActiveOn: daySchema.nullable(),
  deletionRequestedAt: instant,
  emailNotifications: z.boolean(),
  weeklyReports: z.boolean(),
  /** The Monday of the last week with a weekly report. */
  weeklyReportFor: daySchema.nullable(),
  /** YYYY-MM. */
  birthMonth: text,
  parentReports: z.boolean(),
});

/** How the school's records name the user in a class. */
const listedName = { surname: z.string(), forename: z.string(), identifier: z.string() };

/** Of a link between a parent and a child. `looks` are the days on which the parent saw the results. */
const parentLinkFields = {
  state: z.string(),
  createdAt: instantSchema,
  childAgreedAt: instant,
  parentAgreedAt: instant,
  endAskedAt: instant,
  endedAt: instant,
  endedBy: text,
  looks: z.array(z.object({ day: daySchema, kind: z.string() })),
};

/** What the pupil chose under 'How I work best', and what was confirmed for assignments. */
const accessArrangementSchema = z.object({
  ...ownArrangementSchema.shape,
  forAssignments: confirmedArrangementSchema,
  updatedAt: instantSchema,
});

const totalsSchema = z.object({
  testsFinished: countSchema,
  questionsAnswered: countSchema,
  correctAnswers: countSchema,
  studySeconds: countSchema,
  streakDays: countSchema,
  bestStreak: countSchema,
  lastRestDayOn: daySchema.nullable(),
});

/** All data stored about a user, as a file to download. */
export const dataExportSchema = z.object({
  exportedAt: instantSchema,
  profile: profileSchema,
  accessArrangement: accessArrangementSchema.nullable(),
  totals: totalsSchema.nullable(),
  topics: z.array(
    z.object({
      topic: z.string(),
      subject: z.string(),
      questionsAttempted: countSchema,
      correctAnswers: countSchema,
      lastAnsweredAt: instantSchema,
    }),
  ),
  /** Questions in spaced repetition, because they were answered wrongly. */
  reviews: z.array(
    z.object({
      questionId: idSchema,
      topic: z.string(),
      subject: z.string(),
      dueAt: instantSchema,
      lastReviewAt: instant,
      repetitions: countSchema,
      lapses: countSchema,
      /** The FSRS state: how long the answer will be remembered (days), and how hard it is (1-10). */
      stability: z.number(),
      difficulty: z.number(),
    }),
  ),
  days: z.array(
    z.object({
      day: daySchema,
      finished: countSchema,
      answered: countSchema,
      correctAnswers: countSchema,
      studySeconds: countSchema,
    }),
  ),
  /** Questions the pupil has been given; the others are drawn first. */
  seenQuestions: z.array(z.object({ questionId: idSchema, seenAt: instantSchema })),
  /** How many questions of each topic and difficulty the pupil has been given. */
  seenCounts: z.array(
    z.object({
      topic: z.string(),
      kind: z.enum(['REGULAR', 'RAPID_FIRE']),
      /** Of rapid-fire questions their level. */
      difficulty: countSchema,
      tier: z.enum(tiers).nullable(),
      seen: countSchema,
    }),
  ),
  rapidFireProgress: z.array(
    z.object({
      subject: z.string(),
      currentLevel: z.int(),
      totalSessions: countSchema,
      /** Percent. */
      bestAccuracy: percentSchema,
      lastPlayedAt: instantSchema,
    }),
  ),
  creativeWritingProgress: z.array(
    z.object({
      subject: z.string(),
      stage: z.string(),
      totalSessions: countSchema,
      /** Sum of the sessions' percentages. */
      scoreSum: countSchema,
      bestSessionScore: countSchema,
      recentScores: z.array(z.int()),
      lastPlayedAt: instantSchema,
    }),
  ),
  tests: z.array(testSchema),
  rapidFire: z.array(quizSchema),
  creativeWriting: z.array(challengeSchema),
  reports: z.array(
    z.object({
      kind: z.string(),
      reason: z.string(),
      status: z.string(),
      questionId: idSchema.nullable(),
      pastPaperId: idSchema.nullable(),
      pastPaperNumber: z.int().nullable(),
      /** The administrator's notes on the decision. */
      notes: text,
      resolvedAt: instant,
      createdAt: instantSchema,
    }),
  ),
  notifications: z.array(
    z.object({
      title: z.string(),
      body: z.string(),
      createdAt: instantSchema,
      readAt: instant,
      emailedAt: instant,
    }),
  ),
  /** The classes that the user has joined as a pupil. */
  classMemberships: z.array(
    z.object({ class: z.string(), joinedAt: instantSchema, leftAt: instant, ...listedName }),
  ),
  /** Work on assignments of these classes, and what the teacher decided for this pupil. `testId` is that of `tests`. */
  assignments: z.array(
    z.object({
      class: z.string(),
      title: z.string(),
      testId: idSchema.nullable(),
      excusedAt: instant,
      returnedAt: instant,
      /** The pupil's own due time. */
      dueAt: instant,
    }),
  ),
  /** Open invitations to the user's e-mail address. */
  classInvitations: z.array(
    z.object({
      class: z.string(),
      email: z.string(),
      createdAt: instantSchema,
      expiresAt: instantSchema,
      ...listedName,
    }),
  ),
  /** Who can see, could see or was invited to see the user's results. */
  parents: z.array(z.object({ name: text, email: text, ...parentLinkFields })),
  /** Whose results the user can see, could see or asked to see. */
  children: z.array(z.object({ name: z.string(), ...parentLinkFields })),
  /** Children's invitations to the user's address that are not answered. */
  parentInvitations: z.array(
    z.object({ childName: z.string(), email: z.string(), createdAt: instantSchema, expiresAt: instant }),
  ),
  /** Codes for a parent that are not used: when they were made. */
  parentCodes: z.array(z.object({ createdAt: instantSchema, expiresAt: instantSchema })),
  /** The weekly e-mails about the user's children. */
  parentReports: z.array(
    z.object({ monday: daySchema, isQuiet: z.boolean(), sentAt: instant, refusedAt: instant }),
  ),
  /** The classes that the user teaches. */
  classesTaught: z.array(z.object({ class: z.string(), isOwner: z.boolean(), addedAt: instantSchema })),
  /** Where the user is signed in. No network address is stored. */
  sessions: z.array(
    z.object({
      device: z.string(),
      createdAt: instantSchema,
      lastSeenAt: instantSchema,
      expiresAt: instantSchema,
      confirmedAt: instantSchema,
    }),
  ),
  /** Account links sent by e-mail: to which address, and when they were used. */
  links: z.array(
    z.object({
      kind: z.string(),
      email: z.string(),
      createdAt: instantSchema,
      expiresAt: instantSchema,
      usedAt: instant,
    }),
  ),
});
export type DataExportDto = z.infer<typeof dataExportSchema>;
