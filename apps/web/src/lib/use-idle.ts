import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** After this a busy browser counts as idle; a browser without idle callbacks waits as long. */
const longestBusyMs = 2_000;
const waitWithoutCallbacks = 200;
/** How long a slow reply is waited for. */
const longestReplyMs = 5_000;

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Runs something when the browser has nothing else to do. Returns a function that cancels. */
function whenBrowserIsIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) return later(run, waitWithoutCallbacks); // Safari
  const handle = requestIdleCallback(run, { timeout: longestBusyMs });
  return () => cancelIdleCallback(handle);
}

/**
 * Runs something once the page has loaded, its requests are answered and the browser has nothing else to do. Returns a
 * function that cancels.
 */
export function whenIdle(queryClient: QueryClient, run: () => void): () => void {
  let cancel: (() => void) | undefined;
  function wait() {
    cancel?.();
    if (document.readyState !== 'complete') return;
    cancel = queryClient.isFetching() === 0 ? whenBrowserIsIdle(run) : later(run, longestReplyMs);
  }
  wait();
  const unsubscribe = queryClient.getQueryCache().subscribe(wait);
  window.addEventListener('load', wait);
  return () => {
    cancel?.();
    unsubscribe();
    window.removeEventListener('load', wait);
  };
}

/** False while the page and its data load, then true: for parts that the first paint does not need. */
export function useIdle(): boolean {
  const queryClient = useQueryClient();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return undefined;
    return whenIdle(queryClient, () => setIdle(true));
  }, [isIdle, queryClient]);
  return isIdle;
}
