/** Chromium's and Firefox' words, Safari's, and Vite's for a stylesheet. */
const failures = /dynamically imported module|Importing a module script failed|Unable to preload CSS/iu;

/** Whether a part of the application could not be downloaded: offline, or replaced by a newer version. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && failures.test(error.message);

const key = 'markwell.reloaded-at';
/** How long a second reload would not help. */
const repeatAfterMs = 30_000;

/** Loads the page again, in the newest version. Returns false if that has just been done. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < repeatAfterMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false; // Without storage it could repeat for ever.
  }
  location.reload();
  return true;
}
