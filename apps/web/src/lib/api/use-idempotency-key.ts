import { useRef } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Gives the key to send something with: the same thing sent again, after a lost reply, goes under the same key. */
export function useIdempotencyKey() {
  const last = useRef<{ sent: unknown; key: string }>(undefined);
  return (sent: unknown): string => {
    const known = last.current;
    if (known && known.sent === sent) return known.key;
    const key = newIdempotencyKey();
    last.current = { sent, key };
    return key;
  };
}
