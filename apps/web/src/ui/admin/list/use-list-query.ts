import { keepPreviousData, useQuery, type QueryFunction, type QueryKey } from '@tanstack/react-query';

/** What a ListPage shows of a reply. */
export interface ListData<Row> {
  rows: readonly Row[];
  /** Undefined for a list without numbered pages. */
  pageCount?: number | undefined;
  /** The number of rows on all pages. */
  total?: number | undefined;
  /** The server counts no further: there are `total` or more. */
  isCapped?: boolean | undefined;
}

/** The data of a list with numbered pages. */
export const pagedData = <Row>(
  rows: readonly Row[],
  perPage: number,
  counts: { total: number; isCapped?: boolean },
) => ({ rows, pageCount: Math.ceil(counts.total / perPage), ...counts });

/**
 * A page of a list. Always refetched, because other administrators change the same rows. The shown rows stay while
 * others are loading.
 */
export const useListQuery = <Reply, Key extends QueryKey, Data extends ListData<unknown>>(
  query: { queryKey: Key; queryFn?: QueryFunction<Reply, Key> },
  dataOf: (reply: Reply) => Data,
) => useQuery({ ...query, select: dataOf, staleTime: 0, placeholderData: keepPreviousData });
