import { z } from 'zod';
import { subjectColors } from './subjects.vocabulary.ts';
import { countSchema, idSchema, percentSchema } from '../contract/field-schemas.ts';

/** Something that a reply refers to: its id, and the name to show. */
export const namedSchema = z.object({ id: idSchema, name: z.string() });

export const subjectColorSchema = z.enum(subjectColors);

/** A subject that a reply refers to, with the colour that it is shown in. */
export const coloredSubjectSchema = namedSchema.extend({ color: subjectColorSchema });

/** The same as fields of a flat row, for example of a search result. */
export const subjectOfRow = { subjectId: idSchema, subjectName: z.string(), color: subjectColorSchema };

/** The stage and the subject that a list of the Admin Panel can be limited to. */
export const classificationFilter = {
  /** The stage's id. */
  examType: idSchema.optional(),
  subject: idSchema.optional(),
};

/** What stages, exam boards, subjects and topics have in common. */
export const describedFields = {
  id: idSchema,
  name: z.string(),
  code: z.string(),
  description: z.string(),
};

/** How much a pupil has answered in a stage, a subject or a topic, and how well. */
export const answeredFields = {
  questionsAttempted: countSchema,
  correctAnswers: countSchema,
  accuracy: percentSchema,
};
