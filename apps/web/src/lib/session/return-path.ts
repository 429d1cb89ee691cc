const key = 'markwell.return-to';

/** Remembers, for this tab, where someone was when they had to sign in. */
export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without storage they arrive at the dashboard.
  }
}

/** Where to go after signing in: the remembered place, else the dashboard. Never an address outside the product. */
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
    // nothing was kept there
  }
}
