const key = 'markwell.return-to';

/** Remembers, for this tab, the page that required signing in. */
export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without storage the user returns to the dashboard.
  }
}

/** The page to open after signing in, by default the dashboard. Never an external address. */
export function readReturnPath(): string {
  try {
    const { origin } = location;
    const path = sessionStorage.getItem(key) ?? '/';
    return path.startsWith('/') && new URL(path, origin).origin === origin ? path : '/';
  } catch {
    return '/';
  }
}

export function forgetReturnPath(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
