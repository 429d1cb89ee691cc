import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import {
  countSchema,
  daySchema,
  emailSchema,
  instantSchema,
  percentSchema,
  textSchema,
} from '../../contract/field-schemas.ts';
import { dataExportSchema } from './data-export.schemas.ts';

export const userStatsSchema = z.object({
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
export const weekDaySchema = z.object({ day: daySchema, isToday: z.boolean(), isDone: z.boolean() });
export type WeekDayDto = z.infer<typeof weekDaySchema>;

export const accountStateSchema = z.object({
  /** False for somebody who signs in with Google alone. */
  hasPassword: z.boolean(),
  /** When the account will be deleted, as its owner asked; null when nobody asked. */
  deletionDueAt: instantSchema.nullable(),
});
export type AccountStateDto = z.infer<typeof accountStateSchema>;

export const ownStats = endpoint({
  method: 'GET',
  path: '/users/me',
  access: 'signed-in',
  summary: "One's own name, statistics and week",
  response: z.object({
    name: z.string(),
    stats: userStatsSchema,
    week: z.array(weekDaySchema),
    account: accountStateSchema.default({ hasPassword: true, deletionDueAt: null }),
  }),
});

const nameLength = 120;
const shortText = z.string().trim().pipe(textSchema(nameLength));

/** What a person says about themselves; an empty text clears a field, a field left out stays as it is. */
export const profileSchema = z.object({
  name: shortText.pipe(z.string().min(1, 'Please enter your name')),
  /** Only the present address is taken here: another one counts once it is verified (`changeEmail`). */
  email: emailSchema.optional(),
  firstName: shortText.optional(),
  lastName: shortText.optional(),
  grade: shortText.optional(),
  school: shortText.optional(),
});
export type ProfileInput = z.input<typeof profileSchema>;

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/users/profile',
  access: 'signed-in',
  summary: "Change one's own profile",
  body: profileSchema,
  response: z.object({
    name: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    grade: z.string(),
    school: z.string(),
  }),
});

const anyPassword = z.string().max(200, 'This password is too long');

export const passwordChangeSchema = z.object({
  currentPassword: anyPassword.min(1, 'Please enter your current password'),
  newPassword: anyPassword.min(8, 'Please use at least 8 characters'),
  /** The new session lives as long as a remembered one. */
  rememberMe: z.boolean().default(false),
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/users/password',
  access: 'signed-in',
  summary: 'Change the password: every other session ends, this one goes on with the token of the reply',
  body: passwordChangeSchema,
  response: z.object({ token: z.string() }),
});

/** A new address; the password again, or without one (Google) a sign-in of the last ten minutes. */
export const emailChangeSchema = z.object({
  email: z.string().trim().min(1, 'Please enter the new e-mail address').pipe(emailSchema),
  password: anyPassword.optional(),
});

export type EmailChangeInput = z.input<typeof emailChangeSchema>;

export const changeEmail = endpoint({
  method: 'POST',
  path: '/users/email',
  access: 'signed-in',
  summary: 'Ask for another e-mail address: it counts once the link sent to it was followed',
  body: emailChangeSchema,
  response: z.object({}),
});

export const exportData = endpoint({
  method: 'GET',
  path: '/users/export',
  access: 'signed-in',
  summary: 'All that is held about the caller',
  response: dataExportSchema,
});

/** Days in which a deletion can be taken back. */
export const deletionDays = 7;

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/users/deletion',
  access: 'signed-in',
  summary: 'Ask for the account to be deleted; seven days to take it back',
  /** Without a password (Google): a sign-in of the last ten minutes stands in for it. */
  body: z.object({ password: anyPassword.optional() }),
  response: accountStateSchema,
});

export const undoDeletion = endpoint({
  method: 'POST',
  path: '/users/deletion/undo',
  access: 'signed-in',
  summary: 'Keep the account after all',
  response: accountStateSchema,
});
