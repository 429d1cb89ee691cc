import { z } from 'zod';
import { optionLetters } from '../vocabulary/options.ts';
import { idSchema } from './field-schemas.ts';

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

/** A question's solution: its picture, its explanation, or both. */
export const solutionSchema = z.object({
  solutionUrl: z.string().nullable(),
  explanation: z.string().nullable(),
});
export type SolutionDto = z.infer<typeof solutionSchema>;
