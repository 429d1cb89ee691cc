import { z } from 'zod';
import { countSchema } from '../contract/field-schemas.ts';
import { partFields } from './parts.schemas.ts';

/** How many answers to a part a list shows. */
export const maxFrequentAnswers = 10;

/** An answer that pupils gave to a part, and how many gave it. */
export const frequentAnswerSchema = z.object({
  label: partFields.label,
  kind: z.string(),
  /** One way in which it was written. */
  answer: z.unknown(),
  text: z.string(),
  count: countSchema,
  /** It earned all marks of the part. */
  isCorrect: z.boolean(),
});
export type FrequentAnswer = z.infer<typeof frequentAnswerSchema>;
