import { beforeEach, expect, test } from 'vitest';
import { stubSystemTheme } from '../testing/system-theme.ts';
import { chooseTheme, followSystemTheme, onThemeChoice, readTheme } from './theme.ts';

let system: ReturnType<typeof stubSystemTheme>;

beforeEach(() => {
  localStorage.clear();
  system = stubSystemTheme();
});

const shown = () => document.documentElement.dataset['theme'];

test('is light until a theme is chosen, or if the stored one is invalid', () => {
  expect(readTheme()).toBe('light');
  localStorage.setItem('markwell.theme', 'sepia');
  expect(readTheme()).toBe('light');
});

test('a choice is stored and shown', () => {
  chooseTheme('dark');
  expect([readTheme(), localStorage.getItem('markwell.theme'), shown()]).toEqual(['dark', 'dark', 'dark']);
});

test('follows the system while it is the chosen theme', () => {
  followSystemTheme();
  chooseTheme('system');
  expect(shown()).toBe('light');
  system.isDark = true;
  system.notifyChange();
  expect(shown()).toBe('dark');
  chooseTheme('light');
  system.notifyChange();
  expect(shown()).toBe('light');
});

test('listeners are called until they unsubscribe', () => {
  const heard: string[] = [];
  const stop = onThemeChoice(() => heard.push(readTheme()));
  chooseTheme('dark');
  stop();
  chooseTheme('light');
  expect(heard).toEqual(['dark']);
});
