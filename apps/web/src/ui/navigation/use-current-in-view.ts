import { useEffect, useRef } from 'react';

/** The ref of a row of links that scrolls sideways on a phone: the current one is brought into view. */
export function useCurrentInView(current: string | undefined) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 3;
  }, [current]);
  return row;
}
