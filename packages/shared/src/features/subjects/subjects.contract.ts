import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { countSchema } from '../../contract/fields.ts';
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
