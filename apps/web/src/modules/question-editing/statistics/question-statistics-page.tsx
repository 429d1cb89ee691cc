import {
  suspicionNames,
  suspicions,
  minAnswersToJudge,
} from '@markwell/shared/question-editing/item-statistics.vocabulary';
import { questionTypeNames, questionTypes } from '@markwell/shared/question-bank/question-types.vocabulary';
import { ChartColumn } from 'lucide-react';
import { z } from 'zod';
import { classificationSelects } from '#modules/curriculum/classification-selects.tsx';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { formatInstant } from '#ui/admin/format-instant.ts';
import type { ListFilter } from '#ui/admin/list/list-filters.tsx';
import { ListPage, type ListTexts } from '#ui/admin/list/list-page.tsx';
import { chosenFilters, useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { countOf } from '#lib/format.ts';
import { useSuspiciousQuestions } from './question-statistics.queries.ts';
import { suspiciousColumns } from './suspicious-columns.tsx';

const anyId = z.union([z.literal(''), z.uuid()]).catch('');
const filterSchema = z.object({
  suspicion: z.enum(['', ...suspicions]).catch(''),
  questionType: z.enum(['', ...questionTypes]).catch(''),
  examType: anyId,
  subject: anyId,
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

const filters: ListFilter<'suspicion' | 'questionType' | 'examType' | 'subject'>[] = [
  {
    name: 'suspicion',
    label: 'Reason',
    every: 'All reasons',
    choices: suspicions.map((value) => ({ value, label: suspicionNames[value] })),
  },
  {
    name: 'questionType',
    label: 'Question type',
    every: 'All types',
    choices: questionTypes.map((value) => ({ value, label: questionTypeNames[value] })),
  },
  classificationSelects({ stage: 'examType', subject: 'subject' }),
];

const texts: ListTexts = {
  label: 'Suspicious questions',
  count: { one: 'suspicious question' },
  failure: 'The question statistics could not be loaded.',
  empty: {
    icon: ChartColumn,
    title: 'No suspicious questions',
    text: `A question is judged once it has ${String(minAnswersToJudge)} answers since its last change`,
  },
  noMatch: { text: 'No question matches these filters', showAll: 'Show all suspicious questions' },
};

/** The report of questions whose answers look wrong, each with a link to correct it. */
export function QuestionStatisticsPage() {
  const address = useUrlFilters(filterSchema);
  const report = useSuspiciousQuestions(chosenFilters(address.filters));
  const { judged, countedAt } = report.data ?? {};
  const counted =
    judged === undefined
      ? ''
      : ` ${countOf(judged, 'published question has', 'published questions have')} as many` +
        (countedAt == null ? '.' : `; last counted ${formatInstant(countedAt)}.`);
  return (
    <>
      <AdminPageHeader
        title="Question Statistics"
        lead={`Questions with at least ${String(minAnswersToJudge)} answers since their last change whose answers look wrong.${counted}`}
      />
      <ListPage {...texts} address={address} filters={filters} query={report} columns={suspiciousColumns} />
    </>
  );
}
