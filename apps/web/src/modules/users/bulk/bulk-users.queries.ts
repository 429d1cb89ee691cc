import {
  changeUsers,
  maxUsersPerRequest,
  previewBulkUsers,
  type AffectedUserDto,
  type BulkUserChange,
} from '@markwell/shared/users/bulk-users.contract';
import { listUsers } from '@markwell/shared/users/users.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api/client.ts';
import { longTimeoutMs } from '#lib/api/timeouts.ts';
import { endpointKey } from '#lib/query/cache-keys.ts';

export const previewUsers = (body: InputOf<typeof previewBulkUsers>['body']) =>
  call(previewBulkUsers, { body }, { timeoutMs: longTimeoutMs });

/** Sending e-mail is slow, so fewer users are in one request. */
const emailsPerRequest = 10;

/** Changes users in several requests. `done` has the users so far, also after a failure. */
export function useChangeUsers() {
  const client = useQueryClient();
  const [done, setDone] = useState<AffectedUserDto[]>([]);
  const mutation = useMutation({
    mutationFn: async ({ userIds, change }: { userIds: string[]; change: BulkUserChange }) => {
      const size = change.kind === 'email' ? emailsPerRequest : maxUsersPerRequest;
      const results: AffectedUserDto[] = [];
      for (let start = 0; start < userIds.length; start += size) {
        const body = { userIds: userIds.slice(start, start + size), change };
        results.push(...(await call(changeUsers, { body }, { timeoutMs: longTimeoutMs })).users);
        setDone([...results]);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: endpointKey(listUsers) }),
  });
  return { mutation, done };
}
