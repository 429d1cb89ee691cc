import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { emailSchema, idSchema } from '../../contract/field-schemas.ts';
import { roles } from '../../vocabulary/roles.ts';

/** The signed-in user (spec 1 §3). Optional fields are omitted when they are empty. */
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
});
export type SessionUserDto = z.infer<typeof sessionUserSchema>;

export const loginSchema = z.object({
  email: z.string().trim().min(1, 'Please enter your e-mail address').pipe(emailSchema),
  password: z.string().min(1, 'Please enter your password').max(200, 'This password is too long'),
  /** Decides the token's lifetime: 30 days instead of 1. */
  rememberMe: z.boolean().default(false),
});
export type LoginInput = z.input<typeof loginSchema>;

export const tokenDays = { standard: 1, remembered: 30 } as const;

export const login = endpoint('POST /auth/login', 'public', {
  summary: 'Sign in with e-mail and password',
  body: loginSchema,
  response: z.object({ token: z.string(), user: sessionUserSchema }),
  statuses: [401, 403],
});

export const currentUser = endpoint('GET /auth/me', 'signed-in', {
  summary: 'Who is signed in',
  response: sessionUserSchema,
});
