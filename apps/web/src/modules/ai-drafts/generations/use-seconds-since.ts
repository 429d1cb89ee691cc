import { useEffect, useState } from 'react';

const tickMs = 1000;

/** The whole seconds since a start in milliseconds, updated every second. */
export function useSecondsSince(startedAt: number): number {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((now - startedAt) / 1000));
}
