import { useEffect, useRef } from 'react';

/**
 * For a page of several parts, named `part`: each starts like a new page, at the top, with the focus on its heading
 * for screen readers.
 */
export function useFocusNewPart(part: string): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    window.scrollTo({ top: 0 });
    const heading = document.querySelector<HTMLElement>('main h1, h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [part]);
}
