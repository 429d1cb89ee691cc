import { subjectsWithTopics } from '@markwell/shared/features/subjects/subjects.contract';
import { useQuery } from '@tanstack/react-query';
import { ListTree } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import { ClassificationFilters } from '../../../components/admin/classification-filters.tsx';
import { DataTable } from '../../../components/admin/data-table.tsx';
import { FilterBar } from '../../../components/admin/filter-bar.tsx';
import { SearchForm } from '../../../components/ui/search-form.tsx';
import { AdminPageHeader } from '../../../components/admin/admin-page-header.tsx';
import { useUrlFilters } from '../../../components/admin/use-url-filters.ts';
import { Banner } from '../../../components/ui/banner.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { StatTile } from '../../../components/ui/stat-tile.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { countOf, formatNumber } from '../../../lib/format.ts';
import { endpointQuery } from '../../../lib/query/cache-keys.ts';
import { topicColumns } from './topic-overview-columns.tsx';
import { filterLines, topicLines, topicTotals, type TopicLine } from './topic-overview.ts';

const filterSchema = z.object({
  search: z.string().max(120).catch(''),
  examTypeId: z.string().max(40).catch(''),
  subjectId: z.string().max(40).catch(''),
});
const idOf = ({ id }: TopicLine) => id;

/** Topic Management (Legacy) (spec 3 §2.6): every topic with its number of questions. */
export function TopicsPage() {
  const { filters, change, clear, isFiltered } = useUrlFilters(filterSchema);
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointQuery(subjectsWithTopics, { query: {} }),
    staleTime: 0,
  });
  const all = useMemo(() => data && topicLines(data), [data]);
  const shown = useMemo(() => all && filterLines(all, filters), [all, filters]);
  const columns = useMemo(() => topicColumns(all?.[0]?.questionCount ?? 0), [all]);
  const search = useCallback(
    (text: string) => {
      change({ search: text }, { replace: true });
    },
    [change],
  );
  const totals = topicTotals(all ?? []);
  const cards = [
    { label: 'Total Topics', value: totals.topics },
    { label: 'Total Questions', value: totals.questions },
    { label: 'Avg per Topic', value: totals.average },
    { label: 'With Questions', value: totals.withQuestions },
  ];

  return (
    <>
      <AdminPageHeader
        title="Topic Management"
        lead={shown && !error ? countOf(shown.length, 'topic') : undefined}
      />
      <ul aria-label="Totals" className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {cards.map(({ label, value }) => (
          <Card key={label} asChild padding="small">
            <li>
              <StatTile value={all ? formatNumber(value) : '–'} label={label} />
            </li>
          </Card>
        ))}
      </ul>
      <Banner tone="info" className="mb-4">
        Topics are created automatically on upload and default to ‘General’.
      </Banner>
      <FilterBar label="Topics" isFiltered={isFiltered} onClear={clear}>
        <SearchForm
          label="Search topics"
          placeholder="Search by topic or subject"
          maxLength={120}
          value={filters.search}
          onSearch={search}
        />
        <ClassificationFilters
          examTypeId={filters.examTypeId}
          subjectId={filters.subjectId}
          onChange={change}
        />
      </FilterBar>
      <DataTable
        label="Topics"
        columns={columns}
        rows={shown}
        rowId={idOf}
        error={
          error && !data
            ? {
                message: messageOf(error, 'Failed to load topics'),
                onRetry: () => void refetch(),
                retrying: isFetching,
              }
            : undefined
        }
        empty={
          <EmptyState icon={ListTree} title={isFiltered ? 'No topics found' : 'No topics yet'}>
            {isFiltered ? 'Try adjusting your filters' : 'Upload some questions to get started'}
          </EmptyState>
        }
      />
    </>
  );
}
