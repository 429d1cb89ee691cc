/** Milliseconds in which a repeated request has no second effect. */
export const recordLifetimeMs = 24 * 3_600_000;

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

/**
 * The request was already recorded, perhaps by another process just now, so this transaction must roll back. The caller
 * gets the first result, or CONFLICT when that cannot be read.
 */
export class RequestAlreadyRecorded extends Error {
  override name = 'RequestAlreadyRecorded';
}
