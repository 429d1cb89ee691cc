import type { questionFilterSchema } from '@markwell/shared/question-editing/questions.contract';
import type { z } from 'zod';
import { allKinds, type QuestionFilter } from '#modules/question-bank/search/find-questions.ts';
import { storedStatusOf } from '#modules/question-bank/display/question-status.ts';
import { kindOf } from './questions.mapper.ts';

/** The filter of the list as the search takes it. A difficulty or tier without a type is that of regular questions. */
export function toQuestionFilter(filter: z.output<typeof questionFilterSchema>): QuestionFilter {
  const { examType, subject, topic, batch, questionType, status, difficulty, tier } = filter;
  const { pictures, facility, search } = filter;
  const isOfRegular = difficulty !== undefined || tier !== undefined;
  const type = questionType ?? (isOfRegular ? 'regular' : undefined);
  return {
    kinds: type ? [kindOf(type)] : allKinds,
    statuses: status && [storedStatusOf(status)],
    stageId: examType,
    subjectId: subject,
    topicId: topic,
    batchId: batch,
    difficulties: difficulty === undefined ? undefined : [difficulty],
    tier,
    hasPictures: pictures && pictures === 'with',
    facility,
    search,
  };
}
