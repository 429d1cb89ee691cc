/** A new key, for one user action: repeating the action with the same key returns the first reply. */
export function newIdempotencyKey(): string {
  // crypto.randomUUID is missing on pages served over plain HTTP from another machine, for example in a
  // school's network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How long the same choice counts as a repetition, whose reply may have been lost. */
const repeatWithinMs = 60_000;

interface RepeatableKey {
  keyFor: (choice: string) => string;
  /** Call it after the reply: the next request gets a new key, whatever the choice. */
  forget: () => void;
}

/** Idempotency keys for an endpoint that creates something: a repeated request gets the same key. */
export function createReusableIdempotencyKey(): RepeatableKey {
  let last: { choice: string; at: number; key: string } | null = null;
  return {
    keyFor(choice) {
      const at = Date.now();
      if (last?.choice !== choice || at - last.at >= repeatWithinMs)
        last = { choice, at, key: newIdempotencyKey() };
      last.at = at;
      return last.key;
    },
    forget() {
      last = null;
    },
  };
}
