// Session storage survives a reload in this tab. If the browser blocks it, the router has the state.
const key = 'mock-test-results';

export function rememberShownResults(testId: string): void {
  try {
    sessionStorage.setItem(key, testId);
  } catch {
    // The router's state has it as well.
  }
}

export function lastShownResults(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Clears the state for 'Back to Dashboard'. */
export function forgetShownResults(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
