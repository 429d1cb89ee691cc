import { useRef } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Returns a function that gives a body's idempotency key: the same body, sent again, gets the same key. */
export function useIdempotencyKey() {
  const last = useRef<{ sent: unknown; key: string }>(undefined);
  return (sent: unknown): string => {
    const previous = last.current;
    if (previous && previous.sent === sent) return previous.key;
    const key = newIdempotencyKey();
    last.current = { sent, key };
    return key;
  };
}
