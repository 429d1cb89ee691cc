import { vi } from 'vitest';

/** jsdom has no media queries: a system whose theme the test sets, light at first. */
export function stubSystemTheme() {
  const system = { isDark: false, tellChange: () => undefined as unknown };
  vi.stubGlobal('matchMedia', () => ({
    matches: system.isDark,
    addEventListener: (_: string, listener: () => void) => {
      system.tellChange = listener;
    },
    removeEventListener: () => undefined,
  }));
  return system;
}
