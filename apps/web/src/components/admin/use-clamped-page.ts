import { useEffect } from 'react';

interface Paged {
  /** The page in the address, from 1. */
  page: number;
  /** Undefined while it is loading. */
  pageCount: number | undefined;
  /** Replaces the page in the address. */
  onPage: (page: number) => void;
}

/** Moves to the last page when the page in the address no longer exists. */
export function useClampedPage({ page, pageCount, onPage }: Paged): void {
  const last = pageCount === undefined ? page : Math.max(pageCount, 1);
  useEffect(() => {
    if (page > last) onPage(last);
  }, [page, last, onPage]);
}
