import './data-table.css';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { useTable, type RowData } from '@tanstack/react-table';
import { useMemo, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import { columnDefinitions, features, roles, type DataColumn } from './data-columns.ts';
import { DataTableBody } from './data-table-body.tsx';
import { DataTableHeading, SelectAllHeading } from './data-table-heading.tsx';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface RowSelection<Row> {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** The accessible name of a row: 'question 12'. */
  nameOf: (row: Row) => string;
}

interface DataTableProps<Row extends RowData & { id: string }> {
  /** The accessible name of the table: 'Questions'. */
  label: string;
  /** Must be created outside the component or memoised. */
  columns: readonly DataColumn<Row>[];
  /** Undefined while they are loading: a skeleton is shown. */
  rows: readonly Row[] | undefined;
  selection?: RowSelection<Row> | undefined;
  /** The shown rows belong to the previous filters; the new ones are loading. */
  stale?: boolean | undefined;
  /** The rows are one page of several, so sorting orders only this page. */
  isOnePageOfMany?: boolean | undefined;
}

const focusable = { tabIndex: 0 };

const asState = (selected: ReadonlySet<string>): Record<string, true> =>
  Object.fromEntries([...selected].map((id) => [id, true as const]));

/** On a phone, more rows scroll inside their region. */
const maxRowsOfPage = 25;

const noRows: never[] = [];
const nothing: ReadonlySet<string> = new Set();

/**
 * A dense table with a sticky header, sortable columns and selection (Shift selects a range). It scrolls
 * inside its own region, and a long one renders only the visible rows. Under 768 px its rows are cards, and a short list
 * scrolls with the page, unless it has a selection, whose actions stay visible above it.
 */
export function DataTable<Row extends RowData & { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, selection, stale, isOnePageOfMany } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const definitions = useMemo(() => columnDefinitions(columns), [columns]);
  const rowSelection = asState(selection?.selected ?? nothing);
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? noRows,
    getRowId: ({ id }) => id,
    state: { rowSelection },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update;
      selection?.onSelect(new Set(Object.keys(next)));
    },
  });
  const shownRows = table.getRowModel().rows;
  const shown = useVirtualRows(shownRows.length, scroller);
  useKeptScroll(scroller, label, shownRows.length);
  const scrollsOnPhone = selection !== undefined || shownRows.length > maxRowsOfPage;
  const isSorted = columns.some(({ id }) => table.getColumn(id)?.getIsSorted());

  return (
    <>
      <div
        ref={scroller}
        role="region"
        aria-label={label}
        aria-busy={rows === undefined || stale}
        {...focusable}
        className={classNames(
          '@container relative overflow-auto transition-opacity',
          scrollsOnPhone && 'max-md:max-h-[max(26rem,calc(100dvh-12.5rem))]',
          'md:max-h-[max(26rem,calc(100dvh-15rem))] md:rounded-lg md:border md:border-line md:bg-card',
          stale && 'opacity-60',
        )}
      >
        <table
          {...roles.table}
          className="data-table w-full border-collapse text-left text-sm"
          aria-rowcount={shownRows.length + 1}
        >
          <caption className="sr-only">{label}</caption>
          <thead {...roles.rowgroup} className="sticky top-0 z-10">
            <tr {...roles.row}>
              {selection && <SelectAllHeading table={table} />}
              {columns.map((column) => (
                <DataTableHeading key={column.id} column={column} sorting={table.getColumn(column.id)} />
              ))}
            </tr>
          </thead>
          {rows === undefined ? (
            <TableSkeleton label={label} columns={columns.length + (selection ? 1 : 0)} />
          ) : (
            <DataTableBody columns={columns} rows={shownRows} shown={shown} nameOf={selection?.nameOf} />
          )}
        </table>
      </div>
      {isOnePageOfMany && isSorted && (
        <p role="status" className="mt-2 text-sm text-ink-soft">
          Sorted on this page only.
        </p>
      )}
    </>
  );
}

interface TableSkeletonProps {
  label: string;
  columns: number;
}

const skeletonRows = [...Array(8).keys()];

/** A placeholder for the rows of a table while they load. */
function TableSkeleton({ label, columns }: TableSkeletonProps) {
  const cells = [...Array(columns).keys()];
  return (
    <tbody {...roles.rowgroup}>
      {skeletonRows.map((row) => (
        <tr {...roles.row} key={row}>
          {cells.map((cell) => (
            <td
              {...roles.cell}
              key={cell}
              data-card={cell === 0 ? 'title' : 'loading'}
              className="border-t border-line px-3 py-3.5"
            >
              <Skeleton className="h-4" />
              {row === 0 && cell === 0 && (
                <span role="status" className="sr-only">
                  Loading {label.toLowerCase()}…
                </span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
