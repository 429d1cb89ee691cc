import type { RowData } from '@tanstack/react-table';
import { Checkbox } from '../../inputs/checkbox.tsx';
import { classNames } from '../../class-names.ts';
import { roles, type DataColumn, type TableRow } from './data-columns.ts';
import type { VirtualRows } from './use-virtual-rows.ts';

interface DataTableBodyProps<Row extends RowData> {
  columns: readonly DataColumn<Row>[];
  rows: TableRow<Row>[];
  shown: VirtualRows;
  /** The accessible name of a row; undefined if rows cannot be selected. */
  nameOf: ((row: Row) => string) | undefined;
}

/** Takes the space of the rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td style={{ height }} />
    </tr>
  );
}

const cellClasses = 'border-t border-line px-3 py-2 align-middle';

export function DataTableBody<Row extends RowData>({
  columns,
  rows,
  shown,
  nameOf,
}: DataTableBodyProps<Row>) {
  return (
    <tbody {...roles.rowgroup}>
      <Spacer height={shown.before} />
      {shown.indexes.map((index) => {
        const row = rows[index];
        if (!row) return null;
        const isSelected = nameOf !== undefined && row.getIsSelected();
        return (
          <tr
            {...roles.row}
            key={row.id}
            ref={shown.measure}
            data-index={index}
            aria-rowindex={index + 2}
            {...(isSelected && { 'data-selected': true, className: 'bg-marker-wash' })}
          >
            {nameOf && (
              <td {...roles.cell} data-card="select" className={classNames(cellClasses, 'pl-2 pr-0')}>
                <Checkbox
                  label={`Select ${nameOf(row.original)}`}
                  labelHidden
                  className="md:min-h-9! md:min-w-9!"
                  checked={isSelected}
                  onChange={row.getToggleSelectedHandler()}
                />
              </td>
            )}
            {columns.map(({ id, header, cell, align, card, className }) => (
              <td
                {...roles.cell}
                key={id}
                data-heading={header}
                data-card={card}
                className={classNames(
                  cellClasses,
                  align === 'end' && 'text-right figures-tabular',
                  className,
                )}
              >
                {cell(row.original)}
              </td>
            ))}
          </tr>
        );
      })}
      <Spacer height={shown.after} />
    </tbody>
  );
}
