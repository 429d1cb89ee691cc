import { eraseUser, exportUser, type DataRequestReason } from '@markwell/shared/users/user-data.contract';
import { listUsers } from '@markwell/shared/users/users.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { longTimeoutMs } from '#lib/api/timeouts.ts';
import { downloadText } from '#lib/download.ts';
import { endpointKey } from '#lib/query/cache-keys.ts';

/** Downloads everything that is stored about a user. */
export const useExportUser = (id: string) =>
  useMutation({
    mutationFn: (reason: DataRequestReason) =>
      call(exportUser, { params: { id }, body: { reason } }, { timeoutMs: longTimeoutMs }),
    onSuccess: (data) => {
      downloadText(`markwell-data-${id}.json`, 'application/json', JSON.stringify(data, null, 2));
    },
  });

export function useEraseUser(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof eraseUser>['body']) =>
      call(eraseUser, { params: { id }, body }, { timeoutMs: longTimeoutMs }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(listUsers) }),
  });
}
