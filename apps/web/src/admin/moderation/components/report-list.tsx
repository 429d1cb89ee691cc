import {
  reportsPerPage,
  maxReportsCounted,
  type ManagedReportDto,
} from '@markwell/shared/admin/moderation/moderation.contract';
import {
  reportKindNames,
  reportKinds,
  reportStatuses,
  reportStatusNames,
  type ReportAction,
} from '@markwell/shared/vocabulary/reports';
import { Flag } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { z } from 'zod';
import { DataTable } from '../../../components/admin/data-table.tsx';
import { FilterBar } from '../../../components/admin/filter-bar.tsx';
import { FilterSelect } from '../../../components/admin/filter-select.tsx';
import { useClampedPage } from '../../../components/admin/use-clamped-page.ts';
import { useUrlFilters } from '../../../components/admin/use-url-filters.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Pager } from '../../../components/ui/pager.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { ResultCount } from '../../../components/admin/result-count.tsx';
import { DecideReportDialog } from './decide-report-dialog.tsx';
import { reportColumns } from './report-columns.tsx';
import { useReports } from '../moderation.queries.ts';

const filterSchema = z.object({
  status: z.enum(['', ...reportStatuses]).catch(''),
  kind: z.enum(['', ...reportKinds]).catch(''),
  /** Only reports of this question, or of `{paperId}-{number}`. */
  questionId: z.string().max(40).catch(''),
  page: z.coerce.number().int().min(1).max(maxReportsCounted).catch(1),
});

const statusChoices = reportStatuses.map((value) => ({ value, label: reportStatusNames[value] }));
const kindChoices = reportKinds.map((value) => ({ value, label: reportKindNames[value] }));
const idOf = ({ id }: ManagedReportDto) => id;

/** The reports about tests, quizzes and past papers in one list, open ones first (spec 3 §2.8). */
export function ReportList() {
  const { filters, change, clear, isFiltered } = useUrlFilters(filterSchema);
  const { status, kind, questionId, page } = filters;
  const [deciding, setDeciding] = useState<{ flag: ManagedReportDto; action: ReportAction } | null>(null);
  const columns = useMemo(
    () =>
      reportColumns((flag, action) => {
        setDeciding({ flag, action });
      }),
    [],
  );
  const { data, error, isFetching, isPlaceholderData, refetch } = useReports({
    page,
    ...(status !== '' && { status }),
    ...(kind !== '' && { kind }),
    ...(questionId !== '' && { questionId }),
  });
  const pageCount = data && Math.ceil(data.total / reportsPerPage);
  const toPage = useCallback(
    (wanted: number) => {
      change({ page: wanted }, { replace: true });
    },
    [change],
  );
  useClampedPage({ page, pageCount: isPlaceholderData ? undefined : pageCount, onPage: toPage });
  const failed = error !== null && data === undefined;

  return (
    <>
      <FilterBar label="Reports" isFiltered={isFiltered} onClear={clear}>
        <FilterSelect
          label="Status"
          every="All statuses"
          value={status}
          choices={statusChoices}
          onChoose={(chosen) => {
            change({ status: reportStatuses.find((each) => each === chosen) ?? '', page: 1 });
          }}
        />
        <FilterSelect
          label="Kind"
          every="All kinds"
          value={kind}
          choices={kindChoices}
          onChoose={(chosen) => {
            change({ kind: reportKinds.find((each) => each === chosen) ?? '', page: 1 });
          }}
        />
      </FilterBar>
      <ResultCount
        counted={failed ? undefined : data}
        one="report"
        of={questionId === '' ? undefined : 'of this question'}
      />
      <DataTable
        label="Flagged questions"
        columns={columns}
        rows={data?.flags}
        rowId={idOf}
        stale={isPlaceholderData}
        error={
          failed
            ? {
                message: messageOf(error, 'Failed to fetch flagged questions'),
                onRetry: () => void refetch(),
                retrying: isFetching,
              }
            : undefined
        }
        empty={
          <EmptyState icon={Flag} title="No flagged questions found">
            {isFiltered ? 'Try adjusting your filters' : 'Questions that pupils report appear here'}
          </EmptyState>
        }
      />
      {pageCount !== undefined && pageCount > 1 && (
        <div className="mt-3">
          <Pager
            label="Reports"
            size="dense"
            page={Math.min(page, pageCount)}
            pageCount={pageCount}
            onPage={(wanted) => {
              change({ page: wanted });
            }}
          />
        </div>
      )}
      {deciding && (
        <DecideReportDialog
          {...deciding}
          onClose={() => {
            setDeciding(null);
          }}
        />
      )}
    </>
  );
}
