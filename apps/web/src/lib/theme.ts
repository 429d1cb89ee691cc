import { readLocalStorage, writeLocalStorage } from './local-storage.ts';

const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const themeLabels: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Like my device' },
];

// boot.js does the same before the first paint, and gives the browser's own bars the colour of the paper.
const key = 'markwell.theme';
const darkSystem = '(prefers-color-scheme: dark)';

export function readTheme(): ThemeChoice {
  const stored = readLocalStorage(key);
  return themeChoices.find((choice) => choice === stored) ?? 'light';
}

function apply(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia(darkSystem).matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

const listeners = new Set<() => void>();

/** Calls the listener when the user chooses a theme. Returns a function that unsubscribes. */
export function onThemeChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chooseTheme(choice: ThemeChoice): void {
  writeLocalStorage(key, choice);
  apply(choice);
  for (const listener of listeners) listener();
}

/** Follows the system's theme while 'system' is chosen. Returns a function that stops it. */
export function followSystemTheme(): () => void {
  const system = matchMedia(darkSystem);
  const follow = () => apply(readTheme());
  system.addEventListener('change', follow);
  return () => system.removeEventListener('change', follow);
}
