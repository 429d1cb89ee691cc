import { pageArrangementSchema, type PageArrangementDto } from '@markwell/shared/accounts/auth.contract';
import { readLocalStorageJson, removeFromLocalStorage, writeLocalStorageJson } from '../local-storage.ts';

// boot.js applies it before the first paint.
const key = 'markwell.arrangement';

/** The signed-in user's arrangement as this device last knew it. */
export const readKeptArrangement = () => readLocalStorageJson(key, pageArrangementSchema) ?? undefined;

/** Shows the page in the user's reading style, also at the next visit; undefined: in the product's own. */
export function applyArrangement(arrangement: PageArrangementDto | undefined): void {
  if (arrangement) writeLocalStorageJson(key, arrangement);
  else removeFromLocalStorage(key);
  for (const name of ['textSize', 'spacing', 'font', 'paperColour'] as const) {
    document.documentElement.dataset[name] = String(arrangement?.[name] ?? '');
  }
}
