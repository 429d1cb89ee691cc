/** One per user action: a repeat of the same action with the same key gets the first reply. */
export function newIdempotencyKey(): string {
  // crypto.randomUUID is missing on a page served over plain HTTP from another machine, a school's network for one.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Milliseconds after the last try in which the same choice is the same call: its reply may be all that was lost. */
const repeatWithin = 60_000;

interface RepeatableKey {
  keyFor: (choice: string) => string;
  /** The reply has come: the next call is another one, whatever is chosen. */
  forget: () => void;
}

/** Keys for a call that makes something: the key of the last call as long as it is being repeated. */
export function createReusableIdempotencyKey(): RepeatableKey {
  let last: { choice: string; at: number; key: string } | null = null;
  return {
    keyFor(choice) {
      const at = Date.now();
      if (last?.choice !== choice || at - last.at >= repeatWithin)
        last = { choice, at, key: newIdempotencyKey() };
      last.at = at;
      return last.key;
    },
    forget() {
      last = null;
    },
  };
}
