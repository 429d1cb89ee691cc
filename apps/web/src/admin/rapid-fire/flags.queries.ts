import { decideFlag, listFlags } from '@markwell/shared/admin/flags/flags.contract';
import { overview } from '@markwell/shared/admin/overview/overview.contract';
import { oneQuestion } from '@markwell/shared/admin/questions/questions.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../components/ui/notify.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { endpointKey, endpointQuery } from '../../lib/query/keys.ts';
import { decidedText } from './flag-wording.ts';

/** Reports come in, and others decide on them: nothing here is fresh for long. */
export const useFlags = (query: InputOf<typeof listFlags>['query']) =>
  useQuery({ ...endpointQuery(listFlags, { query }), staleTime: 0, placeholderData: keepPreviousData });

export function useDecideFlag(flagId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof decideFlag>['body']) => call(decideFlag, { params: { flagId }, body }),
    onSuccess: ({ decided }, { action }) => {
      notify('success', decidedText(action, decided));
    },
    onError: (error) => {
      notify('error', 'Failed to resolve flag', messageOf(error));
    },
    // A refusal may mean that somebody else was here first.
    onSettled: () =>
      Promise.all(
        [listFlags, overview, oneQuestion].map((endpoint) =>
          client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      ),
  });
}
