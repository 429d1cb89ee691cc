import { Skeleton } from '../ui/skeleton.tsx';

interface LoadingRowsProps {
  label: string;
  columns: number;
}

const rows = [...Array(8).keys()];

/** A placeholder for the rows of a table while they load. */
export function TableSkeleton({ label, columns }: LoadingRowsProps) {
  const cells = [...Array(columns).keys()];
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row}>
          {cells.map((cell) => (
            <td key={cell} className="border-t border-line px-3 py-3.5">
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
