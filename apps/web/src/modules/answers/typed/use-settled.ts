import { useEffect, useState } from 'react';

const settleMs = 700;

/** The value as it was when the pupil last stopped typing: what is half written is not complained about. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
