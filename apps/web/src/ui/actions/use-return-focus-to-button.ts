import { useRef } from 'react';
import type { OpenedOnDemandProps } from './use-opened-on-demand.ts';

/**
 * Event handlers for the content of a menu or panel: when it closes, its button gets the focus, unless the user has left
 * it for something else on the page, which keeps the focus.
 */
export function useReturnFocusToButton(button: OpenedOnDemandProps['button']) {
  const isLeftForOther = useRef(false);
  return {
    onInteractOutside: () => {
      isLeftForOther.current = true;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!isLeftForOther.current) button.current?.focus();
      isLeftForOther.current = false;
    },
  };
}
