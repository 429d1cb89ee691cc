/** What a load does with a part of the library, or why it leaves it alone. */
export type LoadAction = 'add' | 'change' | 'keep' | 'edited-here' | 'deleted-here';

interface Known {
  /** Of the content of this release. */
  fingerprint: string;
  /** What the database has; undefined without a row. `isFirst`: it has never been revised. */
  stored: { fingerprint: string; isFirst: boolean; isArchived: boolean } | undefined;
  /** The fingerprint of what the library wrote last; undefined when it did not note that. */
  written: string | undefined;
}

/** A change here is never overwritten: what differs from what the library wrote was changed by an administrator. */
export function planLoad({ fingerprint, stored, written }: Known): LoadAction {
  if (!stored) return written === undefined ? 'add' : 'deleted-here';
  if (stored.fingerprint === fingerprint) return 'keep';
  const isUntouched = written === undefined ? stored.isFirst : stored.fingerprint === written;
  if (isUntouched) return 'change';
  return stored.isArchived ? 'deleted-here' : 'edited-here';
}
