import {
  decideReport,
  listReports,
  readReport,
  reportsPerPage,
} from '@markwell/shared/reports/moderation.contract';
import { overview } from '@markwell/shared/overview/overview.contract';
import { readQuestion } from '@markwell/shared/question-editing/questions.contract';
import type { ReportKind, ReportStatus } from '@markwell/shared/reports/reports.vocabulary';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pagedData, useListQuery } from '#ui/admin/list/use-list-query.ts';
import { chosenFilters } from '#ui/admin/list/use-url-filters.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { decisionText } from './moderation-texts.ts';

interface ReportFilters {
  page: number;
  status: ReportStatus | '';
  kind: ReportKind | '';
  questionId: string;
}

export const useReports = (filters: ReportFilters) =>
  useListQuery(endpointQuery(listReports, { query: chosenFilters(filters) }), ({ flags, ...counts }) =>
    pagedData(flags, reportsPerPage, counts),
  );

export const useReportComparison = (flagId: string) =>
  useQuery({ ...endpointQuery(readReport, { params: { flagId } }), staleTime: 0 });

/** After an edit of a reported question. */
export function useRefreshReports() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [listReports, readReport].map((endpoint) =>
        client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
      ),
    );
}

export function useDecideReport(flagId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof decideReport>['body']) =>
      call(decideReport, { params: { flagId }, body }),
    onSuccess: ({ decided }, { action }) => showToast('success', decisionText(action, decided)),
    onError: (error) => showToast('error', 'Failed to resolve flag', messageOf(error)),
    // An error may mean that another administrator has already decided.
    onSettled: () =>
      Promise.all(
        [listReports, overview, readQuestion].map((endpoint) =>
          client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      ),
  });
}
