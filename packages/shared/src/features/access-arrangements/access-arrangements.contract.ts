import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { idSchema, instantSchema } from '../../contract/field-schemas.ts';
import {
  breakMinutesChoices,
  extraTimePercents,
  paperColours,
  readingFonts,
  textSizes,
  textSpacings,
} from '../../vocabulary/access-arrangements.ts';

/** How text looks. It applies to the whole product. */
export const readingStyleSchema = z.object({
  /** Percent. */
  textSize: z.literal(textSizes),
  spacing: z.enum(textSpacings),
  font: z.enum(readingFonts),
  paperColour: z.enum(paperColours),
});
export type ReadingStyle = z.infer<typeof readingStyleSchema>;

/** Extra time and rest breaks. */
export const timeArrangementSchema = z.object({
  /** Percent of the working time. */
  extraTimePercent: z.literal(extraTimePercents),
  /** Minutes of rest breaks for each started half hour of working time. */
  breakMinutes: z.literal(breakMinutesChoices),
});
export type TimeArrangementDto = z.infer<typeof timeArrangementSchema>;

/** What the caller chose for practice and for the whole product. */
export const ownArrangementSchema = timeArrangementSchema.extend({
  ...readingStyleSchema.shape,
  /** Whether tests offer to read questions aloud. */
  hasReader: z.boolean(),
});
export type OwnArrangementDto = z.infer<typeof ownArrangementSchema>;

/** Extra time and breaks for assignments, with who confirmed them and when; null while nobody has. */
export const confirmedArrangementSchema = timeArrangementSchema.extend({
  confirmedBy: z.string().nullable(),
  confirmedAt: instantSchema.nullable(),
});
export type ConfirmedArrangementDto = z.infer<typeof confirmedArrangementSchema>;

export const readArrangement = endpoint('GET /access-arrangements', 'signed-in', {
  summary: "The caller's own access arrangement, and what was confirmed for assignments",
  response: z.object({ own: ownArrangementSchema, forAssignments: confirmedArrangementSchema }),
});

export const updateArrangement = endpoint('PUT /access-arrangements', 'signed-in', {
  summary: 'Change the own access arrangement; running tests gain more time at once, and never lose any',
  body: ownArrangementSchema,
  response: ownArrangementSchema,
});

const pupilParams = z.object({ pupilId: idSchema });

export const readConfirmedArrangement = endpoint('GET /access-arrangements/pupils/:pupilId', 'staff', {
  summary: "A pupil's extra time and breaks for assignments, for their teachers and administrators",
  params: pupilParams,
  response: confirmedArrangementSchema,
  statuses: [404],
});

export const confirmArrangement = endpoint('PUT /access-arrangements/pupils/:pupilId', 'staff', {
  summary: "Confirm a pupil's extra time and breaks for assignments",
  params: pupilParams,
  body: timeArrangementSchema,
  response: confirmedArrangementSchema,
  statuses: [404],
});
