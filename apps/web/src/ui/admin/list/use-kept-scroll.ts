import { useEffect, useRef, type RefObject } from 'react';

const stored = 'markwell.list-scroll';

interface ScrollPosition {
  /** The address and the list. */
  list: string;
  top: number;
}

const nameOf = (label: string) => `${location.pathname}${location.search} ${label}`;

function takePosition(label: string): number {
  try {
    const position = JSON.parse(sessionStorage.getItem(stored) ?? 'null') as ScrollPosition | null;
    return position?.list === nameOf(label) ? position.top : 0;
  } catch {
    return 0;
  }
}

/** Keeps how far a list is scrolled over a reload of the page. It is scrolled when it is long enough again. */
export function useKeptScroll(
  scroller: RefObject<HTMLElement | null>,
  label: string,
  rowCount: number,
): void {
  const wanted = useRef<number>(null);
  useEffect(() => {
    wanted.current ??= takePosition(label);
    const { current: element } = scroller;
    const top = wanted.current;
    if (!element || top === 0 || element.scrollHeight - element.clientHeight < top) return;
    element.scrollTo({ top });
    wanted.current = 0;
  }, [scroller, label, rowCount]);
  useEffect(() => {
    function store() {
      const position: ScrollPosition = { list: nameOf(label), top: scroller.current?.scrollTop ?? 0 };
      try {
        sessionStorage.setItem(stored, JSON.stringify(position));
      } catch {
        // A browser may forbid it; then the list begins at the top.
      }
    }
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [scroller, label]);
}
