import { useEffect, useState } from 'react';

/** Milliseconds after which a busy browser counts as idle, and which a browser without idle callbacks waits. */
const longestWait = 2_000;
const waitWithoutCallbacks = 200;

/** Runs something once the page has loaded and the browser has nothing else to do. Returns a function that cancels. */
function whenIdle(run: () => void): () => void {
  let cancel: (() => void) | undefined;
  function wait() {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(run, { timeout: longestWait });
      cancel = () => {
        cancelIdleCallback(handle);
      };
    } else {
      const timer = setTimeout(run, waitWithoutCallbacks);
      cancel = () => {
        clearTimeout(timer);
      };
    }
  }
  if (document.readyState === 'complete') {
    wait();
    return () => {
      cancel?.();
    };
  }
  window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel?.();
  };
}

/** False while the page loads, then true: for parts that the first paint does not need. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
      }),
    [],
  );
  return isIdle;
}
