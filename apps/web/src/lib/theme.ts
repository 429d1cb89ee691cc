import { readLocalStorage, writeLocalStorage } from './local-storage.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const themeLabels: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Like my device' },
];

// boot.js does the same before the first paint.
const key = 'markwell.theme';
const darkSystem = '(prefers-color-scheme: dark)';

export function readTheme(): ThemeChoice {
  const stored = readLocalStorage(key);
  return themeChoices.find((choice) => choice === stored) ?? 'light';
}

function apply(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia(darkSystem).matches);
  const theme = isDark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme;
  // The browser's own bars: index.html has a colour for each theme.
  for (const meta of document.querySelectorAll<HTMLElement>('meta[name=theme-color]')) {
    meta.setAttribute('media', meta.dataset['for'] === theme ? 'all' : 'not all');
  }
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
  const follow = () => {
    apply(readTheme());
  };
  system.addEventListener('change', follow);
  return () => {
    system.removeEventListener('change', follow);
  };
}
