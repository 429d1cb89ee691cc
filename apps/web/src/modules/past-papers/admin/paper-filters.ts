import { paperYears } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { z } from 'zod';

/** The filters of the list in the query string. */
export const paperFilterSchema = z.object({
  search: z.string().max(120).catch(''),
  stageId: z.string().max(40).catch(''),
  subjectId: z.string().max(40).catch(''),
  /** 0 for every year. */
  year: z.coerce.number().int().min(paperYears.first).max(paperYears.last).catch(0),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type PaperFilters = z.infer<typeof paperFilterSchema>;
