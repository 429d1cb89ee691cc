/** Logs a problem that the screen does not show, for support. */
export function logWarning(message: string, detail?: unknown): void {
  console.warn(message, ...(detail === undefined ? [] : [detail]));
}
