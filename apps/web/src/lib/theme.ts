import { readLocal, writeLocal } from './local-store.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

// The page's theme script reads the same key before the first paint.
const key = 'markwell.theme';
const darkSystem = '(prefers-color-scheme: dark)';

export function readTheme(): ThemeChoice {
  const stored = readLocal(key);
  return themeChoices.find((choice) => choice === stored) ?? 'light';
}

function apply(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia(darkSystem).matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

export function chooseTheme(choice: ThemeChoice): void {
  writeLocal(key, choice);
  apply(choice);
}

/** Keeps in step with the system while 'system' is chosen. Returns how to stop. */
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
