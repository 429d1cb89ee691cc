import { conflict } from '../domain-error.ts';

/** Edits of a question come one after the other: one that began with an older revision would lose another's words. */
export const editConflict = () =>
  conflict('Somebody else has edited this question meanwhile. Please open it again.');
