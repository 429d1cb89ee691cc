import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  type Column,
  type ColumnDef,
  type Row as TableRowOf,
  type RowData,
  type Table,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** A column of a DataTable: its heading and its cells. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** Shows the heading to screen readers only, for a column of buttons. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** The value to sort by. The heading becomes a button that sorts the loaded rows. */
  sortBy?: ((row: Row) => string | number) | undefined;
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end' | undefined;
  /** Usually a width: 'w-28', 'min-w-72'. */
  className?: string | undefined;
  /** Its area in the card that a row is under 768 px; by default half of a line, below its heading. */
  card?: CardArea | undefined;
}

/** 'title' is the first line, without its heading; a 'narrow' cell takes a third of a line, a 'wide' one a line. */
type CardArea = 'title' | 'narrow' | 'wide' | 'actions';

/** The roles of a table's elements: a browser may ignore its own when they are displayed as cards. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** The last column, with the buttons of each row. Its heading is for screen readers only. */
export const actionsColumn = <Row>(
  cell: DataColumn<Row>['cell'],
  align?: DataColumn<Row>['align'],
): DataColumn<Row> => ({
  id: 'actions',
  header: 'Actions',
  headerHidden: true,
  align,
  card: 'actions',
  cell,
});

export const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

export type DataTableModel<Row extends RowData> = Omit<Table<typeof features, Row>, 'store'>;
export type TableColumn<Row extends RowData> = Column<typeof features, Row>;
export type TableRow<Row extends RowData> = TableRowOf<typeof features, Row>;

/** Converts the columns for TanStack Table. */
export const columnDefinitions = <Row extends RowData>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<typeof features, Row>[] =>
  columns.map(({ id, sortBy }) => ({
    id,
    accessorFn: (row: Row) => sortBy?.(row) ?? '',
    enableSorting: sortBy !== undefined,
    sortFn: 'alphanumeric',
  }));
