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
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** A column of a DataTable: its heading, and what a row shows there. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** For a column of buttons: the heading is for screen readers only. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Makes the heading a button that sorts the loaded rows by this. */
  sortBy?: ((row: Row) => string | number) | undefined;
  /** Figures stand right. */
  align?: 'start' | 'end' | undefined;
  /** For widths: 'w-28', 'min-w-72'. */
  className?: string | undefined;
}

export const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

export type TableColumn<Row extends RowData> = Column<typeof features, Row>;
export type TableRow<Row extends RowData> = TableRowOf<typeof features, Row>;

/** The columns as TanStack Table wants them. */
export const columnDefinitions = <Row extends RowData>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<typeof features, Row>[] =>
  columns.map(({ id, sortBy }) => ({
    id,
    accessorFn: (row: Row) => sortBy?.(row) ?? '',
    enableSorting: sortBy !== undefined,
    sortFn: 'alphanumeric',
  }));
