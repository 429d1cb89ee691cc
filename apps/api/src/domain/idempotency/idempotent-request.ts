/** A creating call that came with an Idempotency-Key, as its record in the database names it. */
export interface IdempotentRequest {
  userId: string;
  endpoint: string;
  /** The header's value. */
  key: string;
  /** Digest of everything that was sent: the same key with another request is refused. */
  requestHash: Uint8Array;
  now: Date;
  /** A record from before this instant counts no more. */
  keptSince: Date;
}
