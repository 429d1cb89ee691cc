import { toast } from 'react-toastify/unstyled';

let followed = new AbortController();

/**
 * Stops the clocks of all toasts while the pointer or the focus is on one of them, and while another window is in front.
 * The library alone starts a clock again when one of these ends, even if another one lasts. When a toast with the focus
 * is closed, the next one gets it, or the element that had it before. Each call ends the one before.
 */
export function followUseOfToasts(): void {
  const element = document.querySelector<HTMLElement>('.Toastify');
  if (!element) return;
  followed.abort();
  const end = (followed = new AbortController());
  // One of them may be on a toast already.
  const { activeElement } = document;
  let focused: Node | undefined =
    activeElement && element.contains(activeElement) ? activeElement : undefined;
  let pointed: Node | undefined = element.querySelector('.Toastify__toast:hover') ?? undefined;
  let focusedBefore: HTMLElement | undefined;

  const updateClocks = () => {
    // A toast that leaves ends what was on it without an event.
    if (pointed?.isConnected === false) pointed = undefined;
    if (focused && !element.contains(document.activeElement)) {
      const hasLeft = !focused.isConnected && document.activeElement === document.body;
      focused = undefined;
      // The next toast reports its focus itself.
      if (hasLeft) (element.querySelector<HTMLElement>('.Toastify__toast') ?? focusedBefore)?.focus();
    }
    if (focused ?? pointed ?? !document.hasFocus()) toast.pause();
    else toast.play();
  };
  /** After the handlers of the library, and when the focus has arrived. */
  const updateSoon = () => void setTimeout(updateClocks);

  const onElement = <Name extends 'focusin' | 'focusout' | 'pointerover' | 'pointerout' | 'pointerup'>(
    name: Name,
    note: (event: HTMLElementEventMap[Name]) => void = () => undefined,
  ) => {
    element.addEventListener(
      name,
      (event) => {
        note(event);
        updateSoon();
      },
      end,
    );
  };
  onElement('focusin', ({ target, relatedTarget }) => {
    focused = target as Node;
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) {
      focusedBefore = relatedTarget;
    }
  });
  onElement('focusout');
  onElement('pointerover', ({ target }) => {
    pointed = target as Node;
  });
  onElement('pointerout', () => {
    pointed = undefined;
  });
  onElement('pointerup'); // the library starts the clock after a drag
  window.addEventListener('focus', updateSoon, end);
  window.addEventListener('blur', updateSoon, end);
  const observer = new MutationObserver(updateSoon);
  observer.observe(element, { childList: true, subtree: true });
  updateSoon();
  end.signal.addEventListener('abort', () => observer.disconnect());
}
