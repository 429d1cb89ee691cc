import { useSyncExternalStore } from 'react';
import { onThemeChoice, readTheme, type ThemeChoice } from './theme.ts';

/** The theme that is chosen, wherever it was chosen. */
export const useTheme = (): ThemeChoice => useSyncExternalStore(onThemeChoice, readTheme);
