import { idSchema } from '@markwell/shared/contract/field-schemas';
import {
  maxQuestionSearchLength,
  type listQuestions,
} from '@markwell/shared/admin/questions/questions.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { looksLikeId } from '@markwell/shared/rules/looks-like-id';
import { questionStatuses, questionTypes } from '@markwell/shared/vocabulary/question-types';
import { z } from 'zod';

const anyId = z.union([z.literal(''), idSchema]).catch('');

/** What the address says: '' is everything. */
export const questionFilterSchema = z.object({
  search: z.string().max(maxQuestionSearchLength).catch(''),
  questionType: z.enum(['', ...questionTypes]).catch(''),
  status: z.enum(['', ...questionStatuses]).catch(''),
  examType: anyId,
  subject: anyId,
  /** The question that is open in its dialog. */
  question: anyId,
});
export type QuestionFilters = z.output<typeof questionFilterSchema>;

export type QuestionQuery = InputOf<typeof listQuestions>['query'];

/** What is asked for. A search for an id is one in the whole bank: stage and subject are left out (spec 3 §5). */
export function queryOf({ search, questionType, status, examType, subject }: QuestionFilters): QuestionQuery {
  const isId = looksLikeId(search);
  return {
    ...(search !== '' && { search }),
    ...(questionType !== '' && { questionType }),
    ...(status !== '' && { status }),
    ...(examType !== '' && !isId && { examType }),
    ...(subject !== '' && !isId && { subject }),
  };
}

export const hasFilters = (filters: QuestionFilters): boolean => Object.keys(queryOf(filters)).length > 0;
