import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../lib/session/auth-context.ts';

/** Shows the page in place of the app shell of index.html. */
export function removeAppShell(): void {
  document.getElementById('app-shell')?.remove();
  delete document.documentElement.dataset['shell'];
}

/**
 * Removes the app shell as soon as there is a page, which is when nothing on it is an `PageOpening`. Render it before the
 * page, so that the page's own effects can measure and focus its elements.
 */
export function RemoveAppShell() {
  // Both decide on what is shown, so this component has to render again with them.
  useAuth();
  useLocation();
  useLayoutEffect(() => {
    if (!document.querySelector('[data-opening]')) removeAppShell();
  });
  return null;
}
