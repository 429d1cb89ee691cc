/** A request with an Idempotency-Key that creates something, as it is recorded in the database. */
export interface IdempotentRequest {
  userId: string;
  endpoint: string;
  /** The header's value. */
  key: string;
  /** Hash of the whole request: the same key with another request is refused. */
  requestHash: Uint8Array;
  now: Date;
  /** Records from before this instant have expired. */
  storedSince: Date;
}
