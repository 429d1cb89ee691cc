import { paperYears } from '@markwell/shared/vocabulary/past-papers';
import { z } from 'zod';

export const views = ['list', 'create', 'upload'] as const;

/** The query string: the open tab, the paper whose files are managed, and the list's filters. */
export const addressSchema = z.object({
  view: z.enum(views).catch('list'),
  paper: z.string().max(40).catch(''),
  search: z.string().max(120).catch(''),
  stageId: z.string().max(40).catch(''),
  subjectId: z.string().max(40).catch(''),
  /** 0 for every year. */
  year: z.coerce.number().int().min(paperYears.first).max(paperYears.last).catch(0),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type PapersAddress = z.infer<typeof addressSchema>;

export const noFilters = { search: '', stageId: '', subjectId: '', year: 0, page: 1 } as const;

export const isFiltered = ({ search, stageId, subjectId, year }: PapersAddress): boolean =>
  search !== '' || stageId !== '' || subjectId !== '' || year !== 0;
