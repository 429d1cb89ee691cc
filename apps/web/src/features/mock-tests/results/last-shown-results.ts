// Survives a reload and a new sign-in in this tab; a browser that forbids it still has the router's state.
const key = 'mock-test-results';

export function rememberShownResults(testId: string): void {
  try {
    sessionStorage.setItem(key, testId);
  } catch {
    // the router's state has it
  }
}

export function lastShownResults(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Back to Dashboard clears the state (spec 2 §4.2). */
export function forgetShownResults(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
