import { vi } from 'vitest';

/** Mocks the system's theme for jsdom, which has no media queries. It is light at first. */
export function stubSystemTheme() {
  const system = { isDark: false, notifyChange: () => undefined as unknown };
  vi.stubGlobal('matchMedia', () => ({
    matches: system.isDark,
    addEventListener: (_: string, listener: () => void) => {
      system.notifyChange = listener;
    },
    removeEventListener: () => undefined,
  }));
  return system;
}
