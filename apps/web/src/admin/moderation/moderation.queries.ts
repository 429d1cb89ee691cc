import { decideReport, listReports } from '@markwell/shared/admin/moderation/moderation.contract';
import { overview } from '@markwell/shared/admin/overview/overview.contract';
import { readQuestion } from '@markwell/shared/admin/questions/questions.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/ui/feedback/show-toast.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { endpointKey, endpointQuery } from '../../lib/query/cache-keys.ts';
import { decisionText } from './wording.ts';

/** Always refetched: pupils send new reports, and other administrators decide on them. */
export const useReports = (query: InputOf<typeof listReports>['query']) =>
  useQuery({ ...endpointQuery(listReports, { query }), staleTime: 0, placeholderData: keepPreviousData });

export function useDecideReport(flagId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof decideReport>['body']) =>
      call(decideReport, { params: { flagId }, body }),
    onSuccess: ({ decided }, { action }) => {
      showToast('success', decisionText(action, decided));
    },
    onError: (error) => {
      showToast('error', 'Failed to resolve flag', messageOf(error));
    },
    // An error may mean that another administrator has already decided.
    onSettled: () =>
      Promise.all(
        [listReports, overview, readQuestion].map((endpoint) =>
          client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      ),
  });
}
