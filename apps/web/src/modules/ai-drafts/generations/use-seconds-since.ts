import { useEffect, useState } from 'react';

/** Milliseconds between updates. */
const tick = 1000;

/** The whole seconds since a start in milliseconds, updated every second. */
export function useSecondsSince(startedAt: number): number {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((now - startedAt) / tick));
}
