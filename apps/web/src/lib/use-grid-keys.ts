import { useState, type KeyboardEvent } from 'react';

interface Position {
  row: number;
  column: number;
}

/** Where a key leads in a grid of this size; undefined for a key that does not move. */
function positionAfter(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: Position,
  { rows, columns }: { rows: number; columns: number },
): Position | undefined {
  switch (key) {
    case 'ArrowDown':
      return { row: Math.min(row + 1, rows - 1), column };
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), column };
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, columns - 1) };
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
    case 'PageDown':
      return { row: Math.min(row + 10, rows - 1), column };
    case 'PageUp':
      return { row: Math.max(row - 10, 0), column };
    default:
      return undefined;
  }
}

/**
 * The keyboard of a grid (WAI-ARIA): one cell is in the tab order, and the arrow keys move to the others. The table
 * carries `gridProps`, and cells, or the links in them, `cellProps`.
 */
export function useGridKeys(size: { rows: number; columns: number }) {
  const [active, setActive] = useState<Position>({ row: 0, column: 0 });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = positionAfter(event, active, size);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    event.currentTarget
      .querySelector<HTMLElement>(`[data-cell="${String(next.row)}-${String(next.column)}"]`)
      ?.focus();
  };
  const cellProps = (row: number, column: number) => ({
    'data-cell': `${String(row)}-${String(column)}`,
    tabIndex: active.row === row && active.column === column ? 0 : -1,
    onFocus: () => setActive({ row, column }),
  });
  return { gridProps: { role: 'grid', onKeyDown }, cellProps };
}
