import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { classNames } from '../../class-names.ts';
import { Checkbox } from '../../inputs/checkbox.tsx';
import { roles, type DataColumn, type DataTableModel, type TableColumn } from './data-columns.ts';

interface DataTableHeadingProps<Row extends RowData> {
  column: DataColumn<Row>;
  sorting: TableColumn<Row> | undefined;
}

/** The heading of a column; a button if the column can be sorted. */
export function DataTableHeading<Row extends RowData>({ column, sorting }: DataTableHeadingProps<Row>) {
  const { header, headerHidden = false, align = 'start', className } = column;
  const direction = sorting?.getIsSorted() ?? false;
  const Arrow = direction === false ? ArrowUpDown : direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      {...roles.columnheader}
      scope="col"
      {...(direction !== false && {
        'aria-sort': direction === 'asc' ? ('ascending' as const) : ('descending' as const),
      })}
      className={classNames(
        'bg-sunk px-3 py-2 font-semibold whitespace-nowrap text-ink-soft',
        align === 'end' && 'text-right',
        className,
      )}
    >
      {sorting?.getCanSort() ? (
        <button
          type="button"
          onClick={sorting.getToggleSortingHandler()}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-sm font-semibold hover:text-ink"
        >
          {header}
          <Arrow aria-hidden className={classNames('size-4', direction === false && 'opacity-50')} />
        </button>
      ) : (
        <span className={headerHidden ? 'sr-only' : undefined}>{header}</span>
      )}
    </th>
  );
}

/** The heading of the column with the rows' checkboxes: one that selects all of them. */
export function SelectAllHeading<Row extends RowData>({ table }: { table: DataTableModel<Row> }) {
  const isEmpty = table.getRowModel().rows.length === 0;
  const areAllSelected = !isEmpty && table.getIsAllRowsSelected();
  return (
    <th {...roles.columnheader} scope="col" className="w-11 bg-sunk pl-2">
      <Checkbox
        label={<span className="md:sr-only">Select all</span>}
        className="max-md:gap-2! max-md:pl-2 md:min-h-9! md:min-w-9! md:justify-center md:gap-0!"
        disabled={isEmpty}
        checked={areAllSelected}
        indeterminate={table.getIsSomeRowsSelected() && !areAllSelected}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    </th>
  );
}
