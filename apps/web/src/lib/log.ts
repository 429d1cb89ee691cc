/** For whoever looks into a report of a pupil: what went wrong without anything to show on the screen. */
export function logWarning(message: string, detail?: unknown): void {
  console.warn(message, ...(detail === undefined ? [] : [detail]));
}
