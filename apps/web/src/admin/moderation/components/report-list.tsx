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
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { FilterSelect } from '../../../components/admin/filter-select.tsx';
import { ListPage } from '../../../components/admin/list-page.tsx';
import { useUrlFilters } from '../../../components/admin/use-url-filters.ts';
import { useReports } from '../moderation.queries.ts';
import { DecideReportDialog } from './decide-report-dialog.tsx';
import { reportColumns } from './report-columns.tsx';

const filterSchema = z.object({
  status: z.enum(['', ...reportStatuses]).catch(''),
  kind: z.enum(['', ...reportKinds]).catch(''),
  /** Only reports of this question, or of `{paperId}-{number}`. */
  questionId: z.string().max(40).catch(''),
  page: z.coerce.number().int().min(1).max(maxReportsCounted).catch(1),
});

const statusChoices = reportStatuses.map((value) => ({ value, label: reportStatusNames[value] }));
const kindChoices = reportKinds.map((value) => ({ value, label: reportKindNames[value] }));

/** The reports about tests, quizzes and past papers in one list, open ones first (spec 3 §2.8). */
export function ReportList() {
  const address = useUrlFilters(filterSchema);
  const { status, kind, questionId, page } = address.filters;
  const reports = useReports({
    page,
    ...(status !== '' && { status }),
    ...(kind !== '' && { kind }),
    ...(questionId !== '' && { questionId }),
  });
  const [deciding, setDeciding] = useState<{ report: ManagedReportDto; action: ReportAction } | null>(null);
  const columns = useMemo(
    () =>
      reportColumns((report, action) => {
        setDeciding({ report, action });
      }),
    [],
  );

  return (
    <>
      <ListPage
        label="Reports"
        tableLabel="Flagged questions"
        address={address}
        filters={
          <>
            <FilterSelect
              {...address.selectBy('status')}
              label="Status"
              every="All statuses"
              choices={statusChoices}
            />
            <FilterSelect
              {...address.selectBy('kind')}
              label="Kind"
              every="All kinds"
              choices={kindChoices}
            />
          </>
        }
        query={reports}
        rows={reports.data?.flags}
        pageCount={reports.data && Math.ceil(reports.data.total / reportsPerPage)}
        count={{
          total: reports.data?.total,
          isCapped: reports.data?.isCapped,
          one: 'report',
          of: questionId === '' ? undefined : 'of this question',
        }}
        failure="Failed to fetch flagged questions"
        empty={{
          icon: Flag,
          title: 'No flagged questions found',
          text: address.isFiltered
            ? 'Try adjusting your filters'
            : 'Questions that pupils report appear here',
        }}
        columns={columns}
      />
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
