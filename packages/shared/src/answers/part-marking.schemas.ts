import { z } from 'zod';
import { verdicts } from './answer-kind.ts';
import { partFields } from './parts.schemas.ts';

/** How a part was marked. */
export const partMarkingSchema = z.object({
  label: partFields.label,
  /** Whole marks, or halves after the options were uncovered. */
  earned: z.number().min(0),
  possible: z.int().min(1),
  verdict: z.enum(verdicts),
  /** False for a part that the pupil marks: its marks are outside of the score. */
  isScored: z.boolean(),
  /** A sentence for the pupil. */
  feedback: z.string().optional(),
});
export type PartMarking = z.infer<typeof partMarkingSchema>;
