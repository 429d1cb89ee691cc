import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import {
  countSchema,
  daySchema,
  emailSchema,
  instantSchema,
  nameSchema,
  percentSchema,
} from '../contract/field-schemas.ts';
import { firstDaySchema } from '../first-day/first-day.contract.ts';
import { dataExportSchema } from '../privacy/privacy.contract.ts';

const userStatsSchema = z.object({
  /** Seconds. */
  totalStudyTime: countSchema,
  questionsSolved: countSchema,
  averageScore: percentSchema,
  currentLevel: z.int().min(1),
  /** Days. */
  streak: countSchema,
  daysSinceLastLogin: countSchema,
  lastLoginAt: instantSchema.nullable(),
});
export type UserStatsDto = z.infer<typeof userStatsSchema>;

/** Monday to Sunday of this week (Europe/London). */
const weekDaySchema = z.object({ day: daySchema, isToday: z.boolean(), isDone: z.boolean() });
export type WeekDayDto = z.infer<typeof weekDaySchema>;

const accountStateSchema = z.object({
  /** False for a user who only signs in with Google. */
  hasPassword: z.boolean(),
  /** When the account will be deleted; null if the user has not requested deletion. */
  deletionDueAt: instantSchema.nullable(),
});
export type AccountStateDto = z.infer<typeof accountStateSchema>;

export const ownStats = endpoint('GET /users/me', 'signed-in', {
  summary: "The caller's name, statistics and week",
  response: z.object({
    name: z.string(),
    stats: userStatsSchema,
    week: z.array(weekDaySchema),
    /** Null once the steps of the first day are done or skipped. */
    firstDay: firstDaySchema.nullable().default(null),
    account: accountStateSchema.default({ hasPassword: true, deletionDueAt: null }),
  }),
});

const nameLength = 120;
const shortText = z.string().trim().pipe(nameSchema(nameLength));

/** The profile that a user edits. An empty text clears a field; an omitted field stays as it is. */
export const profileSchema = z.object({
  name: shortText.pipe(z.string().min(1, 'Please enter your name')),
  /** Only the current address is accepted here. `changeEmail` changes it, with verification. */
  email: emailSchema.optional(),
  firstName: shortText.optional(),
  lastName: shortText.optional(),
  grade: shortText.optional(),
  school: shortText.optional(),
});
export type ProfileInput = z.input<typeof profileSchema>;

export const updateProfile = endpoint('PUT /users/profile', 'signed-in', {
  summary: "Change the caller's profile",
  body: profileSchema,
  response: z.object({
    name: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    grade: z.string(),
    school: z.string(),
  }),
  statuses: [422],
});

const anyPassword = z.string().max(200, 'This password is too long');

export const passwordChangeSchema = z.object({
  currentPassword: anyPassword.min(1, 'Please enter your current password'),
  newPassword: anyPassword.min(8, 'Please use at least 8 characters'),
  /** Gives the new session token the longer lifetime. */
  rememberMe: z.boolean().default(false),
});

export const changePassword = endpoint('PUT /users/password', 'signed-in', {
  summary: 'Change the password; ends all other sessions. This one continues with the token in the reply',
  body: passwordChangeSchema,
  response: z.object({ token: z.string() }),
  statuses: [409, 422],
});

/** The new address, and the password. Without a password (Google): a sign-in in the last ten minutes. */
export const emailChangeSchema = z.object({
  email: z.string().trim().min(1, 'Please enter the new e-mail address').pipe(emailSchema),
  password: anyPassword.optional(),
});

export type EmailChangeInput = z.input<typeof emailChangeSchema>;

export const changeEmail = endpoint('POST /users/email', 'signed-in', {
  summary: 'Request a new e-mail address; it takes effect when the link sent to it is opened',
  body: emailChangeSchema,
  response: z.object({}),
  statuses: [422],
});

export const exportData = endpoint('GET /users/export', 'signed-in', {
  summary: 'All data stored about the caller',
  response: dataExportSchema,
});

/** Days in which the user can undo the deletion. */
export const deletionDays = 7;

export const requestDeletion = endpoint('POST /users/deletion', 'signed-in', {
  summary: 'Request the deletion of the account; it can be undone for seven days',
  /** Without a password (Google): a sign-in in the last ten minutes is required instead. */
  body: z.object({ password: anyPassword.optional() }),
  response: accountStateSchema,
  statuses: [422],
});

export const undoDeletion = endpoint('POST /users/deletion/undo', 'signed-in', {
  summary: 'Undo the requested deletion of the account',
  response: accountStateSchema,
  statuses: [409],
});
