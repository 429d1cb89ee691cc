import { listAuditActors, listAuditEntries } from '@markwell/shared/audit/audit-log.contract';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { endpointKey, endpointQuery } from '#lib/query/cache-keys.ts';
import { cursorPages } from '#lib/query/cursor-pages.ts';

type AuditLogQuery = Omit<InputOf<typeof listAuditEntries>['query'], 'before'>;

/** The audit log, newest entry first, page by page. */
export const useAuditEntries = (query: AuditLogQuery) =>
  useInfiniteQuery({
    queryKey: endpointKey(listAuditEntries, { query }),
    queryFn: ({ signal, pageParam }) =>
      call(listAuditEntries, { query: { ...query, before: pageParam } }, { signal }),
    ...cursorPages,
    select: ({ pages }) => ({ rows: pages.flatMap(({ entries }) => entries) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useAuditActors = () => useQuery({ ...endpointQuery(listAuditActors), staleTime: 0 });
