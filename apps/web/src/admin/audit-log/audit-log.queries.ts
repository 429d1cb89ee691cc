import { listAuditActors, listAuditEntries } from '@markwell/shared/admin/audit-log/audit-log.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { endpointKey, endpointQuery } from '../../lib/query/cache-keys.ts';

type Filters = Omit<InputOf<typeof listAuditEntries>['query'], 'before'>;

/** The audit log, newest entry first, page by page. */
export const useAuditEntries = (filters: Filters) =>
  useInfiniteQuery({
    queryKey: endpointKey(listAuditEntries, { query: filters }),
    queryFn: ({ signal, pageParam }) =>
      call(listAuditEntries, { query: { ...filters, before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useAuditActors = () => useQuery({ ...endpointQuery(listAuditActors), staleTime: 0 });
