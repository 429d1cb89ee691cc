import { useLayoutEffect, useRef } from 'react';

/**
 * A ref for the place of a passage. Sets `--passage-top` there: its distance from the top of the page, which depends on the
 * size of the text and on what is above.
 */
export function usePassageTop() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    function measure() {
      const top = (element?.getBoundingClientRect().top ?? 0) + window.scrollY;
      element?.style.setProperty('--passage-top', `${String(top)}px`);
    }
    measure();
    // What appears above the passage makes the page higher.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, []);
  return ref;
}
