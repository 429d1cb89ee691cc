import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { daySchema, emailSchema, idSchema } from '../contract/field-schemas.ts';
import { roles } from './roles.vocabulary.ts';
import { codeSchema } from './code-schema.ts';

/**
 * What every page needs of a user's arrangement: how text looks, and where it is read aloud. The page gives the style to
 * CSS as it is, so its choices, which would be loaded before the first page, are not listed again.
 */
export const pageArrangementSchema = z.object({
  textSize: z.int(),
  spacing: z.string(),
  font: z.string(),
  paperColour: z.string(),
  hasReader: z.boolean(),
  hasReaderInAssignments: z.boolean(),
});
export type PageArrangementDto = z.infer<typeof pageArrangementSchema>;

/** The signed-in user. Optional fields are omitted when they are empty. */
export const sessionUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  avatar: z.string().optional(),
  grade: z.string().optional(),
  school: z.string().optional(),
  currentStageId: idSchema.nullable(),
  currentExamBoardId: idSchema.nullable(),
  /** The pupil answered that they do not know their exam board. */
  isExamBoardUnknown: z.boolean(),
  /** Set for staff who must have an authenticator app and have none: nothing else is open to them. */
  needsSecondFactor: z.boolean().optional(),
  /** Set for staff who have no authenticator app and must have one from this day. */
  secondFactorDueOn: daySchema.optional(),
  /** Missing for a user with the product’s own look and without a reader. */
  arrangement: pageArrangementSchema.optional(),
});
export type SessionUserDto = z.infer<typeof sessionUserSchema>;

/** What an earlier sign-in in this browser returned: failed tries of strangers do not delay it. */
const knownBrowserSchema = z.string().max(2_000).optional();

export const loginSchema = z.object({
  email: z.string().trim().min(1, 'Please enter your e-mail address').pipe(emailSchema),
  password: z.string().min(1, 'Please enter your password').max(200, 'This password is too long'),
  /** Decides the token's lifetime: 30 days instead of 1. */
  rememberMe: z.boolean().default(false),
  knownBrowser: knownBrowserSchema,
});
export type LoginInput = z.input<typeof loginSchema>;

export const tokenDays = { standard: 1, remembered: 30 } as const;

export const signedInSchema = z.object({
  token: z.string(),
  user: sessionUserSchema,
  /** For the next sign-in in this browser. */
  knownBrowser: z.string().optional(),
});
export type SignedInDto = z.infer<typeof signedInSchema>;

export const login = endpoint('POST /auth/login', 'public', {
  summary: 'Sign in with e-mail and password',
  body: loginSchema,
  /** With a challenge, a code from the authenticator app is needed too. */
  response: z.union([signedInSchema, z.object({ challenge: z.string() })]),
  statuses: [401, 403],
});

/** How long the code may be entered after the password, in minutes. */
export const challengeMinutes = 10;

export const enterCode = endpoint('POST /auth/login/code', 'public', {
  summary: 'Finish a sign-in with a code from the authenticator app, or a recovery code',
  body: z.object({ challenge: z.string().max(4_000), code: codeSchema, knownBrowser: knownBrowserSchema }),
  response: signedInSchema,
  statuses: [401, 403, 422],
});

export const currentUser = endpoint('GET /auth/me', 'signed-in', {
  summary: 'Who is signed in',
  servesSetUp: true,
  response: sessionUserSchema,
});
