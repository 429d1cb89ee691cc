import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** From here on only the rows in sight are in the page. */
const fewestVirtual = 100;
/** Pixels: a guess until a row has been measured. */
const rowHeight = 60;

export interface VirtualRows {
  indexes: number[];
  /** Pixels that the rows left out above and below would take. */
  before: number;
  after: number;
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** Which of a table's rows are to be there: all of them while they are few, those in sight of the scroller once they are many. */
export function useVirtualRows(count: number, scroller: RefObject<HTMLElement | null>): VirtualRows {
  const isVirtual = count > fewestVirtual;
  const virtualizer = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
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
