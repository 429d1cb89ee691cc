import { conflict } from './domain-error.ts';

/**
 * Throws CONFLICT when something was changed after the version that the caller edited. `edited` is the `updatedAt` that
 * the caller read; without one nothing is checked.
 */
export function assertSameVersion(edited: string | undefined, stored: Date, what: string): void {
  if (edited === undefined || Date.parse(edited) === stored.getTime()) return;
  throw changedMeanwhile(what);
}

/** Nothing of the other administrator's change is overwritten. */
export const changedMeanwhile = (what: string) =>
  conflict(
    `Somebody else changed ${what} while you were editing. Nothing was saved. Close this form and open it again to see the new version.`,
    { suggestion: 'What you typed is still in the form, so you can copy it.' },
  );
