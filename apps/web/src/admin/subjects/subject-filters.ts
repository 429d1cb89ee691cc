import { z } from 'zod';

export const subjectFilterSchema = z.object({
  search: z.string().max(120).catch(''),
  stageId: z.string().max(40).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  /** The subject whose topics are shown. */
  subject: z.string().max(40).catch(''),
});
export type SubjectFilters = z.infer<typeof subjectFilterSchema>;
