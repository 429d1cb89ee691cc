import { idSchema } from '@markwell/shared/contract/field-schemas';
import {
  maxQuestionSearchLength,
  type listQuestions,
} from '@markwell/shared/admin/questions/questions.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { looksLikeId } from '@markwell/shared/rules/text/looks-like-id';
import { questionStatuses, questionTypes } from '@markwell/shared/vocabulary/question-types';
import { z } from 'zod';
import { chosenFilters } from '../../components/admin/list/use-url-filters.ts';

const anyId = z.union([z.literal(''), idSchema]).catch('');

/** The filters in the query string; '' for no filter. */
export const questionFilterSchema = z.object({
  search: z.string().max(maxQuestionSearchLength).catch(''),
  questionType: z.enum(['', ...questionTypes]).catch(''),
  status: z.enum(['', ...questionStatuses]).catch(''),
  examType: anyId,
  subject: anyId,
  batch: anyId,
});
type QuestionFilters = z.output<typeof questionFilterSchema>;

/** The question whose dialog is open. */
export const openQuestionSchema = z.object({ question: anyId });

export type QuestionQuery = InputOf<typeof listQuestions>['query'];

/** The query to request. A search for an id ignores stage and subject (spec 3 §5). */
export function queryOf({
  search,
  questionType,
  status,
  examType,
  subject,
  batch,
}: QuestionFilters): QuestionQuery {
  const classification = looksLikeId(search) ? { examType: '', subject: '' } : { examType, subject };
  return chosenFilters({ search, questionType, status, batch, ...classification });
}
