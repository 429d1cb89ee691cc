import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** With this many rows or more, only the visible ones are rendered. */
const minVirtualRows = 100;
/** Estimated heights in pixels of a row and of a card, until it has been measured. */
const rowHeight = 60;
const cardHeight = 260;
/** In a narrower list, rows are cards. */
const minTableWidth = 700;

export interface VirtualRows {
  indexes: number[];
  /** The height in pixels of the rows above and below that are not rendered. */
  before: number;
  after: number;
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** Selects the rows of a table to render: all if they are few, else those visible in the scroller. */
export function useVirtualRows(count: number, scroller: RefObject<HTMLElement | null>): VirtualRows {
  const isVirtual = count > minVirtualRows;
  const virtualizer = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ((scroller.current?.clientWidth ?? 0) < minTableWidth ? cardHeight : rowHeight),
    overscan: 12,
  });
  if (!isVirtual) return { indexes: [...Array(count).keys()], before: 0, after: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  return {
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  };
}
