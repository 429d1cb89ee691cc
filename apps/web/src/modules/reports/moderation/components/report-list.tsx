import { maxReportsCounted, type ManagedReportDto } from '@markwell/shared/reports/moderation.contract';
import {
  reportKindNames,
  reportKinds,
  reportStatuses,
  reportStatusNames,
  type ReportAction,
} from '@markwell/shared/reports/reports.vocabulary';
import { Flag } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { z } from 'zod';
import type { ListFilter } from '#ui/admin/list/list-filters.tsx';
import { ListPage, type ListTexts } from '#ui/admin/list/list-page.tsx';
import { useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { useRefreshReports, useReports } from '../moderation.queries.ts';
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

const filters: ListFilter<'status' | 'kind'>[] = [
  { name: 'status', label: 'Status', every: 'All statuses', choices: statusChoices },
  { name: 'kind', label: 'Kind', every: 'All kinds', choices: kindChoices },
];
const texts: ListTexts = {
  label: 'Reports',
  tableLabel: 'Flagged questions',
  failure: 'Failed to fetch flagged questions',
  empty: {
    icon: Flag,
    title: 'No flagged questions found',
    text: 'Questions that pupils report appear here',
  },
  noMatch: { text: 'Try adjusting your filters' },
};

interface ReportListProps {
  /** Opens a question of the bank for editing, over the list. */
  editor: (questionId: string, onClose: () => void) => ReactNode;
}

/** The reports about tests, quizzes and past papers in one list, open ones first. */
export function ReportList({ editor }: ReportListProps) {
  const address = useUrlFilters(filterSchema);
  const reports = useReports(address.filters);
  const [deciding, setDeciding] = useState<{ report: ManagedReportDto; action: ReportAction } | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const refresh = useRefreshReports();
  const columns = useMemo(
    () =>
      reportColumns({
        onEdit: setEditedId,
        onDecide: (report, action) => setDeciding({ report, action }),
      }),
    [],
  );
  const of = address.filters.questionId === '' ? undefined : 'of this question';

  return (
    <>
      <ListPage
        {...texts}
        count={{ one: 'report', of }}
        address={address}
        filters={filters}
        query={reports}
        columns={columns}
      />
      {editedId !== null &&
        editor(editedId, () => {
          setEditedId(null);
          void refresh();
        })}
      {deciding && <DecideReportDialog {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
