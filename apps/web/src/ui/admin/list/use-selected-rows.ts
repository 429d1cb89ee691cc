import { useState } from 'react';

interface Chosen<Row> {
  /** The filters under which the rows were selected, without the page. */
  filters: string;
  rows: readonly { row: Row; page: number }[];
}

interface SelectedRows<Row> {
  listed: readonly Row[];
  /** Rows of other pages, as they were when they were selected. */
  elsewhere: readonly Row[];
  /** Selects these of the listed rows. */
  select: (ids: ReadonlySet<string>) => void;
  clear: () => void;
}

/**
 * The selected rows of a list. With `page`, those of other pages stay selected as long as the filters do; without it,
 * and on their own page, only rows that are listed count as selected: another may have been deleted.
 */
export function useSelectedRows<Row extends { id: string }>(
  rows: readonly Row[],
  filters: string,
  page: number | undefined,
): SelectedRows<Row> {
  const [chosen, setChosen] = useState<Chosen<Row>>({ filters, rows: [] });
  const chosenIds = new Set(chosen.rows.map(({ row }) => row.id));
  const listedIds = new Set(rows.map(({ id }) => id));
  const elsewhere =
    page === undefined || chosen.filters !== filters
      ? []
      : chosen.rows.filter((each) => each.page !== page && !listedIds.has(each.row.id));
  return {
    listed: rows.filter(({ id }) => chosenIds.has(id)),
    elsewhere: elsewhere.map(({ row }) => row),
    select: (ids) => {
      const listed = rows.filter(({ id }) => ids.has(id)).map((row) => ({ row, page: page ?? 1 }));
      setChosen({ filters, rows: [...elsewhere, ...listed] });
    },
    clear: () => {
      setChosen({ filters, rows: [] });
    },
  };
}
