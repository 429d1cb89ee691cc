import { useEffect, useEffectEvent } from 'react';

/** A key belongs to what is being typed or to an open dialog or menu, not to the page behind it. */
function isTakenElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="tablist"]') !== null)
    return true;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true;
  return target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox';
}

interface PageKeys {
  /** What each key does, by KeyboardEvent.key; letters in capitals. */
  keys: Record<string, (() => void) | undefined>;
  enabled?: boolean;
}

/**
 * Keys that work anywhere on the page: letters or digits that choose an option, arrows that move.
 * They are ignored in text fields, in dialogs and with a modifier held, and Enter or Space on a button stays the button's.
 */
export function useKeyboardShortcuts({ keys, enabled = true }: PageKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (isTakenElsewhere(event)) return;
    // A letter or digit held down is one choice, not one for every question that comes.
    if (event.repeat && event.key.length === 1) return;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress && event.target instanceof Element && event.target.closest('button, a, summary') !== null)
      return;
    const action = keys[event.key.length === 1 ? event.key.toUpperCase() : event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => {
      handle(event);
    };
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
    };
  }, [enabled]);
}
