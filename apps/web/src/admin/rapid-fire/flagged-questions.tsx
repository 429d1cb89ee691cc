import {
  flagsPerPage,
  mostFlagsCounted,
  type ManagedFlagDto,
} from '@markwell/shared/admin/flags/flags.contract';
import {
  flagKindNames,
  flagKinds,
  flagStatuses,
  flagStatusNames,
  type FlagAction,
} from '@markwell/shared/vocabulary/flags';
import { Flag } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { z } from 'zod';
import { DataTable } from '../../components/admin/data-table.tsx';
import { FilterBar } from '../../components/admin/filter-bar.tsx';
import { FilterSelect } from '../../components/admin/filter-select.tsx';
import { usePageWithin } from '../../components/admin/use-page-within.ts';
import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { CountLine } from './count-line.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { flagColumns } from './flag-columns.tsx';
import { useFlags } from './flags.queries.ts';

const filterSchema = z.object({
  status: z.enum(['', ...flagStatuses]).catch(''),
  kind: z.enum(['', ...flagKinds]).catch(''),
  /** Only reports of this question, or of `{paperId}-{number}`. */
  questionId: z.string().max(40).catch(''),
  page: z.coerce.number().int().min(1).max(mostFlagsCounted).catch(1),
});

const statusChoices = flagStatuses.map((value) => ({ value, label: flagStatusNames[value] }));
const kindChoices = flagKinds.map((value) => ({ value, label: flagKindNames[value] }));
const idOf = ({ id }: ManagedFlagDto) => id;

/** What pupils reported: one queue for tests, quizzes and past papers; those that wait first (spec 3 §2.8). */
export function FlaggedQuestions() {
  const { filters, change, clear, isFiltered } = useUrlFilters(filterSchema);
  const { status, kind, questionId, page } = filters;
  const [deciding, setDeciding] = useState<{ flag: ManagedFlagDto; action: FlagAction } | null>(null);
  const columns = useMemo(
    () =>
      flagColumns((flag, action) => {
        setDeciding({ flag, action });
      }),
    [],
  );
  const { data, error, isFetching, isPlaceholderData, refetch } = useFlags({
    page,
    ...(status !== '' && { status }),
    ...(kind !== '' && { kind }),
    ...(questionId !== '' && { questionId }),
  });
  const pageCount = data && Math.ceil(data.total / flagsPerPage);
  const toPage = useCallback(
    (wanted: number) => {
      change({ page: wanted }, { replace: true });
    },
    [change],
  );
  usePageWithin({ page, pageCount: isPlaceholderData ? undefined : pageCount, onPage: toPage });
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
            change({ status: flagStatuses.find((each) => each === chosen) ?? '', page: 1 });
          }}
        />
        <FilterSelect
          label="Kind"
          every="All kinds"
          value={kind}
          choices={kindChoices}
          onChoose={(chosen) => {
            change({ kind: flagKinds.find((each) => each === chosen) ?? '', page: 1 });
          }}
        />
      </FilterBar>
      <CountLine
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
            {isFiltered ? 'Try adjusting your filters' : 'What pupils report about a question comes here'}
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
        <DecideDialog
          {...deciding}
          onClose={() => {
            setDeciding(null);
          }}
        />
      )}
    </>
  );
}
