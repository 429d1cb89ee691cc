import { z } from 'zod';
import { instantSchema } from '../contract/field-schemas.ts';
import {
  breakMinutesChoices,
  extraTimePercents,
  paperColours,
  readingFonts,
  textSizes,
  textSpacings,
} from '../accounts/access-arrangements.vocabulary.ts';

/** How text looks. It applies to the whole product. */
const readingStyleSchema = z.object({
  /** Percent. */
  textSize: z.literal(textSizes),
  spacing: z.enum(textSpacings),
  font: z.enum(readingFonts),
  paperColour: z.enum(paperColours),
});
export type ReadingStyle = z.infer<typeof readingStyleSchema>;

/** Extra time and rest breaks. */
const timeArrangementSchema = z.object({
  /** Percent of the working time. */
  extraTimePercent: z.literal(extraTimePercents),
  /** Minutes of rest breaks for each started half hour of working time. */
  breakMinutes: z.literal(breakMinutesChoices),
});

/** What the caller chose for practice and for the whole product. */
export const ownArrangementSchema = timeArrangementSchema.extend({
  ...readingStyleSchema.shape,
  /** Whether practice offers to read questions aloud. */
  hasReader: z.boolean(),
});
export type OwnArrangementDto = z.infer<typeof ownArrangementSchema>;

/** What a teacher confirms for assignments. */
export const assignmentArrangementSchema = timeArrangementSchema.extend({
  /** Whether assignments offer to read questions aloud. */
  hasReader: z.boolean(),
});
export type AssignmentArrangementDto = z.infer<typeof assignmentArrangementSchema>;

/** The arrangement for assignments, with who confirmed it and when; null while nobody has. */
export const confirmedArrangementSchema = assignmentArrangementSchema.extend({
  confirmedBy: z.string().nullable(),
  confirmedAt: instantSchema.nullable(),
});
export type ConfirmedArrangementDto = z.infer<typeof confirmedArrangementSchema>;
