import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { countSchema, daySchema, instantSchema, percentSchema } from '../../contract/fields.ts';

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

export const ownStats = endpoint({
  method: 'GET',
  path: '/users/me',
  access: 'signed-in',
  summary: "One's own name, statistics and week",
  response: z.object({ name: z.string(), stats: userStatsSchema, week: z.array(weekDaySchema) }),
});
