import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { namedSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema, instantSchema } from '../contract/field-schemas.ts';
import { limitSchema } from '../contract/list-schemas.ts';
import { workSchema } from './assignments.schemas.ts';
import { classPupilSchema } from '../classes/classes.schemas.ts';

const markbookAssignmentSchema = z.object({
  id: idSchema,
  title: z.string(),
  dueAt: instantSchema,
  questionCount: countSchema,
});

/** One pupil's work on one assignment. */
const markbookEntrySchema = workSchema.extend({ assignmentId: idSchema });
export type MarkbookEntryDto = z.infer<typeof markbookEntrySchema>;

const markbookSchema = z.object({
  class: namedSchema,
  /** In the order of their due times; the last hundred. */
  assignments: z.array(markbookAssignmentSchema),
  /** Pupils who are in the class now, by surname and forename. Each has an entry for each assignment, in their order. */
  pupils: z.array(classPupilSchema.extend({ entries: z.array(markbookEntrySchema) })),
  /** The `cursor` of the next page; null on the last one. */
  next: idSchema.nullable(),
});
export type MarkbookDto = z.infer<typeof markbookSchema>;

export const readMarkbook = endpoint('GET /classes/:classId/markbook', 'teacher', {
  summary: 'The markbook of a class: its pupils, page by page, and their work on each assignment',
  query: z.object({ cursor: idSchema.optional(), limit: limitSchema({ usual: 50, most: 200 }) }),
  response: markbookSchema,
});

const markbookOfPupilSchema = z.object({
  class: namedSchema,
  pupil: classPupilSchema,
  assignments: z.array(markbookAssignmentSchema.extend({ entry: markbookEntrySchema })),
});
export type MarkbookOfPupilDto = z.infer<typeof markbookOfPupilSchema>;

export const readMarkbookOfPupil = endpoint('GET /classes/:classId/markbook/:pupilId', 'teacher', {
  summary: "One pupil's work on the assignments of a class, the newest first",
  response: markbookOfPupilSchema,
});
