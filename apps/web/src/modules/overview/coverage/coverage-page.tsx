import { enoughQuestions, readCoverage } from '@markwell/shared/overview/coverage.contract';
import { questionTypes } from '@markwell/shared/question-bank/question-types.vocabulary';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { classificationSelects } from '#modules/curriculum/classification-selects.tsx';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { ListFilters, type ListFilter } from '#ui/admin/list/list-filters.tsx';
import { chosenFilters, useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { QueryError } from '#ui/admin/query-error.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { coverageRows, gapsIn } from './coverage-table.ts';
import { SubjectCoverageSection } from './subject-coverage-section.tsx';

const filterSchema = z.object({
  questionType: z.enum(['', ...questionTypes]).catch(''),
  examType: z.uuid().or(z.literal('')).catch(''),
  subject: z.uuid().or(z.literal('')).catch(''),
  show: z.enum(['', 'gaps']).catch(''),
});
type FilterName = keyof z.output<typeof filterSchema>;

const filters: ListFilter<FilterName>[] = [
  classificationSelects({ stage: 'examType', subject: 'subject' }),
  {
    name: 'questionType',
    label: 'Kind',
    every: 'Test questions',
    choices: [{ value: 'rapid-fire', label: 'Rapid-fire questions' }],
  },
  {
    name: 'show',
    label: 'Subjects to show',
    every: 'Show all',
    choices: [{ value: 'gaps', label: 'Only those with gaps' }],
  },
];

/** How many published questions each topic has, by kind and difficulty, and where there are too few. */
export function CoveragePage() {
  const address = useUrlFilters(filterSchema);
  const { questionType, examType, subject, show } = address.filters;
  const kind = questionType === '' ? 'regular' : questionType;
  const query = useQuery({
    ...endpointQuery(readCoverage, { query: chosenFilters({ examType, subject }) }),
    staleTime: 0,
  });
  const subjects = (query.data?.subjects ?? []).filter(
    (each) => show === '' || gapsIn(coverageRows(each, kind)) > 0,
  );
  const lead =
    kind === 'regular'
      ? `A topic has a gap where it has fewer than ${enoughQuestions.ofDifficulty} published questions of a difficulty that pupils choose.`
      : `A subject has a gap where it has fewer than ${enoughQuestions.ofLevel} published questions on a level.`;
  return (
    <>
      <AdminPageHeader title="Coverage" lead={lead} />
      <ListFilters label="Coverage" address={address} filters={filters} />
      {!query.data && <QueryError query={query} failure="The coverage could not be loaded." />}
      {query.isPending && <Spinner label="Counting…" className="py-16" />}
      {query.data && subjects.length === 0 && (
        <EmptyState title={query.data.subjects.length === 0 ? 'No subjects found' : 'No gaps'}>
          {query.data.subjects.length === 0
            ? 'Try another stage or subject.'
            : 'Each of these subjects has enough questions.'}
        </EmptyState>
      )}
      <div className="mt-6 grid gap-8">
        {subjects.map((each) => (
          <SubjectCoverageSection key={each.id} subject={each} kind={kind} />
        ))}
      </div>
    </>
  );
}
