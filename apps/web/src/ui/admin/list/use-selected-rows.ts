import { useState } from 'react';
import type { UrlFilters } from './use-url-filters.ts';

interface Chosen<Row> {
  /** The filters under which the rows were selected, without the page. */
  filters: string;
  rows: readonly { row: Row; page: number }[];
}

export interface SelectedRows<Row> {
  listed: readonly Row[];
  /** Rows of other pages, as they were when they were selected. */
  elsewhere: readonly Row[];
  /** All rows that match are selected, also those that are not loaded. */
  isAll: boolean;
  /** Selects all rows that match; undefined until all listed ones are selected. */
  selectAll: (() => void) | undefined;
  /** Selects these of the listed rows. */
  select: (ids: ReadonlySet<string>) => void;
  clear: () => void;
}

/**
 * The selected rows of a list. If they stay across pages, those of other pages are selected as long as the filters are the
 * same; otherwise, and on their own page, only rows that are listed count as selected: another may have been deleted.
 */
export function useSelectedRows<Row extends { id: string }, Filters>(
  rows: readonly Row[],
  address: Pick<UrlFilters<Filters>, 'filters' | 'page'> | undefined,
  areKeptAcrossPages: boolean,
): SelectedRows<Row> {
  const page = areKeptAcrossPages ? address?.page : undefined;
  const filters = JSON.stringify({ ...address?.filters, page: undefined });
  const filtersWithPage = JSON.stringify(address?.filters ?? {});
  /** The filters for which all that match are selected: others end it. */
  const [allOf, setAllOf] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen<Row>>({ filters, rows: [] });
  const chosenIds = new Set(chosen.rows.map(({ row }) => row.id));
  const listedIds = new Set(rows.map(({ id }) => id));
  const elsewhere =
    page === undefined || chosen.filters !== filters
      ? []
      : chosen.rows.filter((each) => each.page !== page && !listedIds.has(each.row.id));
  const listed = rows.filter(({ id }) => chosenIds.has(id));
  const areAllListed = listed.length > 0 && listed.length === rows.length;
  return {
    listed,
    elsewhere: elsewhere.map(({ row }) => row),
    isAll: areAllListed && allOf === filtersWithPage,
    selectAll: areAllListed ? () => setAllOf(filtersWithPage) : undefined,
    select: (ids) => {
      const now = rows.filter(({ id }) => ids.has(id)).map((row) => ({ row, page: page ?? 1 }));
      setChosen({ filters, rows: [...elsewhere, ...now] });
    },
    clear: () => {
      setChosen({ filters, rows: [] });
      setAllOf(null);
    },
  };
}
