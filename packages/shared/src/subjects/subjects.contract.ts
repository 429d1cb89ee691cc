import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { coloredSubjectSchema, namedSchema, subjectColorSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema } from '../contract/field-schemas.ts';

const subjectStatsItemSchema = z.object({
  name: z.string(),
  questionCount: countSchema,
  topicCount: countSchema,
  description: z.string(),
  color: subjectColorSchema,
});
export type SubjectStatsItem = z.infer<typeof subjectStatsItemSchema>;

export const subjectStats = endpoint('GET /subjects/stats', 'signed-in', {
  summary: "The subjects of the caller's stage (of all stages until one is chosen) with their counts",
  response: z.array(subjectStatsItemSchema),
});

const examTypeSchema = namedSchema.extend({ code: z.string(), displayName: z.string() });
export type ExamTypeDto = z.infer<typeof examTypeSchema>;

export const listExamTypes = endpoint('GET /subjects/exam-types', 'signed-in', {
  summary: "All stages, in order, under the specification's name, exam types",
  response: z.array(examTypeSchema),
});

const subjectSchema = coloredSubjectSchema.extend({
  icon: z.string(),
  /** The stage's id. */
  examTypeId: idSchema,
  topics: z.array(namedSchema),
  /** `questions`: the published questions that a test can draw. */
  _count: z.object({ topics: countSchema, questions: countSchema }),
});
export type SubjectDto = z.infer<typeof subjectSchema>;

const ofExamType = z.object({ examTypeId: idSchema.optional() });

export const listSubjects = endpoint('GET /subjects', 'signed-in', {
  summary:
    'The subjects of one or all stages that the caller can see, with topics; merges subjects with the same name',
  query: ofExamType,
  response: z.array(subjectSchema),
});

export const allSubjects = endpoint('GET /subjects/all', 'signed-in', {
  summary:
    'The subjects of one or all stages that the caller can see, with topics; subjects with the same name stay separate',
  query: ofExamType,
  response: z.array(subjectSchema),
});

const subjectWithTopicsSchema = subjectSchema.extend({
  examType: z.object({ name: z.string() }),
  /** questionCount, and `questions` of `_count`: published questions of both kinds. */
  topics: z.array(namedSchema.extend({ questionCount: countSchema })),
});
export type SubjectWithTopicsDto = z.infer<typeof subjectWithTopicsSchema>;

export const subjectsWithTopics = endpoint('GET /subjects/with-topics', 'signed-in', {
  summary:
    'One or all subjects that the caller can see, with the number of published questions in each topic',
  query: z.object({ subjectId: idSchema.optional() }),
  response: z.array(subjectWithTopicsSchema),
});
