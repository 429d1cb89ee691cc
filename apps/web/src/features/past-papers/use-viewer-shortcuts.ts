import { useEffect, useEffectEvent } from 'react';

/** Keys that work wherever the focus is while the viewer is open; Space on a button stays the button's. */
export function useViewerShortcuts(keys: Record<string, () => void>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (event.key === ' ' && isOnControl) return;
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      handle(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, []);
}
