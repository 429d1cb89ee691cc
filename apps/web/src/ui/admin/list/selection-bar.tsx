import type { ReactNode } from 'react';
import { formatNumber } from '#lib/format.ts';
import { Button } from '../../actions/button.tsx';
import { LinkButton } from '../../actions/link-button.tsx';
import type { SelectedRows } from './use-selected-rows.ts';

export interface ListSelection<Row> {
  /** The accessible name of a row: 'question 12'. */
  nameOf: (row: Row) => string;
  /** The actions on the selected rows, as dense buttons. */
  actions: (selected: readonly Row[], clear: () => void) => ReactNode;
  /** Rows stay selected on other pages; the actions get them as they were when they were selected. */
  acrossPages?: true;
  /** Offers to select all rows that match, also those that are not loaded, when all loaded ones are selected. */
  all?: { /** '2,044' */ count: string; actions: (clear: () => void) => ReactNode } | undefined;
}

interface SelectionBarProps<Row> {
  selection: ListSelection<Row>;
  selected: SelectedRows<Row>;
}

/** How many rows of a list are selected, and the actions on them. Nothing when none is. */
export function SelectionBar<Row>({ selection, selected }: SelectionBarProps<Row>) {
  const { listed, elsewhere, isAll, selectAll, clear } = selected;
  const { all } = selection;
  const rows = [...elsewhere, ...listed];
  if (rows.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Selected rows"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-marker bg-marker-wash px-3 py-1"
    >
      <span aria-live="polite" className="font-semibold figures-tabular">
        {isAll ? `All ${all?.count ?? ''} selected` : selectedText(rows.length, elsewhere.length)}
      </span>
      {all && selectAll && !isAll && (
        <LinkButton className="min-h-9" onClick={selectAll}>
          Select all {all.count} that match
        </LinkButton>
      )}
      <Button variant="subtle" size="dense" className="bg-transparent!" onClick={clear}>
        Clear Selection
      </Button>
      <div className="ml-auto flex flex-wrap gap-1">
        {isAll ? all?.actions(clear) : selection.actions(rows, clear)}
      </div>
    </div>
  );
}

function selectedText(selected: number, elsewhere: number): string {
  const text = `${formatNumber(selected)} selected`;
  if (elsewhere === 0) return text;
  return elsewhere === selected
    ? `${text}, on other pages`
    : `${text}, ${formatNumber(elsewhere)} on other pages`;
}
