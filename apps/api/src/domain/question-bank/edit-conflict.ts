import { conflict } from '../domain-error.ts';

/** For an edit that began with an older revision: saving it would overwrite another administrator's edit. */
export const editConflict = () => conflict('Someone else has edited this question. Please open it again.');
