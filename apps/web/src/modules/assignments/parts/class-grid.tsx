import type { ClassPupilDto } from '@markwell/shared/classes/classes.schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#ui/class-names.ts';
import { useGridKeys } from '#lib/use-grid-keys.ts';
import { PupilDetails } from '#modules/classes/parts/class-pupil.tsx';

const focusRing = 'focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-royal';
/** Links fill their cell, so that it is large enough for touch. */
const cellLink = `flex min-h-14 w-full px-3 py-2 underline-offset-4 hover:underline ${focusRing}`;

interface GridCell {
  content: ReactNode;
  /** Where the cell leads, and what for. */
  link?: { to: string; title: string } | undefined;
}

interface ClassGridProps {
  label: string;
  columns: readonly { id: string; heading: ReactNode; to?: string }[];
  rows: readonly {
    pupil: Pick<ClassPupilDto, 'id' | 'name' | 'identifier' | 'ownName'>;
    to: string;
    /** Below the name. */
    below?: ReactNode;
    /** One for each column. */
    cells: readonly GridCell[];
  }[];
}

/** Pupils × columns. Names and headings stay while it scrolls; arrow keys move between the cells. */
export function ClassGrid({ label, columns, rows }: ClassGridProps) {
  const grid = useGridKeys({ rows: rows.length + 1, columns: columns.length + 1 });
  return (
    <div className="max-h-[75vh] overflow-auto rounded-lg border border-line bg-card print:max-h-none">
      <table aria-label={label} {...grid.gridProps} className="border-collapse text-left text-sm">
        <thead>
          <tr>
            <th
              scope="col"
              {...grid.cellProps(0, 0)}
              className={`sticky top-0 left-0 z-30 min-w-36 border-r border-b border-line bg-sunk px-3 py-2 align-bottom sm:min-w-52 ${focusRing}`}
            >
              Pupil
            </th>
            {columns.map(({ id, heading, to }, index) => (
              <th
                key={id}
                scope="col"
                {...(to === undefined && grid.cellProps(0, index + 1))}
                className={classNames(
                  'sticky top-0 z-20 max-w-52 min-w-36 border-b border-line bg-sunk align-bottom font-semibold',
                  to === undefined && `px-3 py-2 ${focusRing}`,
                )}
              >
                {to === undefined ? (
                  heading
                ) : (
                  <Link
                    to={to}
                    {...grid.cellProps(0, index + 1)}
                    className={`${cellLink} flex-col justify-end text-royal`}
                  >
                    {heading}
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ pupil, to, below, cells }, row) => (
            <tr key={pupil.id} className="border-t border-line">
              <th
                scope="row"
                className="sticky left-0 z-10 max-w-36 border-r border-line bg-card font-semibold sm:max-w-52"
              >
                <Link
                  to={to}
                  {...grid.cellProps(row + 1, 0)}
                  className={`${cellLink} flex-col justify-center gap-1 wrap-anywhere text-royal`}
                >
                  <span>
                    {pupil.name} <PupilDetails pupil={pupil} />
                  </span>
                  {below}
                </Link>
              </th>
              {cells.map(({ content, link }, index) => {
                const props = grid.cellProps(row + 1, index + 1);
                return link ? (
                  <td key={columns[index]?.id} role="gridcell">
                    <Link {...link} {...props} className={`${cellLink} items-center`}>
                      {content}
                    </Link>
                  </td>
                ) : (
                  <td
                    key={columns[index]?.id}
                    role="gridcell"
                    {...props}
                    className={`px-3 py-2 ${focusRing}`}
                  >
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
