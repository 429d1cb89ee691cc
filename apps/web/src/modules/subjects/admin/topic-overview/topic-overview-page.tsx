import { subjectsWithTopics } from '@markwell/shared/subjects/subjects.contract';
import { useQuery } from '@tanstack/react-query';
import { ListTree } from 'lucide-react';
import { useMemo } from 'react';
import { z } from 'zod';
import { classificationSelects } from '#modules/curriculum/classification-selects.tsx';
import type { ListFilter } from '#ui/admin/list/list-filters.tsx';
import { ListPage, type ListTexts } from '#ui/admin/list/list-page.tsx';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card } from '#ui/display/card.tsx';
import { StatTile } from '#ui/display/stat-tile.tsx';
import { countOf, formatNumber } from '#lib/format.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { topicColumns } from './topic-overview-columns.tsx';
import { filterLines, topicLines, topicTotals } from './topic-overview.ts';

const filterSchema = z.object({
  search: z.string().max(120).catch(''),
  examTypeId: z.string().max(40).catch(''),
  subjectId: z.string().max(40).catch(''),
});

const filters: ListFilter<'search' | 'examTypeId' | 'subjectId'>[] = [
  { search: 'search', label: 'Search topics', placeholder: 'Search by topic or subject', maxLength: 120 },
  classificationSelects({ stage: 'examTypeId', subject: 'subjectId' }),
];
const texts: ListTexts = {
  label: 'Topics',
  failure: 'Failed to load topics',
  empty: { icon: ListTree, title: 'No topics yet', text: 'Upload some questions to get started' },
  noMatch: { title: 'No topics found', text: 'Try adjusting your filters' },
};

/** Topic Management (Legacy): every topic with its number of questions. */
export function TopicsPage() {
  const address = useUrlFilters(filterSchema);
  const subjects = useQuery({
    ...endpointQuery(subjectsWithTopics, { query: {} }),
    staleTime: 0,
  });
  const all = useMemo(() => subjects.data && topicLines(subjects.data), [subjects.data]);
  const shown = useMemo(() => all && filterLines(all, address.filters), [all, address.filters]);
  const columns = useMemo(() => topicColumns(all?.[0]?.questionCount ?? 0), [all]);
  const totals = topicTotals(all ?? []);
  const cards = [
    { label: 'Total Topics', value: totals.topics },
    { label: 'Total Questions', value: totals.questions },
    { label: 'Avg per Topic', value: totals.average },
    { label: 'With Questions', value: totals.withQuestions },
  ];

  return (
    <>
      <AdminPageHeader title="Topic Management" lead={shown && countOf(shown.length, 'topic')} />
      <ul
        aria-label="Totals"
        className="mb-4 grid grid-cols-2 gap-3 max-sm:large-text:grid-cols-1 lg:grid-cols-4 lg:large-text:grid-cols-2"
      >
        {cards.map(({ label, value }) => (
          <Card key={label} asChild padding="small">
            <li>
              <StatTile value={all ? formatNumber(value) : '–'} label={label} />
            </li>
          </Card>
        ))}
      </ul>
      <Banner tone="info" className="mb-4">
        Topics are created automatically on upload and default to ‘General’. Every count is of published
        questions, for tests and rapid-fire together.
      </Banner>
      <ListPage
        {...texts}
        address={address}
        filters={filters}
        query={{ ...subjects, data: shown && { rows: shown } }}
        columns={columns}
      />
    </>
  );
}
