import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { namedSchema } from '../curriculum/curriculum-schemas.ts';
import {
  countSchema,
  daySchema,
  idSchema,
  instantSchema,
  nameSchema,
  textSchema,
} from '../contract/field-schemas.ts';
import { pageFields } from '../contract/list-schemas.ts';
import { roles } from '../accounts/roles.vocabulary.ts';

/** Users on a page of the list. */
const usersPerPage = 25;

export const schoolSchema = namedSchema;
export type SchoolDto = z.infer<typeof schoolSchema>;

/** A user as administrators see them, without secrets (passwords, tokens) and without texts a pupil wrote. */
const managedUserSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  authProvider: z.enum(['google', 'email']),
  emailVerified: z.boolean(),
  role: z.enum(roles),
  isActive: z.boolean(),
  lastLoginAt: instantSchema.nullable(),
  createdAt: instantSchema,
  /** The last day with premium access, in Europe/London; it may be in the past. Null without premium. */
  premiumUntil: daySchema.nullable(),
  /** The school whose private subjects are open to the user. */
  school: schoolSchema.nullable(),
  _count: z.object({ testResults: countSchema, questionFlags: countSchema }),
});
export type ManagedUserDto = z.infer<typeof managedUserSchema>;

const paginationSchema = z.object({
  page: z.int().min(1),
  limit: z.int().min(1),
  totalCount: countSchema,
  totalPages: countSchema,
  hasNext: z.boolean(),
  hasPrev: z.boolean(),
});

export const listUsers = endpoint('GET /admin/users', 'admin', {
  summary: 'Users whose name or e-mail address contains every word of the search, newest first',
  query: z.object({
    ...pageFields({ usual: usersPerPage, most: 100 }, 1_000_000),
    /** Words, or a complete id. */
    search: z.string().trim().pipe(textSchema(200)).default(''),
    /** Empty: every role. */
    role: z.enum(['', ...roles]).default(''),
  }),
  response: z.object({ users: z.array(managedUserSchema), pagination: paginationSchema }),
});
export type UserList = z.infer<typeof listUsers.response>;

export const oneUserSchema = z.object({ user: managedUserSchema });

export const readUser = endpoint('GET /admin/users/:id', 'admin', {
  summary: "One user; reading a pupil's account is recorded in the audit log",
  response: oneUserSchema,
});

export const changeRole = endpoint('PUT /admin/users/:id/role', 'super-admin', {
  summary: "Change a user's role; not your own, and not that of the last active super-administrator",
  response: oneUserSchema,
  body: z.object({ role: z.enum(roles) }),
  statuses: [422],
});

export const changeActive = endpoint('PUT /admin/users/:id/active', 'admin', {
  summary: 'Activate or deactivate an account; deactivating ends every session within five seconds',
  response: oneUserSchema,
  body: z.object({ isActive: z.boolean() }),
  statuses: [422],
});

export const changePremium = endpoint('PUT /admin/users/:id/premium', 'admin', {
  summary: 'Give premium access until the end of a day in Europe/London; null ends it',
  response: oneUserSchema,
  body: z.object({
    premiumUntil: daySchema
      .refine((day) => day < '2100-01-01', 'Please choose a day before the year 2100')
      .nullable(),
  }),
  statuses: [422],
});

export const changeSchool = endpoint('PUT /admin/users/:id/school', 'admin', {
  summary: 'Set the school whose private subjects are open to a user; null for none',
  response: oneUserSchema,
  body: z.object({ schoolId: idSchema.nullable() }),
});

export const sendResetLink = endpoint('POST /admin/users/:id/reset-link', 'admin', {
  summary: 'Send a user a link by e-mail to choose a new password; earlier links stop working',
  response: z.object({ sentTo: z.string() }),
  statuses: [422],
  creates: true,
});

export const listSchools = endpoint('GET /admin/schools', 'admin', {
  summary: 'All schools, in order of their names',
  response: z.object({ schools: z.array(schoolSchema) }),
});

export const newSchoolSchema = z.object({
  name: z.string().trim().min(1, 'Please enter the name of the school').pipe(nameSchema(120)),
});

export const createSchool = endpoint('POST /admin/schools', 'admin', {
  summary: 'Add a school',
  body: newSchoolSchema,
  response: z.object({ school: schoolSchema }),
  creates: true,
});
