import { useSyncExternalStore } from 'react';
import { onThemeChoice, readTheme, type ThemeChoice } from './theme.ts';

/** The chosen theme, also when it was chosen elsewhere on the page. */
export const useTheme = (): ThemeChoice => useSyncExternalStore(onThemeChoice, readTheme, readTheme);
