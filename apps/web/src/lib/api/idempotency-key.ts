/** One per user action: a repeat of the same action with the same key gets the first reply. */
export function newIdempotencyKey(): string {
  // crypto.randomUUID is missing on a page served over plain HTTP from another machine, a school's network for one.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
