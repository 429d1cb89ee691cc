import { useEffect } from 'react';

interface Paged {
  /** As the address says, from 1. */
  page: number;
  /** Undefined while it is not known. */
  pageCount: number | undefined;
  /** Replaces the page in the address. */
  onPage: (page: number) => void;
}

/** Leads back to the last page when there are fewer than the address says: somebody else emptied it, or it never was. */
export function useClampedPage({ page, pageCount, onPage }: Paged): void {
  const last = pageCount === undefined ? page : Math.max(pageCount, 1);
  useEffect(() => {
    if (page > last) onPage(last);
  }, [page, last, onPage]);
}
