import { useRef } from 'react';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';

/** Gives the key to send something with: the same thing sent again, after a lost reply, goes under the same key. */
export function useIdempotencyKey() {
  const last = useRef<{ sent: unknown; key: string }>(undefined);
  return (sent: unknown): string => {
    const known = last.current?.sent === sent ? last.current : { sent, key: newIdempotencyKey() };
    last.current = known;
    return known.key;
  };
}
