import { useEffect, useRef } from 'react';

/** What had the focus when a dialog was opened, with what was around it. */
interface Opener {
  element: Element | null;
  around: readonly Element[];
}

/** The opener of a dialog that is being removed: another dialog may open in its place, and then has the same opener. */
let replaced: Opener | null = null;

function openerNow(): Opener {
  const element = document.activeElement;
  if (element === document.body && replaced) return replaced;
  const around: Element[] = [];
  for (let each = element?.parentElement; each; each = each.parentElement) around.push(each);
  return { element, around };
}

const isFocused = (element: Element) => document.activeElement === element;

function focusElement(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return isFocused(element);
}

const dialogs = ':is([role="dialog"], [role="alertdialog"])';

/**
 * Where the focus goes when the control that had it is gone: its dialog or list, otherwise the dialog that is still
 * open, otherwise the page's heading.
 */
function focusPlace({ around }: Opener): void {
  const places = `:is(${dialogs}, [role="region"])`;
  const place =
    around.find((each) => each.isConnected && each.matches(places)) ??
    [...document.querySelectorAll(dialogs)].at(-1) ??
    document.querySelector('main h1') ??
    document.querySelector('h1');
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  focusElement(place);
}

/** A deleted row may disappear only after its dialog was closed: then the focus goes to the place. */
function followRemoval(element: Element, opener: Opener): void {
  const observer = new MutationObserver(() => {
    if (element.isConnected && isFocused(element)) return;
    observer.disconnect();
    if (!element.isConnected && isFocused(document.body)) focusPlace(opener);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * Event handlers of a dialog's content. Radix gives the focus back to a trigger only, and many dialogs have none: these
 * give it back to the control that opened the dialog.
 */
export function useReturnFocus() {
  const opener = useRef<Opener>(null);
  useEffect(
    () => () => {
      if (!opener.current) return;
      replaced = opener.current;
      // Dialogs that open in the same render have done so by then.
      queueMicrotask(() => {
        replaced = null;
      });
    },
    [],
  );
  return {
    onOpenAutoFocus: () => {
      opener.current = openerNow();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!opener.current) return;
      const { element } = opener.current;
      const focused = document.activeElement;
      // What was chosen in the dialog has already moved the focus, for example to another question.
      if (focused && focused !== document.body && !focused.closest(dialogs)) {
        event.preventDefault();
        return;
      }
      const isControl = element instanceof HTMLElement && element !== document.body && element.isConnected;
      if (isControl && focusElement(element)) followRemoval(element, opener.current);
      // A dialog that is still open, or has opened in place of this one, keeps the focus.
      else if (!document.activeElement?.closest(dialogs)) focusPlace(opener.current);
    },
  };
}
