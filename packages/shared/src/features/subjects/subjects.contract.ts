import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { countSchema, idSchema } from '../../contract/fields.ts';
import { subjectColors } from '../../vocabulary/subjects.ts';

export const subjectStatsItemSchema = z.object({
  name: z.string(),
  questionCount: countSchema,
  topicCount: countSchema,
  description: z.string(),
  color: z.enum(subjectColors),
});
export type SubjectStatsItem = z.infer<typeof subjectStatsItemSchema>;

export const subjectStats = endpoint({
  method: 'GET',
  path: '/subjects/stats',
  access: 'signed-in',
  summary: "The subjects of the caller's stage (of every stage before one is chosen) with their counts",
  response: z.array(subjectStatsItemSchema),
});

export const examTypeSchema = z.object({ id: idSchema, name: z.string(), code: z.string() });
export type ExamTypeDto = z.infer<typeof examTypeSchema>;

export const listExamTypes = endpoint({
  method: 'GET',
  path: '/subjects/exam-types',
  access: 'signed-in',
  summary: 'All exam types (stages) in their order',
  response: z.array(examTypeSchema),
});

export const subjectSchema = z.object({
  id: idSchema,
  name: z.string(),
  icon: z.string(),
  color: z.enum(subjectColors),
  /** The stage's id. */
  examTypeId: idSchema,
  topics: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type SubjectDto = z.infer<typeof subjectSchema>;

export const listSubjects = endpoint({
  method: 'GET',
  path: '/subjects',
  access: 'signed-in',
  summary: 'The subjects of every exam type that the caller may see, with their topics',
  response: z.array(subjectSchema),
});
