import { z } from 'zod';
import { optionLetters } from '../answers/option-letters.ts';
import { idSchema, instantSchema } from '../contract/field-schemas.ts';

/** An option as tests and administrators get it. */
export const optionSchema = z.object({
  id: idSchema,
  optionLetter: z.enum(optionLetters),
  contentType: z.enum(['TEXT', 'IMAGE']),
  /** The text, or the picture's address. */
  contentValue: z.string(),
  alternativeText: z.string().nullable(),
  isCorrect: z.boolean(),
});
export type OptionDto = z.infer<typeof optionSchema>;

/** A picture's size in pixels, so that a page can leave space for it; null for a picture stored without one. */
export const pictureSizeSchema = z
  .object({ width: z.int().positive(), height: z.int().positive() })
  .nullable();
export type PictureSize = z.infer<typeof pictureSizeSchema>;

/** The addresses of a question's pictures, null without one, and the alternative text of the first. */
export const questionImageFields = {
  questionImageUrl: z.string().nullable(),
  questionImageAlt: z.string().nullable(),
  solutionImageUrl: z.string().nullable(),
};

/** A question's solution: its picture, its explanation, or both. */
export const solutionSchema = z.object({
  solutionUrl: z.string().nullable(),
  /** The alternative text of the picture; none without a picture. */
  solutionAlt: z.string().optional(),
  explanation: z.string().nullable(),
});
export type SolutionDto = z.infer<typeof solutionSchema>;

/** The rest of an endpoint that starts a test, a quiz or a challenge: 404 for an unknown subject, 422 without questions. */
export const startsAttempt = { statuses: [404, 422], creates: true } as const;

/** The times of a running test or quiz. */
export const runningTimes = {
  deadlineAt: instantSchema,
  /** The server's clock, so that the countdown is correct even if the browser's clock is wrong. */
  serverTime: instantSchema,
};
