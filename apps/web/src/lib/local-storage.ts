import type { z } from 'zod';

// A browser may forbid local storage, or it may be full; then values last as long as the page.
const memory = new Map<string, string>();

export function readLocalStorage(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key); // a full storage still has the value from before
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeLocalStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** False for a value that lasts only as long as the page, because the browser has refused to store it. */
export const isStored = (key: string): boolean => !memory.has(key);

export function removeFromLocalStorage(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}

/** The local storage keys with this prefix. */
export function localStorageKeys(prefix: string): string[] {
  const keys = [...memory.keys()];
  try {
    keys.push(...Object.keys(localStorage));
  } catch {
    // nothing is stored
  }
  return [...new Set(keys)].filter((key) => key.startsWith(prefix));
}

/** The stored value, or null if it does not match the schema. */
export function readLocalStorageJson<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
): z.output<Schema> | null {
  const text = readLocalStorage(key);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function writeLocalStorageJson(key: string, value: unknown): void {
  writeLocalStorage(key, JSON.stringify(value));
}

/** Calls the listener when another tab changes the value. Returns a function that unsubscribes. */
export function onLocalStorageChange(key: string, listener: (value: string | null) => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(event.key === null ? null : event.newValue);
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}
